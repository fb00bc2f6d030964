export const LOG_LEVELS = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Log {
  error(line: string): void
  info(line: string): void
}

/** Writes one line of the log. */
export type Write = (line: string) => void

export function createLog(level: LogLevel, write: Write): Log {
  const at = (own: LogLevel): Write =>
    LOG_LEVELS.indexOf(own) <= LOG_LEVELS.indexOf(level) ? write : () => undefined
  return { error: at('error'), info: at('info') }
}

/** Returns the first `limit` lines. When there are more, adds a line with their number: `and 12 more`. */
export function firstOf(lines: readonly string[], limit: number): readonly string[] {
  return lines.length <= limit ? lines : [...lines.slice(0, limit), `and ${lines.length - limit} more`]
}
