import type { Instant } from '@pix-payments/pix'
import { change, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/**
 * The wallets with deliveries that are due later, such as retries. `at_real` is the real instant at which a process looks
 * at the wallet: at the latest when its first delivery is due. It may be too early, and is never too late. Deliveries
 * without an attempt need no row: an index finds them.
 */
const first = statement('deliveryWake.first', 'select min(at_real) as at from delivery_wake')
const claim = statement(
  'deliveryWake.claim',
  'select wallet_id from delivery_wake where at_real <= $1 order by at_real, wallet_id limit 100 {skip locked}',
)
const lock = statement('deliveryWake.lock', 'select at_real from delivery_wake where wallet_id = $1 {lock}')
const put = change('deliveryWake.put', 'delivery_wake', { wallet_id: 'text' }, { at_real: 'bigint' })
/** Another process may insert the row at the same time: the earlier instant counts. */
const add = statement(
  'deliveryWake.add',
  `insert into delivery_wake (wallet_id, at_real) values ($1, $2) on conflict (wallet_id) do update
    set at_real = case when excluded.at_real < delivery_wake.at_real then excluded.at_real else delivery_wake.at_real end`,
)
const remove = statement('deliveryWake.delete', 'delete from delivery_wake where wallet_id = $1')
/** An expired lease of a retry has no other row that wakes its wallet. */
const ofLeases = statement(
  'deliveryWake.ofLeases',
  `update delivery_wake set at_real = 0 where wallet_id in (select wallet_id from delivery
    where status = 'PENDING' and place <> 'BEHIND' and lease >= $1 and lease < $2)`,
)

/** The earliest real instant at which a wallet is to be looked at. Null when no wallet has a delivery that waits. */
export async function firstWake(reader: Reader): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(first))?.at ?? null
}

/**
 * Takes up to 100 wallets that are to be looked at, so that no other process looks at them until `until`. If this process
 * dies meanwhile, another one takes them then.
 */
export async function claimWakes(
  transaction: Transaction,
  realNow: Instant,
  until: Instant,
): Promise<readonly string[]> {
  const rows = await transaction.all<{ wallet_id: string }>(claim, [realNow])
  for (const { wallet_id } of rows) transaction.later(put, [wallet_id, until])
  return rows.map(({ wallet_id }) => wallet_id)
}

/** Has a process look at the wallet at once, because its clock was set or its deliveries were made due. */
export function wakeNow(transaction: Transaction, walletId: string): void {
  transaction.later(add, [walletId, 0])
}

/** The same for the wallets whose deliveries a process has leased, before its leases are released. */
export async function wakeLeased(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.run(ofLeases, [from, to])
}

/**
 * Sets when the wallet is looked at. `find` returns this instant, or null for never. It must read the clock of the wallet
 * and the deliveries again: when another process sets the clock at the same time, the row is locked before or after.
 */
export async function scheduleWake<Found extends { readonly at: Instant | null }>(
  transaction: Transaction,
  walletId: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const locked = await transaction.first(lock, [walletId])
  const found = await find()
  if (found.at !== null) await transaction.run(locked === undefined ? add : put, [walletId, found.at])
  else if (locked !== undefined) await transaction.run(remove, [walletId])
  return found
}
