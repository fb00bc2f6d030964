# #region generate
java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g typescript-fetch -o pix \
  --global-property apis,models,supportingFiles
# #endregion
