/** A setting is invalid. The message names the setting and states the fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
