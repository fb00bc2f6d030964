import type { Charge } from '../../src/domain/charge/charge.ts'
import type { Store } from '../../src/storage/store.ts'
import type { Receiver } from './receiver.ts'

const EVENTS = {
  name: 'test.crash.allEvents',
  text: 'select id, wallet_id, resource_id, position from event order by wallet_id, position',
}
const PENDING = {
  name: 'test.crash.pending',
  text: `select status, count(*) as deliveries from delivery where status <> 'DELIVERED' group by status`,
}
const TIMERS = { name: 'test.crash.timersLeft', text: 'select count(*) as timers from timer' }
const CHARGES = { name: 'test.crash.allCharges', text: 'select body from charge' }

interface EventRow {
  readonly id: string
  readonly resource_id: string
  readonly position: number
}

/**
 * Checks the store at the end of a run, when no work is pending: every event was delivered, the first attempts for the
 * events of one resource were in order (G-218), and no timer is left.
 */
export async function afterAll(
  store: Store,
  { tried, accepted }: Receiver,
  charges: ReadonlyMap<string, { readonly asked: number; readonly answered: number }>,
): Promise<{ readonly events: number; readonly problems: readonly string[] }> {
  const problems: string[] = []
  return store.snapshot(async (reader) => {
    const events = await reader.all<EventRow>(EVENTS)
    const ofId = new Map(events.map((event) => [event.id, event]))
    for (const { id } of events) if (!accepted.has(id)) problems.push(`Event ${id} was never delivered`)
    const latest = new Map<string, number>()
    for (const id of tried) {
      const event = ofId.get(id)
      if (event === undefined) {
        problems.push(`Event ${id} was sent and is not there`)
        continue
      }
      const before = latest.get(event.resource_id) ?? 0
      if (event.position < before)
        problems.push(`Event ${id} was first attempted after a later one of its resource`)
      latest.set(event.resource_id, Math.max(before, event.position))
    }
    for (const { status, deliveries } of await reader.all<{ status: string; deliveries: number }>(PENDING)) {
      problems.push(`${deliveries} deliveries are ${status}`)
    }
    const left = await reader.first<{ timers: number }>(TIMERS)
    if (left?.timers !== 0) problems.push(`${left?.timers} timers are left`)
    const counts = new Map<string, number>()
    for (const { body } of await reader.all<{ body: string }>(CHARGES)) {
      const { externalId } = JSON.parse(body) as Charge
      counts.set(externalId, (counts.get(externalId) ?? 0) + 1)
    }
    for (const [externalId, { asked, answered }] of charges) {
      const made = counts.get(externalId) ?? 0
      if (made < answered || made > asked) {
        problems.push(`${made} charges ${externalId}: ${asked} asked for, ${answered} answered`)
      }
    }
    return { events: events.length, problems }
  })
}
