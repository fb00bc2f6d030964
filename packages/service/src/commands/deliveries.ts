import { resendEvent, resendEvents } from '../application/administration/resend-events.ts'
import { type CursorScope, cutPage, readCursor, writeCursor } from '../application/operation/cursor.ts'
import type { Wallets } from '../application/wallet/wallets.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Mode } from '../domain/mode.ts'
import { openStoreReader } from '../settings/open-store.ts'
import type { Settings } from '../settings/read-settings.ts'
import { checkSchema } from '../storage/check-schema.ts'
import { closePartitions, partitionIndex, partitionsOf, storeOfWallet } from '../storage/partition.ts'
import {
  type ListedDelivery,
  type StatusFilter,
  deliveriesWithStatus,
  findDeliveryAnywhere,
} from '../storage/rows/listed-delivery-rows.ts'
import { findWallet } from '../storage/rows/wallet-rows.ts'
import type { Store, StoreReader } from '../storage/store.ts'
import { unknownWallet } from './accounts/unknown.ts'
import { withStore } from './accounts/with-store.ts'
import { walletsOf } from './wallets-of.ts'
import { clockOf } from '../clock.ts'
import type { Actor } from '../domain/audit.ts'
import { commandActor } from './command-actor.ts'
import { InputError } from './input-error.ts'
import { type Printing, print, printable, table } from './print.ts'

export interface ListOptions {
  readonly status: string
  readonly wallet?: string
  readonly since?: string
  readonly cursor?: string
  readonly limit: string
}

const STATUSES = ['dead', 'pending'] as const
const MOST = 1000

/** Prints one page of the webhook deliveries with a status, by wallet. A service may run meanwhile. */
export async function listDeliveries(settings: Settings, options: ListOptions & Printing): Promise<void> {
  const { status: given, wallet: walletId, since, cursor, limit: text, json } = options
  const status = STATUSES.find((it) => it === given)?.toUpperCase() as StatusFilter['status'] | undefined
  if (status === undefined) {
    throw new InputError(`--status must be ${STATUSES.join(' or ')}, not "${printable(given)}".`)
  }
  const limit = Number(text)
  if (!/^\d+$/.test(text) || limit < 1 || limit > MOST) {
    throw new InputError(`--limit must be an integer from 1 to ${MOST}, not "${printable(text)}".`)
  }
  const filter: StatusFilter = { status, walletId, since: since === undefined ? undefined : instantOf(since) }
  const scope: CursorScope = {
    list: 'deliveries of all wallets',
    wallet: { id: walletId ?? '', settings: {} },
    filters: { status, since },
  }
  const after = cursor === undefined ? undefined : placeOf(cursor, scope)
  const store = await openStoreReader(settings.store)
  try {
    await checkSchema(store)
    if (walletId !== undefined) await requireWallet(store, walletId)
    const { shown, last } = cutPage(await pageOf(store, filter, after, limit + 1), limit)
    const nextCursor = last === undefined ? null : writeCursor(scope, [last.walletId, last.position])
    const deliveries = shown.map(bodyOf)
    print({ json }, { deliveries, nextCursor }, () => linesOf(deliveries, nextCursor, given))
  } finally {
    await closePartitions(store)
  }
}

type Place = Pick<ListedDelivery, 'walletId' | 'position'>

function placeOf(cursor: string, scope: CursorScope): Place {
  const [walletId, position, ...others] = readCursor(cursor, scope) ?? []
  if (typeof walletId === 'string' && typeof position === 'number' && others.length === 0) {
    return { walletId, position }
  }
  throw new InputError('--cursor must be the nextCursor of a page with the same flags.')
}

/** Reads partition after partition. The wallet of the last delivery says where the next page begins. */
async function pageOf(
  store: StoreReader,
  filter: StatusFilter,
  after: Place | undefined,
  limit: number,
): Promise<readonly ListedDelivery[]> {
  const found: ListedDelivery[] = []
  const home = after?.walletId ?? filter.walletId
  const first = home === undefined ? 0 : partitionIndex(store, home)
  const stores = partitionsOf(store).slice(first, filter.walletId === undefined ? undefined : first + 1)
  for (const [index, one] of stores.entries()) {
    const from = index === 0 ? after : undefined
    found.push(
      ...(await one.read((reader) => deliveriesWithStatus(reader, filter, from, limit - found.length))),
    )
    if (found.length === limit) break
  }
  return found
}

type DeliveryBody = ReturnType<typeof bodyOf>

const bodyOf = ({
  id,
  walletId,
  eventId,
  event,
  resourceId,
  status,
  attempts,
  createdAt,
  lastStatus,
  lastError,
}: ListedDelivery) => ({
  deliveryId: id,
  walletId,
  eventId,
  event,
  resourceId,
  status,
  attempts,
  createdAt: timestamp(createdAt),
  lastStatus,
  lastError,
})

function linesOf(
  deliveries: readonly DeliveryBody[],
  nextCursor: string | null,
  status: string,
): readonly string[] {
  if (deliveries.length === 0) return [`No delivery is ${status}.`]
  const rows = deliveries.map((it) => [
    it.createdAt,
    it.walletId,
    it.deliveryId,
    it.event,
    it.resourceId,
    String(it.attempts),
    it.lastStatus === null ? (it.lastError ?? '') : String(it.lastStatus),
  ])
  const lines = table(['CREATED', 'WALLET', 'DELIVERY', 'EVENT', 'RESOURCE', 'ATTEMPTS', 'LAST ANSWER'], rows)
  return nextCursor === null ? lines : [...lines, `There are more: --cursor ${nextCursor}`]
}

export interface ResendOptions {
  readonly id?: readonly string[]
  readonly wallet?: string
  readonly since?: string
}

/**
 * Sends events again: the events of the given deliveries, or all events of a wallet whose latest delivery is dead and was
 * created since an instant. Each gets a new delivery, which a running service sends.
 */
export async function resendDeliveries(
  settings: Settings,
  { id: ids = [], wallet, since, json }: ResendOptions & Printing,
): Promise<void> {
  const isRange = wallet !== undefined && since !== undefined
  if (ids.length > 0 ? wallet !== undefined || since !== undefined : !isRange) {
    throw new InputError('Give either --id, once or more, or --wallet with --since.')
  }
  const from = since === undefined ? undefined : instantOf(since)
  await withStore(settings, async (store, mode) => {
    const resent = isRange
      ? await resendDead(store, { mode, settings }, wallet, from)
      : await resendOf(store, { mode, settings }, ids)
    print({ json }, { deliveries: resent }, () => [
      resent === 1 ? 'Created one new delivery.' : `Created ${resent} new deliveries.`,
    ])
  })
}

interface Surroundings {
  readonly mode: Mode
  readonly settings: Settings
}

const resender = (store: Store): { readonly by: Actor; readonly at: number } => ({
  by: commandActor('deliveries resend'),
  at: clockOf(store).now(),
})

const changing = (store: Store, walletId: string, surroundings: Surroundings): Wallets =>
  walletsOf(storeOfWallet(store, walletId), surroundings)

async function resendDead(
  store: Store,
  surroundings: Surroundings,
  walletId: string,
  since: number | undefined,
): Promise<number> {
  const wallets = changing(store, walletId, surroundings)
  const resent = await resendEvents(wallets, walletId, { onlyDead: true, since }, resender(store))
  if (resent === 'NO_WALLET') throw unknownWallet(walletId)
  if (resent === 'NO_WEBHOOK') throw noWebhook(walletId)
  return resent
}

async function resendOf(store: Store, surroundings: Surroundings, ids: readonly string[]): Promise<number> {
  const found: ListedDelivery[] = []
  for (const id of new Set(ids)) found.push(await endedDelivery(store, id))
  // Two deliveries of one event need one new delivery.
  const events = new Map(found.map((it) => [it.eventId, it]))
  for (const { walletId, eventId, id } of events.values()) {
    const wallets = changing(store, walletId, surroundings)
    const resent = await wallets.write(walletId, (work) => resendEvent(work, eventId, resender(store)))
    if (resent === undefined) throw unknownWallet(walletId)
    if (resent === 'NO_WEBHOOK') throw noWebhook(walletId)
    if (resent === 'NO_EVENT') {
      throw new InputError(`The event of the delivery ${id} does not exist any more, because it was old.`)
    }
  }
  return events.size
}

async function endedDelivery(store: Store, id: string): Promise<ListedDelivery> {
  for (const one of partitionsOf(store)) {
    const delivery = await one.read((reader) => findDeliveryAnywhere(reader, id))
    if (delivery?.status === 'PENDING') {
      throw new InputError(`The delivery ${id} is PENDING: the service still tries it.`)
    }
    if (delivery !== undefined) return delivery
  }
  throw new InputError(
    `No delivery has the id ${printable(id)}. pix-service deliveries list shows dead deliveries.`,
  )
}

const noWebhook = (walletId: string): InputError =>
  new InputError(`The wallet ${walletId} has no webhook, so nothing can be sent to it.`)

async function requireWallet(store: StoreReader, walletId: string): Promise<void> {
  const one = storeOfWallet(store, walletId)
  const wallet = await one.read((reader) => findWallet(reader, walletId))
  if (wallet === undefined) throw unknownWallet(walletId)
}

/** @throws InputError when the text is not an instant with its offset. */
function instantOf(text: string): number {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  if (Number.isNaN(instant)) {
    throw new InputError(
      `--since must be an instant such as 2026-12-01T12:00:00-03:00, not "${printable(text)}".`,
    )
  }
  return instant
}
