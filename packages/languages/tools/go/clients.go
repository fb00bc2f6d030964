// Package operator holds the versions of the generator oapi-codegen, and of the modules that generated clients import.
package operator

import (
	_ "github.com/oapi-codegen/runtime"
	_ "golang.org/x/oauth2"
	_ "gopkg.in/validator.v2"
)
