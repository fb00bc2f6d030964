export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Log {
  error(line: string): void
  info(line: string): void
  debug(line: string): void
}

/** Where a line of the log goes. */
export type Write = (line: string) => void

export function createLog(level: LogLevel, write: Write): Log {
  const at = (own: LogLevel): Write =>
    LOG_LEVELS.indexOf(own) <= LOG_LEVELS.indexOf(level) ? write : () => undefined
  return { error: at('error'), info: at('info'), debug: at('debug') }
}
