import { timestamp } from '../../domain/timestamp.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { isIn } from '../../domain/step.ts'
import {
  type ChildrenOfResource,
  type EventOfResource,
  type LineOfResource,
  type ResourceRow,
  type ResourceTable,
  type TimerOfResource,
  resourcePages,
} from '../../storage/rows/book-rows.ts'
import type { WalletRange } from '../../storage/rows/paged-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { EventPath } from './event-path.ts'
import type { BookTally, Tallies } from './book-tally.ts'
import { RESOURCE_BOOKS, type ResourceBook, lastOfHistory } from './resource-books.ts'

/** A resource of any kind. `Body` is the type of its table. */
type AnyBook = ResourceBook<never>
type AnyBody = Readonly<Record<string, unknown>>

const TABLES = Object.keys(RESOURCE_BOOKS) as readonly ResourceTable[]

/**
 * Compares the resources of the wallets with their own columns, and with their events, statement lines and timers. What
 * must exist follows from the body and from the state machine of the contract.
 */
export async function checkResources(
  reader: Reader,
  range: WalletRange,
  tallies: Tallies,
  checkTransfers: (tally: BookTally) => Promise<void>,
): Promise<void> {
  for (const table of TABLES) {
    for await (const { rows, children } of resourcePages(reader, table, range)) {
      const { events, lines, timers } = children as unknown as ChildrenOfResource
      const of = {
        events: Map.groupBy(events, keyOf),
        lines: Map.groupBy(lines, keyOf),
        timers: Map.groupBy(timers, keyOf),
      }
      for (const row of rows) {
        const tally = tallies.of(row.wallet_id)
        if (tally === undefined) continue
        const key = keyOf({ wallet_id: row.wallet_id, resource_id: row.id })
        checkResource(table, row, tally, {
          events: of.events.get(key) ?? [],
          lines: of.lines.get(key) ?? [],
          timers: of.timers.get(key) ?? [],
        })
        if (tally.transfers.length > 0) await checkTransfers(tally)
      }
    }
  }
}

const keyOf = (row: { readonly wallet_id: string; readonly resource_id: string }): string =>
  `${row.wallet_id} ${row.resource_id}`

function checkResource(
  table: ResourceTable,
  row: ResourceRow,
  tally: BookTally,
  { events, lines, timers }: ChildrenOfResource,
): void {
  const book = RESOURCE_BOOKS[table] as unknown as AnyBook
  const what = `the ${book.noun} ${row.id}`
  tally.eventsOfResources += events.length
  const body = parsed(row.body)
  if (body === undefined) {
    tally.say(`The body of ${what} is not JSON.`)
    return
  }
  try {
    compareColumns(book, row, body, tally, what)
    if (book.machine !== null) checkEvents(book, row, body, events, tally, what)
    checkLines(book, body, lines, tally, what)
    checkTimers(book, body, timers, tally, what)
    count(table, book, body, tally)
  } catch {
    // The functions of the domain read the body without checks.
    tally.say(`The body of ${what} is not complete.`)
  }
}

function parsed(text: string): AnyBody | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as AnyBody) : undefined
  } catch {
    return undefined
  }
}

function compareColumns(
  book: AnyBook,
  row: ResourceRow,
  body: AnyBody,
  tally: BookTally,
  what: string,
): void {
  tally.compare(`The id of ${what}`, row.id, book.idOf(body as never), 'its body says')
  for (const [column, value] of Object.entries(book.columns(body as never))) {
    tally.compare(`The column ${column} of ${what}`, row[column], value, 'its body says')
  }
  const { request, answered } = row
  if (typeof request === 'string') compareRequest(request, body, tally, what)
  if (typeof answered === 'string' && !isIn('withdrawal', 'onCreation', answered)) {
    tally.say(
      `The first response about ${what} had the status ${answered}, which no first response can have.`,
    )
  }
  const last = lastOfHistory(body)
  if (last !== undefined) {
    tally.compare(`The status of ${what}`, book.stateOf(body as never), last, 'its history ends with')
  }
}

/** A repeated request is compared with the stored request, and gets the resource. */
function compareRequest(text: string, body: AnyBody, tally: BookTally, what: string): void {
  const request = parsed(text)
  if (request === undefined) {
    tally.say(`The stored request of ${what} is not JSON.`)
    return
  }
  for (const name of ['amount', 'externalId']) {
    if (request[name] === undefined && body[name] === null) continue
    tally.compare(`The ${name} of ${what}`, body[name], request[name], 'its request says')
  }
}

function checkEvents(
  book: AnyBook,
  row: ResourceRow,
  body: AnyBody,
  events: readonly EventOfResource[],
  tally: BookTally,
  what: string,
): void {
  const { machine } = book
  if (machine === null) return
  const state = book.stateOf(body as never)
  let path: EventPath | undefined = EventPath.begin(machine, { isOld: tally.mayLackEvents(row.created_at) })
  for (const event of events) {
    path = path?.after(event.event)
    if (path === undefined) break
    checkPayload(book, body, event, path, tally, what)
  }
  if (path?.states.has(state) === true) return
  const names = events.map(({ event }) => event).join(', ')
  tally.say(
    `${capital(what)} is ${state}, but its events do not lead there: ${names === '' ? 'it has none' : names}.`,
  )
}

/** Compares the payload of an event with the payload that the resource gives. */
function checkPayload(
  book: AnyBook,
  body: AnyBody,
  { id, event, occurred_at, payload: text }: EventOfResource,
  path: EventPath,
  tally: BookTally,
  of: string,
): void {
  const what = `the event ${id} (${event}) of ${of}`
  const payload = parsed(text)
  const facts = payload && book.facts(body as never, { event, on: path.last, payload })
  if (payload === undefined || facts === undefined) {
    tally.say(`${capital(what)} has a payload that does not fit.`)
    return
  }
  const expected: AnyBody = { ...facts, eventId: id, event, occurredAt: timestamp(occurred_at) }
  if (book.machine !== null && 'statusDetailed' in payload) {
    const state = `${String(payload['status'])}.${String(payload['statusDetailed'])}`
    if (!path.states.has(state)) {
      tally.say(`${capital(what)} says the status ${state}, to which the event does not lead.`)
    }
  }
  for (const name of new Set([...Object.keys(expected), ...Object.keys(payload)])) {
    if (book.changing?.includes(name) === true) continue
    const [is, must] = [payload[name] ?? null, expected[name] ?? null]
    if (canonicalJson(is) === canonicalJson(must)) continue
    tally.compare(`The ${name} in ${what}`, JSON.stringify(is), JSON.stringify(must), 'the stored facts say')
  }
}

function checkLines(
  book: AnyBook,
  body: AnyBody,
  lines: readonly LineOfResource[],
  tally: BookTally,
  what: string,
): void {
  const expected = book.lines(body as never).filter(({ endToEndId }) => endToEndId !== undefined)
  for (const { kind, amount, endToEndId } of expected) {
    const own = lines.filter((line) => line.kind === kind)
    const [line] = own
    if (line === undefined || own.length > 1) {
      tally.say(`${capital(what)} must have one statement line ${kind}, but there are ${own.length}.`)
      continue
    }
    tally.compare(`The statement line ${kind} of ${what}`, line.amount, amount, 'its amount is')
    const id = `The endToEndId in the statement line ${kind} of ${what}`
    tally.compare(id, line.end_to_end_id, endToEndId, 'its body says')
  }
  for (const { kind } of lines) {
    if (expected.some((it) => it.kind === kind)) continue
    tally.say(`There is a statement line ${kind} for ${what}, which says nothing of it.`)
  }
}

const OWN_TIMERS: ReadonlySet<string> = new Set([
  'recurrenceExpiry',
  'recurrenceCompletion',
  'scheduleDueEnd',
])

function checkTimers(
  book: AnyBook,
  body: AnyBody,
  timers: readonly TimerOfResource[],
  tally: BookTally,
  what: string,
): void {
  const state = book.stateOf(body as never)
  const expected = book.timers?.(body as never) ?? []
  for (const kind of expected) {
    if (!timers.some((it) => it.kind === kind)) {
      tally.say(`${capital(what)} is ${state}, but it has no timer ${kind}.`)
    }
  }
  const hasEnded = book.machine !== null && isIn(book.machine, 'terminal', state)
  for (const { kind } of timers) {
    if (hasEnded && OWN_TIMERS.has(kind))
      tally.say(`${capital(what)} is ${state}, but it has a timer ${kind}.`)
  }
}

/** Adds the movements and the reversed amount of a resource to the sums of its wallet. */
function count(table: ResourceTable, book: AnyBook, body: AnyBody, tally: BookTally): void {
  for (const { kind, amount } of book.lines(body as never)) {
    tally.addMovement(kind, amount)
    if (kind === 'depositTakenBack') tally.refunded += amount
  }
  tally.reversed += book.reversed?.(body as never) ?? 0
  const state = book.stateOf(body as never)
  if (book.machine === 'refund' && isIn('refund', 'counted', state)) tally.refunded += Number(body['amount'])
  if (table === 'charge' && isIn('charge', 'open', state)) tally.openCharges += 1
  if (table === 'internal_transfer') {
    tally.transfers.push({
      id: String(body['transferId']),
      amount: Number(body['amount']),
      destination: String(body['destinationWalletId']),
    })
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
