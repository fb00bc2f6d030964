import { type PixApiError, PixError } from '@pix-payments/client'
import { apiErrorOf } from './api-error.ts'
import { CommandError, EXIT, type ExitCode } from './exit-codes.ts'
import { style } from './style.ts'

export interface Failure {
  readonly exitCode: ExitCode
  readonly message: string
  readonly facts?: Readonly<Record<string, unknown>>
}

/**
 * Writes why a command failed: a sentence on stderr, and with `--json` an object on stdout, unless stdout already has a
 * result. Returns the exit code.
 */
export function reportFailure(error: unknown, json: boolean): ExitCode {
  const { exitCode, message, facts } = describeFailure(error)
  process.stderr.write(`${style('red', 'error:', process.stderr)} ${message}\n`)
  const isShown = error instanceof CommandError && error.isShown
  if (json && !isShown)
    process.stdout.write(`${JSON.stringify({ error: { exitCode, message, ...facts } }, null, 2)}\n`)
  return exitCode
}

/** The exit code and the sentence of a failure. @throws the error when it is a bug. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CommandError) return { exitCode: error.exitCode, message: error.message }
  const refused = apiErrorOf(error)
  if (refused !== undefined) return apiFailure(refused)
  if (error instanceof PixError && error.endedBy !== undefined) return withoutResponse(error)
  if (error instanceof PixError) return { exitCode: EXIT.failed, message: textOf(error) }
  // The client throws a TypeError that names the option or the field with a wrong value.
  if (error instanceof TypeError) return { exitCode: EXIT.usage, message: error.message }
  throw error
}

function apiFailure(error: PixApiError): Failure {
  const { operationId, status, code, requestId, details } = error
  const lines = details.map(({ field, message }) => `  ${field}: ${message}`)
  const message = [`${operationId}: ${status} ${code}. ${error.reveal().message ?? ''}`.trimEnd(), ...lines]
  return {
    exitCode: EXIT.failed,
    message: message.join('\n'),
    facts: { operationId, status, code, requestId, details },
  }
}

function withoutResponse(error: PixError): Failure {
  if (error.endedBy !== 'connection') return { exitCode: EXIT.absent, message: textOf(error) }
  const { cause } = error.reveal()
  const reason = cause instanceof Error && cause.cause instanceof Error ? ` (${cause.cause.message})` : ''
  return {
    exitCode: EXIT.unreachable,
    message: `No sandbox answers${reason}. Start one with "npx @pix-payments/service", or choose another with --url, --profile or PIX_URL.`,
  }
}

const textOf = (error: PixError): string => `${error.operationId}: ${error.message}`
