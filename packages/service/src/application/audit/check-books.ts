import { realInstant } from '../../domain/wallet/wallet-clock.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import {
  chargesWithoutExpiry,
  hasBegunAnew,
  hasTransfer,
  receivedLines,
  strayEventsOf,
  walletPlacesInRange,
} from '../../storage/rows/book-rows.ts'
import { partitionIndex } from '../../storage/partition.ts'
import type { WalletRange } from '../../storage/rows/paged-rows.ts'
import type { Reader, Store } from '../../storage/store.ts'
import type { BookTally } from './book-tally.ts'
import { Tallies } from './book-tally.ts'
import { checkResources } from './check-resources.ts'
import {
  checkCommands,
  checkDeliveries,
  checkEventNumbers,
  checkLines,
  checkOrders,
  checkTimers,
  missing,
} from './check-rows.ts'
import { Problems } from './problems.ts'

/** The store that is checked: `partitioned` finds the other side of a transfer. */
export type CheckedStore = Pick<Store, 'partitioned'>

/** How many passes {@link checkBooks} makes over the rows of the wallets. */
export const BOOK_PARTS = 7

/**
 * Compares what the rows of wallets say twice: resources, columns, events, deliveries, statement lines, timers, orders,
 * stored responses, and the directory. Reads pages, so that neither the memory nor the event loop depends on the size of
 * a wallet. The wallets are those of the range.
 */
export async function checkBooks(
  reader: Reader,
  store: CheckedStore,
  wallets: readonly Wallet[],
  onPart: () => void,
): Promise<Tallies> {
  const ids = wallets.map(({ id }) => id).toSorted()
  const tallies = new Tallies(ids, new Problems())
  const [from, to] = [ids.at(0), ids.at(-1)]
  if (from === undefined || to === undefined) return tallies
  const range: WalletRange = { from, to }
  await checkPlaces(reader, store, wallets, range, tallies)
  const transfers = new Transfers(reader, store)
  const passes = [
    () => checkEventNumbers(reader, range, tallies),
    () => checkResources(reader, range, tallies, (tally) => transfers.check(tally)),
    () => checkLines(reader, range, tallies, (id) => transfers.isKnown(id)),
    () => checkDeliveries(reader, range, tallies),
    () => checkTimers(reader, range, tallies),
    () => checkCommands(reader, range, tallies),
    () => checkOrders(reader, range, tallies),
  ]
  for (const pass of passes) {
    onPart()
    await pass()
  }
  for (const wallet of wallets) {
    const tally = tallies.of(wallet.id)
    if (tally !== undefined) await compareWallet(reader, wallet, tally)
  }
  return tallies
}

async function checkPlaces(
  reader: Reader,
  store: CheckedStore,
  wallets: readonly Wallet[],
  range: WalletRange,
  tallies: Tallies,
): Promise<void> {
  const places = new Map(
    (await walletPlacesInRange(reader, range, wallets)).map((row) => [row.wallet_id, row]),
  )
  for (const { id, operatorId } of wallets) {
    const [tally, place] = [tallies.of(id), places.get(id)]
    if (tally === undefined || place === undefined) continue
    tally.eventLimit = place.event_limit ?? 0
    tally.deliveryLimit = place.delivery_limit ?? 0
    tally.wakeAt = place.wake_at_real
    if (place.operator === null) tally.say(`The wallet is of the operator ${operatorId}, which is missing.`)
    tally.compare(
      'The owner of the account of the wallet',
      place.account_wallet,
      id,
      'the account belongs to',
    )
    if (place.foreign_keys > 0) {
      tally.say(`${place.foreign_keys} Pix keys of the wallet name another operator than ${operatorId}.`)
    }
    const { number } = store.partitioned ?? {}
    if (number !== undefined) {
      tally.compare('The partition of the wallet', number, partitionIndex(store, id) + 1, 'its id belongs to')
    }
  }
}

/** Compares the sums that were read with the row of the wallet. */
async function compareWallet(reader: Reader, wallet: Wallet, tally: BookTally): Promise<void> {
  const { events, deliveries, nextDueAt, clock } = wallet
  missing(tally, 'event', Math.max(tally.lastEvent, tally.eventLimit), events + 1)
  missing(tally, 'delivery', Math.max(tally.lastDelivery, tally.deliveryLimit), deliveries + 1)
  const [event, delivery] = [Math.max(tally.lastEvent, events), Math.max(tally.lastDelivery, deliveries)]
  tally.compare('The number of the newest event', event, events, 'the wallet has counted')
  tally.compare('The number of the newest delivery', delivery, deliveries, 'the wallet has counted')
  if (tally.events !== tally.eventsOfResources) {
    for (const { id, event: name } of await strayEventsOf(reader, wallet.id)) {
      tally.say(`The event ${id} (${name}) is about a resource that the wallet does not have.`)
    }
  }
  tally.compare('What payments count as refunded', tally.reversed, tally.refunded, 'the refunds come to')
  if (tally.expiryTimers < tally.openCharges) {
    for (const { id } of await chargesWithoutExpiry(reader, wallet.id)) {
      tally.say(`The charge ${id} is PENDING, but no timer expires it.`)
    }
  }
  tally.compare(
    'The next due instant of the wallet',
    nextDueAt,
    tally.firstDueAt,
    'its first timer is due at',
  )
  const wakeAt = nextDueAt === null ? null : realInstant(clock, nextDueAt)
  tally.compare('The instant at which the wallet wakes', tally.wakeAt, wakeAt, 'its next timer is due at')
}

/** Looks at the other side of transfers, which can be in another partition. */
class Transfers {
  readonly #reader: Reader
  readonly #store: CheckedStore
  #hasBegunAnew: boolean | undefined

  constructor(reader: Reader, store: CheckedStore) {
    this.#reader = reader
    this.#store = store
  }

  /** Checks that the destinations of the wallet's transfers have received them. */
  async check(tally: BookTally): Promise<void> {
    for (const { id, amount, destination } of tally.transfers) {
      const received = await this.#in(destination, (reader) => receivedLines(reader, destination, id))
      if (received.lines === 1 && received.amount === amount) continue
      if (received.lines === 0 && (await this.#isForgotten())) continue
      const { lines } = received
      tally.say(
        `The transfer ${id} sent ${amount}, but the wallet ${destination} has ${lines} statement lines of ${received.amount} for it.`,
      )
    }
    tally.transfers = []
  }

  /** True if a wallet has sent the transfer, or may have done so before it was reset. */
  async isKnown(id: string): Promise<boolean> {
    for (const partition of this.#store.partitioned?.stores ?? []) {
      if (await partition.read((reader) => hasTransfer(reader, id))) return true
    }
    return this.#isForgotten()
  }

  #in<T>(walletId: string, read: (reader: Reader) => Promise<T>): Promise<T> {
    const { partitioned } = this.#store
    const index = partitionIndex(this.#store, walletId)
    if (partitioned === undefined || partitioned.number === index + 1) return read(this.#reader)
    const store = partitioned.stores[index]
    return store === undefined ? read(this.#reader) : store.read(read)
  }

  async #isForgotten(): Promise<boolean> {
    if (this.#hasBegunAnew === undefined) {
      this.#hasBegunAnew = await hasBegunAnew(this.#reader)
      for (const partition of this.#store.partitioned?.stores ?? []) {
        this.#hasBegunAnew ||= await partition.read(hasBegunAnew)
      }
    }
    return this.#hasBegunAnew
  }
}
