import { MetricsListenError } from '../http/metrics-server.ts'
import type { Settings } from '../settings/read-settings.ts'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * Turns a network error at the start, such as EADDRINUSE, into a `SettingsError` that names the setting to change.
 * Returns other errors unchanged.
 */
export function listenProblem(
  error: unknown,
  { port, host, metricsListen }: Pick<Settings, 'port' | 'host' | 'metricsListen'>,
): unknown {
  if (error instanceof MetricsListenError && metricsListen !== undefined) {
    const setting = '--metrics-listen or PIX_SERVICE_METRICS_LISTEN'
    return problemOf(error.cause, { ...metricsListen, portSetting: setting, hostSetting: setting })
  }
  return problemOf(error, {
    port,
    host,
    portSetting: '--port or PIX_SERVICE_PORT',
    hostSetting: '--host or PIX_SERVICE_HOST',
  })
}

/** The address of a server, and the names of the settings that set it. */
interface ListenAddress {
  readonly port: number
  readonly host: string
  readonly portSetting: string
  readonly hostSetting: string
}

function problemOf(error: unknown, { port, host, portSetting, hostSetting }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SettingsError(`Port ${port} is taken. Choose another with ${portSetting}.`)
    case 'EACCES':
      return new SettingsError(
        `Port ${port} cannot be opened by this user. Choose another with ${portSetting}.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingsError(
        `The host ${host} is not an address of this machine. Choose another with ${hostSetting}.`,
      )
    default:
      return error
  }
}
