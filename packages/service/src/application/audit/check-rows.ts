import type { StatementLine } from '@pix-payments/spec/types'
import type { Charge } from '../../domain/charge/charge.ts'
import { timestamp } from '../../domain/timestamp.ts'
import type { Order, Report } from '../../rail/rail.ts'
import { orderIdOf, resourceIdOf } from '../../rail/order-id.ts'
import {
  type AttemptRow,
  type DeliveryRow,
  type LineRow,
  type OrderRow,
  type TimerRow,
  commandPages,
  deliveryPages,
  eventPages,
  linePages,
  orderPages,
  timerPages,
} from '../../storage/rows/book-rows.ts'
import type { WalletRange } from '../../storage/rows/paged-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { BookTally, Tallies } from './book-tally.ts'

/** Checks that events are numbered without a gap. */
export async function checkEventNumbers(reader: Reader, range: WalletRange, tallies: Tallies): Promise<void> {
  for await (const { rows } of eventPages(reader, range)) {
    for (const { wallet_id, position, occurred_at } of rows) {
      const tally = tallies.of(wallet_id)
      if (tally === undefined) continue
      tally.events += 1
      if (position <= tally.eventLimit) continue
      tally.firstEventAt ??= occurred_at
      missing(tally, 'event', Math.max(tally.lastEvent, tally.eventLimit), position)
      tally.lastEvent = position
    }
  }
}

/** Says which positions are missing between two rows. */
export function missing(tally: BookTally, what: 'event' | 'delivery', before: number, next: number): void {
  if (next <= before + 1) return
  const [first, last] = [before + 1, next - 1]
  const which = first === last ? `${what} number ${first}` : `${what} numbers ${first} to ${last}`
  tally.say(`The wallet has numbered its ${what} ${last}, but the ${which} is missing.`)
}

/** Compares statement lines with their bodies, and with the resources of their movements. */
export async function checkLines(
  reader: Reader,
  range: WalletRange,
  tallies: Tallies,
  isTransfer: (id: string) => Promise<boolean>,
): Promise<void> {
  for await (const { rows } of linePages(reader, range)) {
    for (const row of rows) {
      const tally = tallies.of(row.wallet_id)
      if (tally === undefined) continue
      compareLine(row, tally)
      const { kind, product_transaction_id: id, transfer_id: known } = row
      if (kind === 'transferReceived' && known === null && !(id !== null && (await isTransfer(id)))) {
        tally.say(`The statement line ${row.id} received the transfer ${id}, which no wallet has sent.`)
      }
    }
  }
}

/** The lines of returns have the id of the return, and not the id of the resource. */
const OF_RETURNS: ReadonlySet<string | null> = new Set(['withdrawalReturned', 'depositTakenBack'])

function compareLine(row: LineRow, tally: BookTally): void {
  const what = `the statement line ${row.position}`
  const body = parse<StatementLine>(row.body)
  if (body === undefined) {
    tally.say(`The body of ${what} is not JSON.`)
    return
  }
  const facts = [
    ['id', row.id, body.id],
    ['method', row.method, body.method],
    ['type', row.type, body.type],
    ['amount', row.amount, body.amount],
    ['endToEndId', row.end_to_end_id, body.endToEndId],
    ['productTransactionId', row.product_transaction_id, body.productTransactionId],
    ['settledAt', timestamp(row.settled_at), body.settledAt],
    ['balanceAfter', row.balance_after, body.balanceAfter],
  ] as const
  for (const [name, is, says] of facts) tally.compare(`The ${name} of ${what}`, is, says, 'its body says')
  if (row.kind === null || OF_RETURNS.has(row.kind)) return
  const id = `The productTransactionId of ${what}`
  tally.compare(id, row.product_transaction_id, row.resource_id, 'its movement is of')
}

/** Compares deliveries with their events and attempts, and checks that they are numbered without a gap. */
export async function checkDeliveries(reader: Reader, range: WalletRange, tallies: Tallies): Promise<void> {
  for await (const { rows, children } of deliveryPages(reader, range)) {
    const attempts = Map.groupBy(children.attempts as readonly AttemptRow[], (it) => it.delivery_id)
    for (const row of rows) {
      const tally = tallies.of(row.wallet_id)
      if (tally === undefined) continue
      if (row.position > tally.deliveryLimit) {
        missing(tally, 'delivery', Math.max(tally.lastDelivery, tally.deliveryLimit), row.position)
        tally.lastDelivery = row.position
      }
      checkDelivery(row, attempts.get(row.id) ?? [], tally)
    }
  }
}

function checkDelivery(row: DeliveryRow, attempts: readonly AttemptRow[], tally: BookTally): void {
  const what = `The delivery ${row.id}`
  if (row.event_wallet !== row.wallet_id) {
    tally.say(`${what} is of the event ${row.event_id}, which the wallet does not have.`)
    return
  }
  const { status, resource_id: resource, event_resource: of } = row
  tally.compare(`The resource of the delivery ${row.id}`, resource, of, 'its event is about')
  tally.compare(
    `The number of attempts of the delivery ${row.id}`,
    row.attempts,
    attempts.length,
    'there are',
  )
  const isTaken = attempts.some(({ body }) =>
    isSuccess(parse<{ status: number | null }>(body)?.status ?? null),
  )
  if (isTaken !== (status === 'DELIVERED')) {
    tally.say(`${what} is ${status}, but ${isTaken ? 'an' : 'no'} attempt succeeded.`)
  }
  if (status === 'DEAD' && attempts.length === 0) tally.say(`${what} is DEAD, but it has no attempt.`)
}

/** G-159. */
const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** Compares timers with their charges and reports. */
export async function checkTimers(reader: Reader, range: WalletRange, tallies: Tallies): Promise<void> {
  for await (const { rows } of timerPages(reader, range)) {
    for (const row of rows) {
      const tally = tallies.of(row.wallet_id)
      if (tally === undefined) continue
      tally.firstDueAt ??= row.due_at
      checkTimer(row, tally)
    }
  }
}

function checkTimer(row: TimerRow, tally: BookTally): void {
  const what = `The timer ${row.kind} of ${row.resource_id}`
  if (row.body !== null) {
    const report = parse<Report>(row.body)
    const of = report === undefined ? undefined : resourceIdOf(report)
    tally.compare(what, row.kind, report?.report, 'its report is')
    tally.compare(`The resource of the timer ${row.kind}`, row.resource_id, of, 'its report is about')
    return
  }
  if (row.owner !== row.wallet_id) {
    tally.say(`${what} is about a resource that the wallet does not have.`)
    return
  }
  if (row.kind !== 'chargeExpiry') return
  tally.expiryTimers += 1
  const charge = parse<Charge>(row.charge ?? '')
  if (charge?.status !== 'PENDING') {
    tally.say(`${what} is there, but the charge is ${charge?.status}.`)
    return
  }
  tally.compare(`${what} is due at an instant that`, row.due_at, charge.expiresAt, 'the charge expires at')
  tally.compare(`${what} has a number that`, row.position, charge.expiryTimer, 'the charge names')
}

/** Compares the stored responses to commands with their requests and resources. */
export async function checkCommands(reader: Reader, range: WalletRange, tallies: Tallies): Promise<void> {
  for await (const { rows } of commandPages(reader, range)) {
    for (const row of rows) {
      const tally = tallies.of(row.wallet_id)
      if (tally === undefined) continue
      const what = `the stored response to ${row.operation_id} ${row.external_id}`
      const request = parse<{ externalId?: string; amount?: number }>(row.request)
      const answer = parse<{ walletId?: string; amount?: number }>(row.answer)
      if (row.owner !== row.wallet_id) {
        tally.say(`There is ${what} about ${row.target_id}, which the wallet does not have.`)
      }
      tally.compare(`The externalId of ${what}`, row.external_id, request?.externalId, 'its request says')
      tally.compare(`The walletId in ${what}`, answer?.walletId, row.wallet_id, 'it is of')
      if (request?.amount !== undefined) {
        tally.compare(`The amount in ${what}`, answer?.amount, request.amount, 'its request says')
      }
    }
  }
}

/** Compares the orders of the rail with their bodies and their resources. */
export async function checkOrders(reader: Reader, range: WalletRange, tallies: Tallies): Promise<void> {
  for await (const { rows } of orderPages(reader, range)) {
    for (const row of rows) {
      const tally = tallies.of(row.wallet_id)
      if (tally !== undefined) compareOrder(row, tally)
    }
  }
}

function compareOrder(row: OrderRow, tally: BookTally): void {
  const what = `the order ${row.id}`
  const order = parse<Order>(row.body)
  if (order === undefined) {
    tally.say(`The body of ${what} is not JSON.`)
    return
  }
  tally.compare(`The id of ${what}`, row.id, orderIdOf(order), 'its body says')
  tally.compare(`The name of ${what}`, row.name, order.order, 'its body says')
  tally.compare(`The resource of ${what}`, row.resource_id, resourceIdOf(order), 'its body says')
  tally.compare(`The wallet of ${what}`, row.wallet_id, order.walletId, 'its body says')
  if (order.order === 'transfer' || order.order === 'refund' || order.order === 'charge') {
    tally.compare(`The amount of ${what}`, order.amount, row.amount, 'the amount of its resource is')
  }
}

function parse<Body>(text: string): Body | undefined {
  try {
    return (JSON.parse(text) ?? undefined) as Body | undefined
  } catch {
    return undefined
  }
}
