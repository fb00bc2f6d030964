// Package operator holds the versions of the generator oapi-codegen, and of the modules that generated clients import.
package operator

import (
	_ "github.com/oapi-codegen/runtime"
	_ "gopkg.in/validator.v2"
)
