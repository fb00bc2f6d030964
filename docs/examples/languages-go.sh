# #region generate
java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g go -o pix --package-name pix \
  --global-property apis,models,supportingFiles,apiTests=false \
  --additional-properties=withGoMod=false,enumClassPrefix=true,disallowAdditionalPropertiesIfNotPresent=false,useOneOfDiscriminatorLookup=true
# #endregion
# #region install
go get gopkg.in/validator.v2@v2.0.1
# #endregion
