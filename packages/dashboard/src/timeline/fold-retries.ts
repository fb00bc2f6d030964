import type { Activity } from '@pix-payments/client/sandbox'

/** A step of a timeline: an entry, or the last of several attempts to deliver the same event. */
export interface Step {
  readonly entry: Activity
  /** How many attempts the step stands for; 1 for any other entry. */
  readonly count: number
  /** When the first of them was. */
  readonly since: string
}

/** Folds the attempts of each delivery into its last one, at the place of the last one. */
export function foldRetries(entries: readonly Activity[]): readonly Step[] {
  const steps = new Map<string, Step>()
  for (const [index, entry] of entries.entries()) {
    const key = entry.attempt?.deliveryId ?? String(index)
    const before = steps.get(key)
    steps.delete(key)
    steps.set(key, { entry, count: (before?.count ?? 0) + 1, since: before?.since ?? entry.at })
  }
  return [...steps.values()]
}

/** Whether an entry failed: a refused call, or an attempt without a 2xx answer. */
export function hasFailed({ request, command, attempt, change, fault }: Activity): boolean {
  const call = request ?? command
  if (call !== undefined) return call.code !== null || call.status === null
  if (attempt !== undefined) return attempt.status === null || attempt.status >= 300
  return fault !== undefined || /^(?:FAILED|REJECTED|EXPIRED|CANCEL)/.test(change?.to ?? '')
}
