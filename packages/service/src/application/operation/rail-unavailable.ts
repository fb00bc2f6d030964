import { type Refusal, refuse } from '../../domain/refusal.ts'
import { RailUnavailableError } from '../../rail/rail.ts'

/** The request can be repeated after this time. */
const RETRY_AFTER_SECONDS = 5

/** A refusal because the institution did not answer a look-up. It states when to repeat the request. */
export type RailRefusal<Code extends string> = Refusal<Code> & {
  /** Replaces the message of the code, which also covers an unavailable store. */
  readonly message?: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Returns a handler for the error of a look-up: when the institution did not answer, the request is refused with `code`,
 * and nothing was accepted or debited (G-340). Every other error is thrown again.
 *
 * @param message Only for an error body with a `message`.
 */
export const railUnavailable =
  <const Code extends string>(code: Code, message?: string) =>
  (error: unknown): RailRefusal<Code> => {
    if (!(error instanceof RailUnavailableError)) throw error
    return { ...refuse(code), message, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }
  }
