import { inTransaction, type Tables } from '../kit/kit.ts'

/**
 * Ends the work of an event that cannot be processed, and resolves its finding. It moves no money. Returns false when no
 * such event is open.
 */
export const dismissEvent = (
  kit: Tables,
  id: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<boolean> =>
  inTransaction(kit, async ({ events, findings }) => {
    if (actor === '' || reason === '') throw new TypeError('actor and reason must not be empty.')
    const event = await events.lock(id)
    if (event === undefined || event.done_at !== null) return false
    const now = kit.clock.now()
    await events.update(id, { done_at: now, next_at: null, failing_since: null })
    for (const { key } of await findings.find(`subject = $1 and kind = 'stuck' and status = 'open'`, [id]))
      await findings.update(key, { status: 'resolved', resolved_at: now, actor, reason })
    return true
  })
