# #region run
pix run story.yaml
# #endregion
# #region list
pix run --list
pix run --all
# #endregion
