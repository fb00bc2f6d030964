# #region generate
java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g java -o pix-java \
  --global-property apis,models,supportingFiles \
  --additional-properties=invokerPackage=example.pix,apiPackage=example.pix.api,modelPackage=example.pix.model,disallowAdditionalPropertiesIfNotPresent=false
# #endregion
# #region install
mvn -f pix-java install
# #endregion
