import type { EventOf, MachineName, StateOf } from '@pix-payments/spec'
import { type Refusal, refuse, refuseBecause } from '../../domain/refusal.ts'
import { isIn, shownState, statesBefore, step } from '../../domain/step.ts'
import { RailUnavailableError } from '../../rail/rail.ts'
import type { DeferredViolations } from './operation.ts'

/**
 * Checks rules in the given order, and returns the refusal of the first broken rule. Returns undefined when no rule is
 * broken. A rule is broken when its code is in `deferredViolations`, or when `isBroken` returns true. `message` replaces
 * the meaning of the code.
 */
export async function firstBroken<Code extends string>(
  deferredViolations: DeferredViolations,
  rules: readonly (readonly [
    code: Code,
    isBroken?: (() => boolean | Promise<boolean>) | undefined,
    message?: (() => string) | undefined,
  ])[],
): Promise<Refusal<Code> | undefined> {
  for (const [code, isBroken, message] of rules) {
    const details = deferredViolations.get(code)
    const broken = details !== undefined || (isBroken !== undefined && (await isBroken()))
    if (broken) return { ...refuse(code, ...(details ?? [])), message: message?.() }
  }
  return undefined
}

/**
 * Refuses an event that the resource does not allow, and names its state and the states that allow the event. When its
 * state is one of these, `condition` is the other condition that is not met: `its first payment is REFUNDED`.
 */
export function wrongState<M extends MachineName>(
  machine: M,
  state: StateOf<M>,
  on: EventOf<M>,
  condition?: string,
): Refusal<'INVALID_RECURRENCE_STATE'> {
  const isAllowed = step(machine, state, on) !== undefined
  const reason = (isAllowed ? condition : undefined) ?? `must be ${statesBefore(machine, on).join(' or ')}`
  return refuseBecause('INVALID_RECURRENCE_STATE', `The ${machine} is ${shownState(state)}, but ${reason}.`)
}

/** §7.4: the rule of cycle charges and of their retries (G-199), for {@link firstBroken}. */
export const requireChargeable = ({
  state,
}: {
  readonly state: StateOf<'recurrence'>
}): readonly ['AUTHORIZED_RECURRENCE_REQUIRED', () => boolean, () => string] => [
  'AUTHORIZED_RECURRENCE_REQUIRED',
  () => !isIn('recurrence', 'chargeable', state),
  () => `The recurrence is ${shownState(state)}, but must be AUTHORIZED (VALIDATION_SUCCEEDED).`,
]

/** The request can be repeated after this time. */
const RETRY_AFTER_SECONDS = 5

/** A refusal because the institution did not answer a look-up. It states when to repeat the request. */
export type RailRefusal<Code extends string> = Refusal<Code> & {
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Returns a handler for the error of a look-up: when the institution did not answer, the request is refused with `code`,
 * and nothing was accepted or debited (G-340). Every other error is thrown again.
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
