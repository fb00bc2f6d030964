export const LOG_LEVELS = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Log {
  error(line: string): void
  info(line: string): void
}

/** Where a line of the log goes. */
export type Write = (line: string) => void

export function createLog(level: LogLevel, write: Write): Log {
  const at = (own: LogLevel): Write =>
    LOG_LEVELS.indexOf(own) <= LOG_LEVELS.indexOf(level) ? write : () => undefined
  return { error: at('error'), info: at('info') }
}

/** The first of many lines, and how many are left: `and 12 more`. */
export function firstOf(lines: readonly string[], limit: number): readonly string[] {
  return lines.length <= limit ? lines : [...lines.slice(0, limit), `and ${lines.length - limit} more`]
}
