import { type Refusal, refuse } from '../domain/refusal.ts'
import type { DeferredViolations } from './operation.ts'

/**
 * The first broken rule, in the order given: rules of the contract that this request breaks, and rules that only the
 * operation can judge. Each rule of the operation says when it is broken.
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
