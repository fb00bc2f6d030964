# #region install
pip install openapi-python-client==0.29.1
# #endregion
# #region generate
openapi-python-client generate --path openapi.json --meta none --output-path pix_client --fail-on-warning
# #endregion
