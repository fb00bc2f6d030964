import { type Refusal, refuse } from '../../domain/refusal.ts'
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
