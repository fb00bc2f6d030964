# #region generate
java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g python -o pix-python \
  --global-property apis,models,supportingFiles \
  --additional-properties=packageName=pix_payments
# #endregion
# #region install
pip install ./pix-python
# #endregion
