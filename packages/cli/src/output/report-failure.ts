import { type PixApiError, PixError } from '@pix-payments/client'
import { apiErrorOf } from './api-error.ts'
import { CommandError, EXIT, type ExitCode } from './exit-codes.ts'
import { style } from './style.ts'
import { visible } from './text.ts'

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
  const shown = message.split('\n').map(visible).join('\n')
  process.stderr.write(`${style('red', 'error:', process.stderr)} ${shown}\n`)
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
  if (error instanceof PixError) return { exitCode: EXIT.failed, message: error.message }
  // The client throws a TypeError that names the option or the field with a wrong value.
  if (error instanceof TypeError) return { exitCode: EXIT.usage, message: error.message }
  throw error
}

function apiFailure(error: PixApiError): Failure {
  const { operationId, status, code, requestId, details } = error
  const lines = details.map(({ field, message }) => `  ${field}: ${message}`)
  const message = [`${operationId}: ${status} ${code}. ${error.reveal().message ?? ''}`.trimEnd(), ...lines]
  if (status === 401)
    message.push('  A sandbox with a control token needs --control-token or PIX_CONTROL_TOKEN.')
  return {
    exitCode: EXIT.failed,
    message: message.join('\n'),
    facts: { operationId, status, code, requestId, details },
  }
}

/** No response: nobody listens, the sandbox is silent, or a connection ended, as the faults drop and dropResponse do. */
function withoutResponse(error: PixError): Failure {
  if (error.endedBy !== 'connection')
    return unreachable(`${error.message} The sandbox may be busy or stopped.`)
  const { cause } = error.reveal()
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : undefined
  const text = reason === undefined ? '' : ` (${reason.message})`
  if (/^(UND_ERR_SOCKET|ECONNRESET)$/.test((reason as NodeJS.ErrnoException | undefined)?.code ?? '')) {
    return unreachable(
      `${error.operationId}: the connection ended without a response${text}. A fault of the wallet may have caused it: see "pix fault list".`,
    )
  }
  return unreachable(
    `No sandbox answers${text}. Start one with "npx @pix-payments/service", or choose another with --url, --profile or PIX_URL.`,
  )
}

const unreachable = (message: string): Failure => ({ exitCode: EXIT.unreachable, message })
