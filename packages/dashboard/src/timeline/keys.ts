import type { Activity } from '@pix-payments/client/sandbox'

/** Returns a key for each entry of a timeline. It stays when another entry appears before the entry. */
export function keysOf(entries: readonly Activity[]): readonly string[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const { kind, at, resourceId, request, command, attempt, event, line, change } = entry
    const id =
      (request ?? command)?.requestId ??
      (attempt && `${attempt.deliveryId} ${attempt.number}`) ??
      event?.eventId ??
      line?.id ??
      change?.to
    const key = [kind, at, resourceId, id].join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key} ${count}`
  })
}
