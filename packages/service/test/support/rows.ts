import type { Statement } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'

/** Statements of the tests. They read the store without the statements of the service. */
const EVENTS: Statement = {
  name: 'test.events',
  text: 'select event, resource_id, payload from event where wallet_id = $1 order by position',
}
const DELIVERIES: Statement = {
  name: 'test.deliveries',
  text: `select e.event, d.resource_id from delivery d join event e on e.id = d.event_id
    where d.wallet_id = $1 order by d.position`,
}

const TIMERS: Statement = {
  name: 'test.timers',
  text: 'select kind from timer where wallet_id = $1 and resource_id = $2 order by due_at, position',
}

export interface EventRow {
  readonly event: string
  readonly resourceId: string
  readonly payload: Readonly<Record<string, unknown>>
}

interface WalletReference {
  readonly walletId: string
}

/** Returns the events of a wallet, or of one of its resources, in order. */
export async function eventsOf(
  store: Store,
  { walletId }: WalletReference,
  resourceId?: string,
): Promise<readonly EventRow[]> {
  const rows = await store.read((reader) =>
    reader.all<{ event: string; resource_id: string; payload: string }>(EVENTS, [walletId]),
  )
  return rows
    .map((row) => ({
      event: row.event,
      resourceId: row.resource_id,
      payload: JSON.parse(row.payload) as EventRow['payload'],
    }))
    .filter((row) => resourceId === undefined || row.resourceId === resourceId)
}

export async function eventNamesOf(
  store: Store,
  wallet: WalletReference,
  resourceId?: string,
): Promise<readonly string[]> {
  return (await eventsOf(store, wallet, resourceId)).map(({ event }) => event)
}

/** Returns the events that have a queued delivery, in order. */
export async function queuedDeliveriesOf(
  store: Store,
  { walletId }: WalletReference,
  resourceId?: string,
): Promise<readonly string[]> {
  const rows = await store.read((reader) =>
    reader.all<{ event: string; resource_id: string }>(DELIVERIES, [walletId]),
  )
  return rows
    .filter((row) => resourceId === undefined || row.resource_id === resourceId)
    .map(({ event }) => event)
}

/** Returns the pending timers of a resource. */
export async function timersOf(
  store: Store,
  { walletId }: WalletReference,
  resourceId: string,
): Promise<readonly string[]> {
  const rows = await store.read((reader) => reader.all<{ kind: string }>(TIMERS, [walletId, resourceId]))
  return rows.map(({ kind }) => kind)
}
