import { type Settings, SettingsError } from '../settings/read-settings.ts'

/** A start that failed, in words that name the setting to change. */
export function listenProblem(error: unknown, { port, host }: Pick<Settings, 'port' | 'host'>): unknown {
  const another = 'Choose another with --port or PIX_SERVICE_PORT.'
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SettingsError(`Port ${port} is taken. ${another}`)
    case 'EACCES':
      return new SettingsError(`Port ${port} may not be opened by this user. ${another}`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingsError(
        `The host ${host} is not an address of this machine. Choose another with --host or PIX_SERVICE_HOST.`,
      )
    default:
      return error
  }
}
