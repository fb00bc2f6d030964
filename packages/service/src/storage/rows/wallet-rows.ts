import type { Instant } from '@pix-payments/pix'
import type { Wallet, WalletSettings } from '../../domain/wallet/wallet.ts'
import { LONGEST_STANDSTILL_MILLISECONDS, realInstant } from '../../domain/wallet/wallet-clock.ts'
import { type Value, change, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { amongIds } from './among-ids.ts'
import { wakeNow } from './delivery-wake-rows.ts'

const COLUMNS = `id, operator_id, name, created_at, bank_code, branch_code, account_number, clock_mode, clock_offset,
  clock_frozen_at, last_at, available, blocked, pending, lines, movements, events, deliveries, sequence, version,
  next_due_at, wake_at_real, settings`

const byId = statement('wallet.byId', `select ${COLUMNS} from wallet where id = $1`)
const timeById = statement(
  'wallet.time',
  'select clock_mode, clock_offset, clock_frozen_at, last_at, next_due_at from wallet where id = $1',
)
const lockById = statement('wallet.lock', `select ${COLUMNS} from wallet where id = $1 {lock}`)
const lockFree = statement('wallet.lockFree', `select ${COLUMNS} from wallet where id = $1 {skip locked}`)
const all = statement('wallet.all', `select ${COLUMNS} from wallet order by position, id`)
const pageById = statement(
  'wallet.pageById',
  `select ${COLUMNS} from wallet where id > $1 order by id limit $2`,
)
const pageByName = statement(
  'wallet.pageByName',
  `select ${COLUMNS} from wallet where operator_id = $1 and (name, id) > ($2, $3) order by name, id limit $4`,
)
const countOfOperators = statement(
  'wallet.countOfOperators',
  'select operator_id, count(*) as wallets from wallet group by operator_id',
)
const AFTER = `select position, id from wallet where (position, id) > ($1, $2)`
const places = statement('wallet.places', `${AFTER} order by position, id limit $3`)
const placesOfOperator = statement(
  'wallet.placesOfOperator',
  `${AFTER} and operator_id = $4 order by position, id limit $3`,
)
const toWake = statement(
  'wallet.toWake',
  `select id, wake_at_real from wallet where wake_at_real is not null and (wake_at_real, id) > ($1, $2) and wake_at_real
      <= coalesce((select min(wake_at_real) from wallet where wake_at_real is not null and wake_at_real > $3), $3)
    order by wake_at_real, id limit 300`,
)
const lastPosition = statement('wallet.lastPosition', 'select coalesce(max(position), 0) as last from wallet')
const insert = statement(
  'wallet.insert',
  `insert into wallet (${COLUMNS}, position) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20, $21, $22, $23, $24) on conflict do nothing`,
)
/** The columns that change with almost every operation on a wallet. */
const MOVED = {
  last_at: 'bigint',
  available: 'bigint',
  blocked: 'bigint',
  pending: 'bigint',
  lines: 'bigint',
  movements: 'bigint',
  events: 'bigint',
  deliveries: 'bigint',
  sequence: 'bigint',
  version: 'bigint',
} as const
/**
 * Updates only the columns that change often. `wake_at_real` has an index and `settings` is long, so `updateAll` writes
 * these columns only when they change.
 */
const updateMoved = change('wallet.updateMoved', 'wallet', { id: 'text' }, MOVED, 'version')
/** Updates what an operation may change besides: the next timer. */
const updateDue = change(
  'wallet.updateDue',
  'wallet',
  { id: 'text' },
  { ...MOVED, next_due_at: 'bigint', wake_at_real: 'bigint' },
  'version',
)
const updateAll = change(
  'wallet.updateAll',
  'wallet',
  { id: 'text' },
  {
    ...MOVED,
    next_due_at: 'bigint',
    wake_at_real: 'bigint',
    clock_mode: 'text',
    clock_offset: 'bigint',
    clock_frozen_at: 'bigint',
    settings: 'text',
    name: 'text',
    branch_code: 'text',
    account_number: 'text',
    bank_code: 'text',
  },
  'version',
)
/**
 * SQL for the time of the latest attempt of the wallet's pending deliveries. An attempt does not change the wallet's
 * row, but the retry after the attempt is due relative to that time.
 */
const LAST_ATTEMPT = `(select max(at) from delivery_attempt join delivery on delivery.id = delivery_id
  where delivery.wallet_id = wallet.id and status = 'PENDING' and place <> 'BEHIND')`
const ahead = statement(
  'wallet.ahead',
  `select id, case when clock_mode = 'RUNNING' and (last_at - clock_offset > $1 or ${LAST_ATTEMPT} - clock_offset > $1)
      then 1 else 0 end as is_ahead
    from (select id, clock_mode, clock_offset, last_at from wallet where id > $2 order by id limit 500) wallet order by id`,
)
const farthest = statement(
  'wallet.farthestAhead',
  'select count(*) as wallets, max(last_at) as latest from wallet where last_at > $1',
)
const aheadOfReal = statement(
  'wallet.aheadOfReal',
  'select id from wallet where last_at > $1 and id > $2 order by id limit 100',
)
const lastAttempt = statement('wallet.lastAttempt', `select ${LAST_ATTEMPT} as at from wallet where id = $1`)
const countAll = statement('wallet.count', 'select count(*) as wallets from wallet')
const namesAmong = amongIds('wallet.namesAmong', (ids) => `select id, name from wallet where id in (${ids})`)

interface WalletRow {
  readonly id: string
  readonly operator_id: string
  readonly name: string
  readonly created_at: number
  readonly bank_code: string
  readonly branch_code: string
  readonly account_number: string
  readonly clock_mode: 'RUNNING' | 'FROZEN'
  readonly clock_offset: number
  readonly clock_frozen_at: number
  readonly last_at: number
  readonly available: number
  readonly blocked: number
  readonly pending: number
  readonly lines: number
  readonly movements: number
  readonly events: number
  readonly deliveries: number
  readonly sequence: number
  readonly version: number
  readonly next_due_at: number | null
  readonly settings: string
}

/**
 * Caches parsed settings by their JSON text, and the JSON text by the parsed settings. Settings rarely change, but
 * every operation reads and writes them with its wallet.
 */
const settingsByText = new Map<string, WalletSettings>()
const textsBySettings = new WeakMap<WalletSettings, string>()
const MOST_REMEMBERED = 1000

function settingsOf(text: string): WalletSettings {
  let settings = settingsByText.get(text)
  if (settings === undefined) {
    settings = JSON.parse(text) as WalletSettings
    if (settingsByText.size >= MOST_REMEMBERED) settingsByText.clear()
    settingsByText.set(text, settings)
    textsBySettings.set(settings, text)
  }
  return settings
}

const textOf = (settings: WalletSettings): string => textsBySettings.get(settings) ?? JSON.stringify(settings)

/** The fields that decide whether a timer of the wallet is due. */
export type WalletTime = Pick<Wallet, 'clock' | 'lastAt' | 'nextDueAt'>

type TimeRow = Pick<WalletRow, 'clock_mode' | 'clock_offset' | 'clock_frozen_at' | 'last_at' | 'next_due_at'>

const toTime = (row: TimeRow): WalletTime => ({
  clock: { mode: row.clock_mode, offset: row.clock_offset, frozenAt: row.clock_frozen_at },
  lastAt: row.last_at,
  nextDueAt: row.next_due_at,
})

const toWallet = (row: WalletRow): Wallet => ({
  id: row.id,
  operatorId: row.operator_id,
  name: row.name,
  createdAt: row.created_at,
  account: {
    bankCode: row.bank_code,
    branchCode: row.branch_code,
    accountNumber: row.account_number,
  },
  ...toTime(row),
  available: row.available,
  blocked: row.blocked,
  pending: row.pending,
  lines: row.lines,
  movements: row.movements,
  events: row.events,
  deliveries: row.deliveries,
  sequence: row.sequence,
  version: row.version,
  settings: settingsOf(row.settings),
})

const wakeAt = ({ clock, nextDueAt }: Wallet): number | null =>
  nextDueAt === null ? null : realInstant(clock, nextDueAt)

export async function findWallet(reader: Reader, id: string): Promise<Wallet | undefined> {
  const row = await reader.first<WalletRow>(byId, [id])
  return row && toWallet(row)
}

export async function findWalletTime(reader: Reader, id: string): Promise<WalletTime | undefined> {
  const row = await reader.first<TimeRow>(timeById, [id])
  return row && toTime(row)
}

export async function lockWallet(transaction: Transaction, id: string): Promise<Wallet | undefined> {
  const row = await transaction.first<WalletRow>(lockById, [id])
  return row && toWallet(row)
}

/** Locks a wallet, unless another transaction has locked it. A reader of `prepareReads` locks several at once. */
export async function lockFreeWallet(reader: Reader, id: string): Promise<Wallet | undefined> {
  const row = await reader.first<WalletRow>(lockFree, [id])
  return row && toWallet(row)
}

/** All wallets, the oldest first. Call it only when there are few. */
export async function walletsOf(reader: Reader): Promise<Wallet[]> {
  return (await reader.all<WalletRow>(all)).map(toWallet)
}

/** One page of all wallets, sorted by id. It begins after the wallet id `after`. */
export async function walletsById(reader: Reader, after: string, limit: number): Promise<Wallet[]> {
  return (await reader.all<WalletRow>(pageById, [after, limit])).map(toWallet)
}

/** One page of the wallets of an operator, sorted by name and id. It begins after the wallet `after`. */
export async function walletsByName(
  reader: Reader,
  operatorId: string,
  after: Pick<Wallet, 'name' | 'id'> | undefined,
  limit: number,
): Promise<Wallet[]> {
  const values = [operatorId, after?.name ?? '', after?.id ?? '', limit]
  return (await reader.all<WalletRow>(pageByName, values)).map(toWallet)
}

/** The number of wallets of each operator, keyed by operator id. */
export async function countWalletsOfOperators(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.all<{ operator_id: string; wallets: number }>(countOfOperators)
  return new Map(rows.map(({ operator_id, wallets }) => [operator_id, wallets]))
}

/** The place of a wallet in the list of wallets, oldest first. */
interface WalletPlace {
  readonly position: number
  readonly id: string
}

/** One page of the wallets of one operator, or of all operators when `operatorId` is undefined. It begins after `after`. */
export function walletPlaces(
  reader: Reader,
  {
    operatorId,
    after,
    limit,
  }: { readonly operatorId: string | undefined; readonly after: WalletPlace; readonly limit: number },
): Promise<readonly WalletPlace[]> {
  const values = [after.position, after.id, limit]
  return operatorId === undefined
    ? reader.all<WalletPlace>(places, values)
    : reader.all<WalletPlace>(placesOfOperator, [...values, operatorId])
}

export async function countWallets(reader: Reader): Promise<number> {
  return (await reader.first<{ wallets: number }>(countAll))?.wallets ?? 0
}

/** A wallet with a timer, and the real instant at which the timer is due. */
export interface WakingWallet {
  readonly id: string
  readonly at: Instant
}

const FIRST: WakingWallet = { id: '', at: Number.MIN_SAFE_INTEGER }

/**
 * One page of up to 300 wallets with a timer, earliest due first: those that are due at `realNow`, then those that are
 * due next. The page begins after the wallet `after`.
 */
export async function walletsToWake(
  reader: Reader,
  realNow: Instant,
  after: WakingWallet = FIRST,
): Promise<readonly WakingWallet[]> {
  const rows = await reader.all<{ id: string; wake_at_real: number }>(toWake, [after.at, after.id, realNow])
  return rows.map(({ id, wake_at_real }) => ({ id, at: wake_at_real }))
}

/**
 * Looks at one page of wallets, which begins after the wallet id `after`. Returns those whose latest change or delivery
 * attempt is later than the time that their clock shows at this real instant, and the last id of the page.
 */
export async function walletsAhead(
  reader: Reader,
  realNow: Instant,
  after: string,
): Promise<{ readonly ids: readonly string[]; readonly last: string | undefined }> {
  const page = await reader.all<{ id: string; is_ahead: number }>(ahead, [realNow, after])
  return { ids: page.filter((it) => it.is_ahead === 1).map(({ id }) => id), last: page.at(-1)?.id }
}

/**
 * The time of the latest attempt of the wallet's pending deliveries, in the wallet's time. Null when they have no
 * attempt.
 */
export async function lastAttemptOf(reader: Reader, id: string): Promise<Instant | null> {
  return (await reader.first<{ at: number | null }>(lastAttempt, [id]))?.at ?? null
}

/** The number of wallets that are more than a second ahead of real time, and the latest of their instants. */
export async function farthestAhead(
  reader: Reader,
  realNow: Instant,
): Promise<{ readonly wallets: number; readonly latest: Instant }> {
  const row = await reader.first<{ wallets: number; latest: Instant | null }>(farthest, [
    realNow + LONGEST_STANDSTILL_MILLISECONDS,
  ])
  return { wallets: row?.wallets ?? 0, latest: row?.latest ?? realNow }
}

/** The ids of up to 100 wallets whose latest instant is after a real instant. They follow the id `after`. */
export async function walletsAheadOfReal(
  reader: Reader,
  realNow: Instant,
  after: string,
): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(aheadOfReal, [realNow, after])).map(({ id }) => id)
}

/** The values of {@link MOVED}, in the order of the columns. */
const movedOf = (wallet: Wallet): Value[] => [
  wallet.lastAt,
  wallet.available,
  wallet.blocked,
  wallet.pending,
  wallet.lines,
  wallet.movements,
  wallet.events,
  wallet.deliveries,
  wallet.sequence,
  wallet.version,
]

/**
 * Inserts a wallet. Returns false when the id exists already. `place` is its place among the wallets of all partitions: it
 * comes after the others of its own partition in any case.
 */
export async function insertWallet(transaction: Transaction, wallet: Wallet, place = 0): Promise<boolean> {
  const { account, clock } = wallet
  const values: Value[] = [
    wallet.id,
    wallet.operatorId,
    wallet.name,
    wallet.createdAt,
    account.bankCode,
    account.branchCode,
    account.accountNumber,
    clock.mode,
    clock.offset,
    clock.frozenAt,
    ...movedOf(wallet),
    wallet.nextDueAt,
    wakeAt(wallet),
    textOf(wallet.settings),
    Math.max(place, 1 + ((await transaction.first<{ last: number }>(lastPosition))?.last ?? 0)),
  ]
  return (await transaction.run(insert, values)) === 1
}

/**
 * Writes a wallet, which has a new version. The write fails when the wallet has changed since `before` was read.
 *
 * @param before the wallet as it was read
 */
export function updateWallet(transaction: Transaction, before: Wallet, wallet: Wallet): void {
  const { clock } = wallet
  const moved = [wallet.id, ...movedOf(wallet)]
  const due = [...moved, wallet.nextDueAt, wakeAt(wallet)]
  const isOnlyMoved =
    clock === before.clock &&
    wallet.settings === before.settings &&
    wallet.name === before.name &&
    wallet.account === before.account
  // While a clock is frozen, nothing falls due.
  if (clock !== before.clock && (clock.mode === 'RUNNING' || before.clock.mode === 'RUNNING')) {
    wakeNow(transaction, wallet.id)
  }
  if (isOnlyMoved && wallet.nextDueAt === before.nextDueAt)
    transaction.later(updateMoved, [...moved, before.version])
  else if (isOnlyMoved) transaction.later(updateDue, [...due, before.version])
  else
    transaction.later(updateAll, [
      ...due,
      clock.mode,
      clock.offset,
      clock.frozenAt,
      textOf(wallet.settings),
      wallet.name,
      wallet.account.branchCode,
      wallet.account.accountNumber,
      wallet.account.bankCode,
      before.version,
    ])
}

/** The names of those of these wallets that exist, keyed by wallet id. */
export async function walletNames(
  reader: Reader,
  walletIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await namesAmong<{ id: string; name: string }>(reader, walletIds)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
