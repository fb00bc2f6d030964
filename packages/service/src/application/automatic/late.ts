import { type Refusal, type RefusalDetail, refuse } from '../../domain/refusal.ts'

/** Rules of the contract that a request breaks and that come after rules of the operation, by code. */
export type Late = ReadonlyMap<string, readonly RefusalDetail[]>

/**
 * The first broken rule, in the order given: the contract's own and those that only the operation can judge. A rule
 * says when it is broken.
 */
export async function firstBroken<Code extends string>(
  late: Late,
  rules: readonly (readonly [code: Code, isBroken?: (() => boolean | Promise<boolean>) | undefined])[],
): Promise<Refusal<Code> | undefined> {
  for (const [code, isBroken] of rules) {
    const details = late.get(code)
    if (details !== undefined) return refuse(code, ...details)
    if (isBroken !== undefined && (await isBroken())) return refuse(code)
  }
  return undefined
}
