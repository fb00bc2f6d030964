import { type Refusal, refuse } from '../../domain/refusal.ts'
import { RailUnavailableError } from '../../rail/rail.ts'
import type { DeferredViolations } from './operation.ts'

/**
 * Checks rules in the given order, and returns the refusal of the first broken rule. Returns undefined when no rule is
 * broken. A rule is broken when its code is in `deferredViolations`, or when `isBroken` returns true.
 */
export async function firstBroken<Code extends string>(
  deferredViolations: DeferredViolations,
  rules: readonly (readonly [code: Code, isBroken?: (() => boolean | Promise<boolean>) | undefined])[],
): Promise<Refusal<Code> | undefined> {
  for (const [code, isBroken] of rules) {
    const details = deferredViolations.get(code)
    if (details !== undefined) return refuse(code, ...details)
    if (isBroken !== undefined && (await isBroken())) return refuse(code)
  }
  return undefined
}

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

/**
 * §7.4, G-185: the refusal when Pix Automático is switched off for a wallet. It asks the caller to wait an hour, because a
 * retry would get the same response.
 */
export const NOT_ENABLED = { ok: false, code: 'HTTP_503', headers: { 'retry-after': '3600' } } as const
