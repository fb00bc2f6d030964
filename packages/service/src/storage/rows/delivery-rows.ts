import type { Instant } from '@pix-payments/pix'
import { traceparentIn } from '../../domain/cause.ts'
import type { WalletClock } from '../../domain/wallet/wallet-clock.ts'
import { type Statement, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { wakeLeased, wakeNow } from './delivery-wake-rows.ts'
import { type SealedWebhook, toSealedWebhook } from './webhook-rows.ts'

/** The data of a wallet that is needed to send the wallet's deliveries. */
export interface Sender {
  readonly clock: WalletClock
  readonly lastAt: Instant
  readonly webhook: SealedWebhook | undefined
  /** True if the wallet has a row in `delivery_wake`. */
  readonly isToWake: boolean
  /** True if the wallet has faults, or pending deliveries that a fault has excluded from the order (place APART). */
  readonly isFaulty: boolean
}

/** A pending delivery whose attempt is due. */
export interface DueDelivery {
  readonly id: string
  readonly resourceId: string
  readonly position: number
  /** Number of attempts so far. */
  readonly attempts: number
  readonly dueAt: Instant
  /**
   * The fault effects that still apply to this attempt, as JSON. Null when the faults of the wallet were not applied to
   * this attempt yet.
   */
  readonly effects: string | null
  /**
   * The position of the earliest delivery of the same resource that has no attempt yet. This delivery must wait for it.
   * Null when this delivery need not wait.
   */
  readonly behind: number | null
}

/** The event that a delivery sends, with the body of the webhook request. */
export interface Message {
  readonly eventId: string
  readonly event: string
  readonly payload: string
  /** The trace of the event; undefined without one. */
  readonly traceparent: string | undefined
}

export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'DEAD'

const sender = statement(
  'delivery.sender',
  `select clock_mode, clock_offset, clock_frozen_at, last_at,
      (select body from webhook where webhook.wallet_id = wallet.id) as webhook,
      (select secrets from webhook where webhook.wallet_id = wallet.id) as secrets,
      (select count(*) from delivery_wake where delivery_wake.wallet_id = wallet.id) as wakes,
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
      (select payload from event where event.id = event_id) as payload,
      (select caused_by from event where event.id = event_id) as event_caused_by`,
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
/**
 * A lease starts with the id of its process and a colon. The semicolon is the next character after the colon, so the
 * range from `<id>:` to `<id>;` covers all leases of the process.
 */
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
const bringBack = statement(
  'delivery.bringBack',
  `update delivery set due_at = $2 where wallet_id = $1 and status = 'PENDING' and due_at > $2`,
)
const releaseOne = statement(
  'delivery.release',
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
const UNTRIED = `status = 'PENDING' and place <> 'BEHIND' and attempts = 0`
/**
 * Lists the wallets with deliveries that have no attempt. Each step jumps in the index to the next wallet, so the cost
 * depends on the number of these wallets and not on the number of deliveries.
 */
const untried = statement(
  'delivery.walletsWithUntried',
  `with recursive untried (wallet_id) as (
    select min(wallet_id) from delivery where ${UNTRIED} and wallet_id > $1
    union all
    select (select min(wallet_id) from delivery where ${UNTRIED} and wallet_id > untried.wallet_id)
      from untried where untried.wallet_id is not null)
    select wallet_id from untried where exists (select 1 from delivery
      where delivery.wallet_id = untried.wallet_id and ${UNTRIED} and leased_until_real <= $2) limit $3`,
)

interface SenderRow {
  readonly clock_mode: 'RUNNING' | 'FROZEN'
  readonly clock_offset: number
  readonly clock_frozen_at: number
  readonly last_at: number
  readonly webhook: string | null
  readonly secrets: string | null
  readonly wakes: number
  readonly faults: number
  readonly apart: number
}

/** Returns the data of a wallet for sending. Returns undefined when the wallet does not exist. */
export async function findSender(reader: Reader, walletId: string): Promise<Sender | undefined> {
  const row = await reader.first<SenderRow>(sender, [walletId])
  return (
    row && {
      clock: { mode: row.clock_mode, offset: row.clock_offset, frozenAt: row.clock_frozen_at },
      lastAt: row.last_at,
      webhook:
        row.webhook === null || row.secrets === null
          ? undefined
          : toSealedWebhook(walletId, { body: row.webhook, secrets: row.secrets }),
      isToWake: row.wakes > 0,
      isFaulty: row.faults > 0 || row.apart > 0,
    }
  )
}

/** The same moment in two clocks: `now` is in the wallet's time, `realNow` in real time. */
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

/**
 * Locks and returns deliveries whose first attempt is due and that no process has leased. The delivery with the
 * earliest due instant comes first.
 */
export const lockFirstAttempts = (
  transaction: Transaction,
  walletId: string,
  moment: Moment,
  most: number,
): Promise<readonly DueDelivery[]> => lockDue(transaction, firstAttemptsDue, walletId, moment, most)

/**
 * Locks the deliveries that are due for a retry: deliveries that already have an attempt. Unlike a first attempt (see
 * {@link lockFirstAttempts}), a retry does not wait for other deliveries of its resource.
 */
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

/** The number of delivery ids that the `claim` statement takes: its parameters $3 to $10. */
const CLAIMED_AT_ONCE = 8

interface MessageRow {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly payload: string
  readonly event_caused_by: string | null
}

/**
 * Leases the deliveries, which the caller has locked, until a real instant. Returns the message of each delivery, keyed
 * by delivery id.
 */
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
      const { event, payload } = row
      const traceparent = traceparentIn(row.event_caused_by)
      messages.set(row.id, { eventId: row.event_id, event, payload, traceparent })
    }
  }
  return messages
}

/**
 * Makes a delivery wait until the first attempt of the earlier delivery at position `behind` is recorded. After that,
 * {@link makeNextReady} makes this delivery ready. Locks the earlier delivery first, so that its attempt cannot be
 * recorded at the same time. If another transaction has locked the earlier delivery, nothing changes, and the next turn
 * tries again.
 */
export async function queueBehind(
  transaction: Transaction,
  walletId: string,
  { id, behind }: Pick<DueDelivery, 'id'> & { readonly behind: number },
): Promise<void> {
  const other = await transaction.first(lockUntried, [walletId, behind])
  if (other !== undefined) await transaction.run(queueUp, [id])
}

/** Makes the next waiting delivery of a resource ready. Call it after an attempt, or after {@link excludeFromOrder}. */
export async function makeNextReady(
  transaction: Transaction,
  walletId: string,
  resourceId: string,
): Promise<void> {
  await transaction.run(moveUp, [walletId, resourceId])
}

/**
 * Excludes a delivery from the order of its resource: the delivery does not wait for other deliveries, and other
 * deliveries do not wait for it.
 */
export async function excludeFromOrder(transaction: Transaction, deliveryId: string): Promise<void> {
  await transaction.run(setApart, [deliveryId])
}

/**
 * Ends the lease of a delivery and postpones its attempt: the attempt starts neither before `until.dueAt` in the
 * wallet's time nor before `until.real` in real time. `until.effects` are the fault effects that then apply to it.
 */
export async function postponeDelivery(
  transaction: Transaction,
  deliveryId: string,
  until: { readonly real: Instant; readonly dueAt: Instant; readonly effects: string },
): Promise<void> {
  await transaction.run(postpone, [deliveryId, until.real, until.dueAt, until.effects])
}

/**
 * Makes the held-back deliveries of a wallet due that have a lower position than the given one. Call it when the
 * delivery at this position was sent: a `reorder` fault holds a delivery back until a later delivery was sent.
 */
export async function releaseHeldBack(
  transaction: Transaction,
  walletId: string,
  position: number,
  now: Instant,
): Promise<void> {
  await transaction.run(bringForward, [walletId, position, now])
}

/**
 * Releases all leases. Call it at the start of a process that does not share the store: all stored leases are then from
 * earlier processes.
 */
export async function releaseLeases(transaction: Transaction): Promise<void> {
  await wakeLeased(transaction, '', '~')
  await transaction.run(release)
}

/** Releases the leases of a dead process, so that its deliveries are due again. */
export async function releaseLeasesOf(transaction: Transaction, processId: string): Promise<void> {
  await wakeLeased(transaction, `${processId}:`, `${processId};`)
  await transaction.run(releaseOf, [`${processId}:`, `${processId};`])
}

/**
 * Limits every lease and every wait of a latency fault to this real instant. Needed when real time went back; otherwise
 * a delivery would wait for too long.
 */
export async function shortenDeliveryWaits(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shortenWaits, [until])
}

/**
 * Stores the status of a delivery after an attempt and ends its lease. Returns false when the lease has expired and
 * another process has claimed the delivery.
 */
export async function finishDelivery(
  transaction: Transaction,
  deliveryId: string,
  lease: string,
  end: { readonly status: DeliveryStatus; readonly attempts: number; readonly dueAt: Instant },
): Promise<boolean> {
  return (await transaction.run(finish, [deliveryId, lease, end.status, end.attempts, end.dueAt])) === 1
}

/** Ends the lease of a delivery that was not sent, so that another turn can claim the delivery. */
export async function releaseDelivery(
  transaction: Transaction,
  deliveryId: string,
  lease: string,
): Promise<void> {
  await transaction.run(releaseOne, [deliveryId, lease])
}

/** One attempt of a delivery. */
export interface StoredAttempt {
  readonly number: number
  /** The instant of the attempt, in the wallet's time. */
  readonly at: Instant
  /** The instant of the attempt by the system clock. */
  readonly sentAt: Instant
  readonly url: string
  /** Values of authentication headers are masked. */
  readonly requestHeaders: Readonly<Record<string, string>>
  /** Undefined when the body was the payload of the event, which no fault had changed. */
  readonly requestBody?: string | undefined
  readonly status: number | null
  readonly responseHeaders: Readonly<Record<string, string>> | null
  readonly responseBody: string | null
  readonly error: string | null
  readonly durationMilliseconds: number
  /** The fault that replaced, repeated or falsified the request. Undefined without a fault. */
  readonly faultId?: string | undefined
}

export async function insertAttempt(
  transaction: Transaction,
  walletId: string,
  deliveryId: string,
  { number, at, ...body }: StoredAttempt,
): Promise<void> {
  await transaction.run(newAttempt, [deliveryId, walletId, number, at, JSON.stringify(body)])
}

/** The attempts of a delivery, sorted by number. */
export async function attemptsOf(reader: Reader, deliveryId: string): Promise<readonly StoredAttempt[]> {
  const rows = await reader.all<{ number: number; at: number; body: string }>(attempts, [deliveryId])
  return rows.map(({ number, at, body }) => ({
    number,
    at,
    ...(JSON.parse(body) as Omit<StoredAttempt, 'number' | 'at'>),
  }))
}

/**
 * The earliest instant after `now` at which an attempt of the wallet is due, in the wallet's time. Null when no attempt
 * is due after `now`.
 */
export async function nextDeliveryDue(
  reader: Reader,
  walletId: string,
  now: Instant,
): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(nextDue, [walletId, now]))?.at ?? null
}

/**
 * The real instant at which the first lease on a due delivery of the wallet ends. Null when no due delivery is leased.
 */
export async function nextLeaseEnd(
  reader: Reader,
  walletId: string,
  { now, realNow }: Moment,
): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(nextLease, [walletId, now, realNow]))?.at ?? null
}

/**
 * One page of the ids of the wallets that have a delivery without an attempt, whose lease has ended at `leasedUntil`. The
 * page begins after the wallet id `after`.
 */
export async function walletsWithUntried(
  reader: Reader,
  {
    after,
    leasedUntil,
    limit,
  }: { readonly after: string; readonly leasedUntil: Instant; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await reader.all<{ wallet_id: string }>(untried, [after, leasedUntil, limit])
  return rows.map(({ wallet_id }) => wallet_id)
}

/** Makes all pending deliveries of a wallet due at this instant at the latest. */
export async function bringDeliveriesBack(
  transaction: Transaction,
  walletId: string,
  until: Instant,
): Promise<void> {
  await transaction.run(bringBack, [walletId, until])
  wakeNow(transaction, walletId)
}
