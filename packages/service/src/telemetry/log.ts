import { createRequire } from 'node:module'
import type * as Pino from 'pino'
import type { PrettyOptions } from 'pino-pretty'

/** The log of the service. */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'
/** `auto` selects `pretty` on a terminal, and `json` otherwise. */
export type LogFormat = 'auto' | 'pretty' | 'json'

export interface LogOptions {
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  readonly isTerminal: boolean
}

/** Creates a pino log in the given format. While the service runs, only the log writes to standard output. */
export function createLog({ logLevel, logFormat, isTerminal }: LogOptions): Log {
  // Both modules are loaded on demand: a service inside a test starts faster without pino, and a service that logs JSON
  // lines starts faster without pino-pretty.
  const require = createRequire(import.meta.url)
  const { pino } = require('pino') as typeof Pino
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const isPretty = logFormat === 'pretty' || (logFormat === 'auto' && isTerminal)
  if (!isPretty) return pino(options)
  const pretty = require('pino-pretty') as (options: PrettyOptions) => Pino.DestinationStream
  const stream = pretty({
    translateTime: 'HH:MM:ss.l',
    ignore: 'pid,hostname',
    sync: true,
    colorize: isTerminal,
  })
  return pino(options, stream)
}

const nothing = (): void => undefined

/** Discards all log lines. This is the default of `createService`. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
