import type { Instant } from '@pix-payments/pix'
import type { WebhookAccount } from '../../domain/webhook/webhook-account.ts'
import type { WalletClock } from '../../domain/wallet/wallet-clock.ts'
import { type Statement, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** What is needed to send the deliveries of a wallet. */
export interface Sender {
  readonly clock: WalletClock
  readonly lastAt: Instant
  readonly webhook: WebhookAccount | undefined
  /** Faults are defined, or hold something back. */
  readonly isFaulty: boolean
}

/** A pending delivery whose attempt is due. */
export interface DueDelivery {
  readonly id: string
  readonly resourceId: string
  readonly position: number
  /** Attempts so far. */
  readonly attempts: number
  readonly dueAt: Instant
  /** What faults do to this attempt, as JSON; null: they were not asked yet. */
  readonly effects: string | null
  /** Position of the first delivery of the same resource whose first attempt comes before; null: it waits for none. */
  readonly behind: number | null
}

/** What is sent. */
export interface Message {
  readonly eventId: string
  readonly event: string
  readonly payload: string
}

export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'DEAD'

const sender = statement(
  'delivery.sender',
  `select clock_mode, clock_offset, clock_frozen_at, last_at,
      (select body from webhook where webhook.wallet_id = wallet.id) as webhook,
      (select count(*) from fault where fault.wallet_id = wallet.id) as faults,
      (select count(*) from delivery where delivery.wallet_id = wallet.id and status = 'PENDING' and place = 'APART') as apart
    from wallet where id = $1`,
)
const firstAttemptsDue = statement(
  'delivery.firstAttemptsDue',
  `select id, resource_id, position, attempts, due_at, effects,
      case when place = 'APART' then null else
        (select min(e.position) from delivery e where e.wallet_id = d.wallet_id and e.resource_id = d.resource_id
          and e.status = 'PENDING' and e.place <> 'APART' and e.attempts = 0 and e.position < d.position) end as behind
    from delivery d where wallet_id = $1 and status = 'PENDING' and place <> 'BEHIND' and attempts = 0
      and due_at <= $2 and leased_until_real <= $3
    order by due_at, position limit $4 {skip locked}`,
)
const retriesDue = statement(
  'delivery.retriesDue',
  `select id, resource_id, position, attempts, due_at, effects, null as behind
    from delivery where wallet_id = $1 and status = 'PENDING' and place <> 'BEHIND' and attempts > 0
      and due_at <= $2 and leased_until_real <= $3
    order by due_at, position limit $4 {skip locked}`,
)
const claim = statement(
  'delivery.claim',
  `update delivery set lease = $1, leased_until_real = $2 where id in ($3, $4, $5, $6, $7, $8, $9, $10)
    returning id, event_id, (select event from event where event.id = event_id) as event,
      (select payload from event where event.id = event_id) as payload`,
)
const lockUntried = statement(
  'delivery.lockUntried',
  `select id from delivery where wallet_id = $1 and position = $2 and status = 'PENDING' and attempts = 0
    {skip locked}`,
)
const queueUp = statement('delivery.queueUp', `update delivery set place = 'BEHIND' where id = $1`)
const moveUp = statement(
  'delivery.moveUp',
  `update delivery set place = 'READY' where id = (select id from delivery where wallet_id = $1 and resource_id = $2
    and status = 'PENDING' and place <> 'APART' and place = 'BEHIND' and attempts = 0 order by position limit 1)`,
)
const releaseAll = statement(
  'delivery.releaseOrder',
  `update delivery set place = 'READY' where wallet_id = $1 and status = 'PENDING' and place = 'BEHIND'`,
)
const setApart = statement('delivery.setApart', `update delivery set place = 'APART' where id = $1`)
const postpone = statement(
  'delivery.postpone',
  `update delivery set lease = null, leased_until_real = $2, due_at = $3, effects = $4 where id = $1`,
)
const bringForward = statement(
  'delivery.bringForward',
  `update delivery set due_at = $3 where wallet_id = $1 and status = 'PENDING' and place = 'APART'
    and effects is not null and due_at > $3 and position < $2`,
)
const finish = statement(
  'delivery.finish',
  `update delivery set status = $3, attempts = $4, due_at = $5, lease = null, leased_until_real = 0, effects = null
    where id = $1 and lease = $2`,
)
const release = statement(
  'delivery.releaseLeases',
  `update delivery set lease = null, leased_until_real = 0
    where status = 'PENDING' and place <> 'BEHIND' and lease is not null`,
)
/** Leases of a process begin with its id and a colon, after which comes the semicolon. */
const releaseOf = statement(
  'delivery.releaseLeasesOf',
  `update delivery set lease = null, leased_until_real = 0
    where status = 'PENDING' and place <> 'BEHIND' and lease >= $1 and lease < $2`,
)
const shortenWaits = statement(
  'delivery.shortenWaits',
  `update delivery set leased_until_real = $1
    where status = 'PENDING' and place <> 'BEHIND' and leased_until_real > $1`,
)
const letGo = statement(
  'delivery.letGo',
  'update delivery set lease = null, leased_until_real = 0 where id = $1 and lease = $2',
)
const newAttempt = statement(
  'deliveryAttempt.insert',
  'insert into delivery_attempt (delivery_id, wallet_id, number, at, body) values ($1, $2, $3, $4, $5)',
)
const attempts = statement(
  'deliveryAttempt.of',
  'select number, at, body from delivery_attempt where delivery_id = $1 order by number',
)
const nextDue = statement(
  'delivery.nextDue',
  `select min(due_at) as at from delivery where wallet_id = $1 and status = 'PENDING' and place <> 'BEHIND'
    and due_at > $2`,
)
const nextLease = statement(
  'delivery.nextLease',
  `select min(leased_until_real) as at from delivery where wallet_id = $1 and status = 'PENDING'
    and place <> 'BEHIND' and due_at <= $2 and leased_until_real > $3`,
)
/** Goes from wallet to wallet, however many deliveries each has. */
const PENDING_WALLETS = `with recursive pending (wallet_id) as (
    select min(wallet_id) from delivery where status = 'PENDING' and place <> 'BEHIND'
    union all
    select (select min(wallet_id) from delivery where status = 'PENDING' and place <> 'BEHIND'
      and wallet_id > pending.wallet_id) from pending where pending.wallet_id is not null)`
const withPending = statement(
  'delivery.walletsWithPending',
  `${PENDING_WALLETS} select wallet_id from pending where wallet_id is not null`,
)
const withDue = statement(
  'delivery.walletsWithDue',
  `${PENDING_WALLETS} select wallet_id from pending join wallet on wallet.id = pending.wallet_id
    where (select min(due_at) from delivery where delivery.wallet_id = pending.wallet_id and status = 'PENDING'
        and place <> 'BEHIND' and leased_until_real <= $1)
      <= case when clock_mode = 'FROZEN' then clock_frozen_at else clock_offset + $1 end`,
)

interface SenderRow {
  readonly clock_mode: 'RUNNING' | 'FROZEN'
  readonly clock_offset: number
  readonly clock_frozen_at: number
  readonly last_at: number
  readonly webhook: string | null
  readonly faults: number
  readonly apart: number
}

/** Undefined: there is no such wallet. */
export async function findSender(reader: Reader, walletId: string): Promise<Sender | undefined> {
  const row = await reader.first<SenderRow>(sender, [walletId])
  return (
    row && {
      clock: { mode: row.clock_mode, offset: row.clock_offset, frozenAt: row.clock_frozen_at },
      lastAt: row.last_at,
      webhook: row.webhook === null ? undefined : (JSON.parse(row.webhook) as WebhookAccount),
      isFaulty: row.faults > 0 || row.apart > 0,
    }
  )
}

/** A moment, in the wallet's time and in real time. */
export interface Moment {
  readonly now: Instant
  readonly realNow: Instant
}

interface DueRow {
  readonly id: string
  readonly resource_id: string
  readonly position: number
  readonly attempts: number
  readonly due_at: number
  readonly effects: string | null
  readonly behind: number | null
}

/** Deliveries whose first attempt is due and that no process sends now, locked; the one that waits longest first. */
export const lockFirstAttempts = (
  transaction: Transaction,
  walletId: string,
  moment: Moment,
  most: number,
): Promise<readonly DueDelivery[]> => lockDue(transaction, firstAttemptsDue, walletId, moment, most)

/** The same of deliveries that were attempted before. They wait for none. */
export const lockRetries = (
  transaction: Transaction,
  walletId: string,
  moment: Moment,
  most: number,
): Promise<readonly DueDelivery[]> => lockDue(transaction, retriesDue, walletId, moment, most)

async function lockDue(
  transaction: Transaction,
  due: Statement,
  walletId: string,
  { now, realNow }: Moment,
  most: number,
): Promise<readonly DueDelivery[]> {
  const rows = await transaction.all<DueRow>(due, [walletId, now, realNow, most])
  return rows.map((row) => ({
    id: row.id,
    resourceId: row.resource_id,
    position: row.position,
    attempts: row.attempts,
    dueAt: row.due_at,
    effects: row.effects,
    behind: row.behind,
  }))
}

/** How many the statement takes. */
const CLAIMED_AT_ONCE = 8

interface MessageRow {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly payload: string
}

/** Leases locked deliveries until a real instant and gives what they send, by id. */
export async function claimDeliveries(
  transaction: Transaction,
  ids: readonly string[],
  lease: string,
  until: Instant,
): Promise<ReadonlyMap<string, Message>> {
  const messages = new Map<string, Message>()
  for (let from = 0; from < ids.length; from += CLAIMED_AT_ONCE) {
    const some = ids.slice(from, from + CLAIMED_AT_ONCE)
    const padded = Array.from({ length: CLAIMED_AT_ONCE }, (_, index) => some[index] ?? null)
    for (const row of await transaction.all<MessageRow>(claim, [lease, until, ...padded])) {
      messages.set(row.id, { eventId: row.event_id, event: row.event, payload: row.payload })
    }
  }
  return messages
}

/**
 * Lets a delivery wait for the first attempt of the one at `behind`, which then moves it up. The other is locked
 * meanwhile, so that its attempt is not recorded unseen; if another transaction has it, nothing is changed, and the
 * next look decides.
 */
export async function queueBehind(
  transaction: Transaction,
  walletId: string,
  { id, behind }: Pick<DueDelivery, 'id'> & { readonly behind: number },
): Promise<void> {
  const other = await transaction.first(lockUntried, [walletId, behind])
  if (other !== undefined) await transaction.run(queueUp, [id])
}

/** A delivery of this resource was attempted, or is out of the order: the next one goes. */
export async function moveNextUp(
  transaction: Transaction,
  walletId: string,
  resourceId: string,
): Promise<void> {
  await transaction.run(moveUp, [walletId, resourceId])
}

/** Lets every delivery of a wallet go; the next look puts behind what has to wait. For rows of an earlier version. */
export async function releaseOrder(transaction: Transaction, walletId: string): Promise<void> {
  await transaction.run(releaseAll, [walletId])
}

/** Takes a delivery out of the order of its resource: it waits for no other, and none for it. */
export async function takeApart(transaction: Transaction, deliveryId: string): Promise<void> {
  await transaction.run(setApart, [deliveryId])
}

/** Gives a leased delivery back for later; its attempt then has these effects. */
export async function postponeDelivery(
  transaction: Transaction,
  deliveryId: string,
  until: { readonly real: Instant; readonly dueAt: Instant; readonly effects: string },
): Promise<void> {
  await transaction.run(postpone, [deliveryId, until.real, until.dueAt, until.effects])
}

/** The delivery at a position was sent: those that were held back for it follow. */
export async function releaseHeldBack(
  transaction: Transaction,
  walletId: string,
  position: number,
  now: Instant,
): Promise<void> {
  await transaction.run(bringForward, [walletId, position, now])
}

/** All of them: for a process that has the store for itself, whoever claimed something before it is gone. */
export async function releaseLeases(transaction: Transaction): Promise<void> {
  await transaction.run(release)
}

/** Those of one process, which is gone: whatever it was sending is due again. */
export async function releaseLeasesOf(transaction: Transaction, processId: string): Promise<void> {
  await transaction.run(releaseOf, [`${processId}:`, `${processId};`])
}

/** For when real time went back: no lease and no fault holds a delivery for longer than until this real instant. */
export async function shortenDeliveryWaits(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shortenWaits, [until])
}

/** False when the lease has run out and somebody else has it. */
export async function finishDelivery(
  transaction: Transaction,
  deliveryId: string,
  lease: string,
  end: { readonly status: DeliveryStatus; readonly attempts: number; readonly dueAt: Instant },
): Promise<boolean> {
  return (await transaction.run(finish, [deliveryId, lease, end.status, end.attempts, end.dueAt])) === 1
}

/** Leaves a delivery that was not sent to whoever comes next. */
export async function letDeliveryGo(
  transaction: Transaction,
  deliveryId: string,
  lease: string,
): Promise<void> {
  await transaction.run(letGo, [deliveryId, lease])
}

/** One attempt; the body that was sent is the payload of the event. */
export interface StoredAttempt {
  readonly number: number
  /** The wallet's time. */
  readonly at: Instant
  /** Real time. */
  readonly sentAt: Instant
  readonly url: string
  /** Values that authenticate are masked. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly status: number | null
  readonly responseHeaders: Readonly<Record<string, string>> | null
  readonly responseBody: string | null
  readonly error: string | null
  readonly durationMilliseconds: number
}

export async function insertAttempt(
  transaction: Transaction,
  walletId: string,
  deliveryId: string,
  { number, at, ...body }: StoredAttempt,
): Promise<void> {
  await transaction.run(newAttempt, [deliveryId, walletId, number, at, JSON.stringify(body)])
}

/** The first one first. */
export async function attemptsOf(reader: Reader, deliveryId: string): Promise<readonly StoredAttempt[]> {
  const rows = await reader.all<{ number: number; at: number; body: string }>(attempts, [deliveryId])
  return rows.map(({ number, at, body }) => ({
    number,
    at,
    ...(JSON.parse(body) as Omit<StoredAttempt, 'number' | 'at'>),
  }))
}

/** When the first pending attempt after `now` is due, in the wallet's time. */
export async function nextDeliveryDue(
  reader: Reader,
  walletId: string,
  now: Instant,
): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(nextDue, [walletId, now]))?.at ?? null
}

/** When the first lease on something that is due runs out, in real time. */
export async function nextLeaseEnd(
  reader: Reader,
  walletId: string,
  { now, realNow }: Moment,
): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(nextLease, [walletId, now, realNow]))?.at ?? null
}

/** Wallets that have something to send, now or later. */
export async function walletsWithPending(reader: Reader): Promise<readonly string[]> {
  const rows = await reader.all<{ wallet_id: string }>(withPending)
  return rows.map(({ wallet_id }) => wallet_id)
}

/** Wallets that have something to send now and that nobody sends. */
export async function walletsWithDue(reader: Reader, realNow: Instant): Promise<readonly string[]> {
  const rows = await reader.all<{ wallet_id: string }>(withDue, [realNow])
  return rows.map(({ wallet_id }) => wallet_id)
}
