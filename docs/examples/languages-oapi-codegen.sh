# #region install
go get -tool github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2
go get github.com/oapi-codegen/runtime@v1.8.0
# #endregion
# #region generate
mkdir -p pix
go tool oapi-codegen -config languages-oapi-codegen.yaml openapi.json
# #endregion
