import type { Instant } from '@pix-payments/pix'
import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import type { MovementName } from '../../domain/ledger/ledger.ts'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { Refund } from '../../domain/refund/refund.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { statement, type Value } from '../statement.ts'
import type { Reader } from '../store.ts'
import { amongIds } from './among-ids.ts'
import { type Child, type PagesOfRows, type WalletRange, pagedRows } from './paged-rows.ts'

/** The resources of a wallet, by their tables. */
export interface ResourceBodies {
  readonly charge: Charge
  readonly withdrawal: Withdrawal
  readonly refund: Refund
  readonly automatic_refund: AutomaticRefund
  readonly internal_transfer: InternalTransfer
  readonly recurrence: Recurrence
  readonly schedule: Schedule
}
export type ResourceTable = keyof ResourceBodies

/** A row of the table of a resource, with all its columns. */
export type ResourceRow = Readonly<Record<string, Value>> & {
  readonly id: string
  readonly wallet_id: string
  readonly created_at: Instant
  readonly body: string
}

interface OfResource {
  readonly wallet_id: string
  readonly resource_id: string
}

export interface EventOfResource extends OfResource {
  readonly id: string
  readonly position: number
  readonly event: string
  readonly occurred_at: Instant
  readonly payload: string
}

export interface LineOfResource extends OfResource {
  readonly amount: number
  readonly end_to_end_id: string | null
  readonly kind: MovementName | null
}

export type TimerOfResource = OfResource & { readonly kind: string }

export interface ChildrenOfResource {
  readonly events: readonly EventOfResource[]
  readonly lines: readonly LineOfResource[]
  readonly timers: readonly TimerOfResource[]
}

const OF_RESOURCE: Readonly<Record<keyof ChildrenOfResource, Child>> = {
  events: {
    table: 'event',
    columns: 'c.wallet_id, c.resource_id, c.id, c.position, c.event, c.occurred_at, c.payload',
    ref: 'resource_id',
    orderBy: 'c.wallet_id, c.position',
  },
  lines: {
    table: `statement_line`,
    columns: `c.wallet_id, c.product_transaction_id as resource_id, c.amount, c.end_to_end_id,
      (select kind from movement m where m.wallet_id = c.wallet_id and m.position = c.movement) as kind`,
    ref: 'product_transaction_id',
    orderBy: 'c.wallet_id, c.position',
  },
  timers: {
    table: 'timer',
    columns: 'c.wallet_id, c.resource_id, c.kind',
    ref: 'resource_id',
    where: `c.kind <> 'chargeExpiry'`,
    orderBy: 'c.wallet_id, c.due_at, c.position',
  },
}

/** The columns of each table, without `body`. */
const COLUMNS: Readonly<Record<ResourceTable, string>> = {
  charge: 'status, amount, reversed, end_to_end_id, debtor_tax_id, debtor_account',
  withdrawal: 'external_id, request, status, amount, answered',
  refund: 'original_end_to_end_id, external_id, request, status, amount',
  automatic_refund: 'original_end_to_end_id, status, amount',
  internal_transfer: 'external_id, request',
  recurrence: 'external_id, request, status, payer_tax_id, location_token',
  schedule: 'recurrence_id, cycle_number, status',
}
const pagesOf = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [
    table,
    pagedRows<ResourceRow, keyof ChildrenOfResource>(table, {
      table,
      columns: `r.id, r.wallet_id, r.created_at, r.body, ${columns}`,
      key: { created_at: Number.MIN_SAFE_INTEGER, id: '' },
      children: OF_RESOURCE,
    }),
  ]),
) as Readonly<Record<ResourceTable, PagesOfRows<ResourceRow, keyof ChildrenOfResource>>>

/** The resources of a table, in pages, with their events, statement lines and timers. */
export const resourcePages = (
  reader: Reader,
  table: ResourceTable,
  range: WalletRange,
): ReturnType<(typeof pagesOf)[ResourceTable]> => pagesOf[table](reader, range)

export interface LineRow {
  readonly wallet_id: string
  readonly position: number
  readonly id: string
  readonly method: string
  readonly type: string
  readonly amount: number
  readonly end_to_end_id: string | null
  readonly product_transaction_id: string | null
  readonly settled_at: Instant
  readonly balance_after: number
  readonly body: string
  readonly kind: MovementName | null
  readonly resource_id: string | null
  /** The id of the transfer that the line belongs to, when its wallet is in the same partition. */
  readonly transfer_id: string | null
}

export const linePages: PagesOfRows<LineRow> = pagedRows('line', {
  table: 'statement_line',
  columns: `r.wallet_id, r.position, r.id, r.method, r.type, r.amount, r.end_to_end_id, r.product_transaction_id,
    r.settled_at, r.balance_after, r.body, m.kind, m.resource_id, t.id as transfer_id`,
  joins: `left join movement m on m.wallet_id = r.wallet_id and m.position = r.movement
    left join internal_transfer t on m.kind = 'transferReceived' and t.id = r.product_transaction_id`,
  key: { position: 0 },
})

export interface EventPosition {
  readonly wallet_id: string
  readonly position: number
}

export const eventPages: PagesOfRows<EventPosition & { readonly occurred_at: Instant }> = pagedRows('event', {
  table: 'event',
  columns: 'r.wallet_id, r.position, r.occurred_at',
  key: { position: 0 },
})

export interface DeliveryRow {
  readonly wallet_id: string
  readonly id: string
  readonly position: number
  readonly event_id: string
  readonly resource_id: string
  readonly status: string
  readonly attempts: number
  readonly event_wallet: string | null
  readonly event_resource: string | null
}

export interface AttemptRow {
  readonly delivery_id: string
  readonly number: number
  readonly body: string
}

export const deliveryPages: PagesOfRows<DeliveryRow, 'attempts'> = pagedRows('delivery', {
  table: 'delivery',
  columns: `r.wallet_id, r.id, r.position, r.event_id, r.resource_id, r.status, r.attempts,
      e.wallet_id as event_wallet, e.resource_id as event_resource`,
  joins: 'left join event e on e.id = r.event_id',
  key: { position: 0 },
  children: {
    attempts: {
      table: 'delivery_attempt',
      columns: 'c.delivery_id, c.number, c.body',
      ref: 'delivery_id',
      orderBy: 'c.delivery_id, c.number',
    },
  },
})

export interface TimerRow {
  readonly wallet_id: string
  readonly due_at: Instant
  readonly position: number
  readonly kind: string
  readonly resource_id: string
  readonly body: string | null
  /** The charge, recurrence or schedule of the timer. */
  readonly owner: string | null
  readonly charge: string | null
}

export const timerPages: PagesOfRows<TimerRow> = pagedRows('timer', {
  table: 'timer',
  columns: `r.wallet_id, r.due_at, r.position, r.kind, r.resource_id, r.body,
    coalesce(c.wallet_id, a.wallet_id, s.wallet_id) as owner, c.body as charge`,
  joins: `left join charge c on c.id = r.resource_id left join recurrence a on a.id = r.resource_id
    left join schedule s on s.id = r.resource_id`,
  key: { due_at: Number.MIN_SAFE_INTEGER, position: 0 },
})

export interface CommandRow {
  readonly wallet_id: string
  readonly operation_id: string
  readonly target_id: string
  readonly external_id: string
  readonly request: string
  readonly answer: string
  /** The wallet of the target. */
  readonly owner: string | null
}

export const commandPages: PagesOfRows<CommandRow> = pagedRows('command', {
  table: 'command',
  columns: `r.wallet_id, r.operation_id, r.target_id, r.external_id, r.request, r.answer,
    coalesce(a.wallet_id, s.wallet_id) as owner`,
  joins: `left join recurrence a on a.id = r.target_id left join schedule s on s.id = r.target_id`,
  key: { operation_id: '', target_id: '', external_id: '' },
})

export interface OrderRow {
  readonly wallet_id: string
  readonly id: string
  readonly name: string
  readonly resource_id: string
  readonly body: string
  /** The amount of the withdrawal, refund or charge. */
  readonly amount: number | null
}

export const orderPages: PagesOfRows<OrderRow> = pagedRows('order', {
  table: 'rail_order',
  columns: `r.wallet_id, r.id, r.name, r.resource_id, r.body, coalesce(w.amount, f.amount, a.amount, c.amount) as amount`,
  joins: `left join withdrawal w on w.id = r.resource_id left join refund f on f.id = r.resource_id
    left join automatic_refund a on a.id = r.resource_id left join charge c on c.id = r.resource_id`,
  key: { resource_id: '', position: 0 },
})

export interface PlaceRow {
  readonly wallet_id: string
  readonly account_wallet: string | null
  readonly operator: string | null
  /** Pix keys of the wallet that name another operator. */
  readonly foreign_keys: number
  readonly wake_at_real: Instant | null
  /** Events and deliveries up to these positions were deleted as too old. */
  readonly event_limit: number | null
  readonly delivery_limit: number | null
}

/** The directory of a divided store is not joined: it can be on another node of Citus. */
const places = statement(
  'books.places',
  `select w.id as wallet_id, w.wake_at_real, l.event_position as event_limit, l.delivery_position as delivery_limit
    from wallet w left join retention_limit l on l.wallet_id = w.id where w.id >= $1 and w.id <= $2`,
)
const accountsAmong = amongIds(
  'books.accounts',
  (ids) => `select wallet_id, branch, number from wallet_account where wallet_id in (${ids})`,
)
const operatorsAmong = amongIds('books.operators', (ids) => `select id from operator where id in (${ids})`)
const keysAmong = amongIds(
  'books.keys',
  (ids) => `select wallet_id, operator_id from wallet_key where wallet_id in (${ids})`,
)

const withoutZeros = (text: string): string => text.replace(/^0+/, '')

/** What the directory says about the wallets of the range. */
export async function walletPlacesInRange(
  reader: Reader,
  { from, to }: WalletRange,
  wallets: readonly Wallet[],
): Promise<readonly PlaceRow[]> {
  const rows = await reader.all<Omit<PlaceRow, 'account_wallet' | 'operator' | 'foreign_keys'>>(places, [
    from,
    to,
  ])
  const ids = wallets.map(({ id }) => id)
  const accounts = await accountsAmong<{ wallet_id: string; branch: string; number: string }>(reader, ids)
  const keys = await keysAmong<{ wallet_id: string; operator_id: string }>(reader, ids)
  const operators = await operatorsAmong<{ id: string }>(reader, [
    ...new Set(wallets.map(({ operatorId }) => operatorId)),
  ])
  const accountOf = new Map(accounts.map((it) => [it.wallet_id, `${it.branch} ${it.number}`]))
  const known = new Set(operators.map(({ id }) => id))
  const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  return rows.flatMap((row) => {
    const wallet = byId.get(row.wallet_id)
    if (wallet === undefined) return []
    const { id, operatorId, account } = wallet
    const own = `${withoutZeros(account.branchCode)} ${withoutZeros(account.accountNumber)}`
    return {
      ...row,
      account_wallet: accountOf.get(id) === own ? id : null,
      operator: known.has(operatorId) ? operatorId : null,
      foreign_keys: keys.filter((it) => it.wallet_id === id && it.operator_id !== operatorId).length,
    }
  })
}

const RESOURCE_TABLES = Object.keys(COLUMNS)
const strayEvents = statement(
  'books.strayEvents',
  `select e.id, e.event from event e where e.wallet_id = $1 ${RESOURCE_TABLES.map(
    (table) =>
      `and not exists (select 1 from ${table} r where r.id = e.resource_id and r.wallet_id = e.wallet_id)`,
  ).join(' ')} order by e.position limit 5`,
)
const withoutExpiry = statement(
  'books.withoutExpiry',
  `select id from charge where wallet_id = $1 and status = 'PENDING' and id not in
    (select resource_id from timer where wallet_id = $1 and kind = 'chargeExpiry') order by created_at, id limit 5`,
)

/** The events of a wallet, at most 5, that are about no resource of the wallet. */
export const strayEventsOf = (
  reader: Reader,
  walletId: string,
): Promise<readonly { readonly id: string; readonly event: string }[]> => reader.all(strayEvents, [walletId])

/** The PENDING charges of a wallet, at most 5, that no timer expires. */
export const chargesWithoutExpiry = (
  reader: Reader,
  walletId: string,
): Promise<readonly { readonly id: string }[]> => reader.all(withoutExpiry, [walletId])

const received = statement(
  'books.received',
  `select count(*) as lines, coalesce(sum(l.amount), 0) as amount from statement_line l
    join movement m on m.wallet_id = l.wallet_id and m.position = l.movement
    where l.wallet_id = $1 and l.product_transaction_id = $2 and m.kind = 'transferReceived'`,
)
const begun = statement(
  'books.begun',
  `select count(*) as wallets from wallet where settings like '%"begun":%'`,
)
const transferById = statement('books.transfer', 'select id from internal_transfer where id = $1')

/** The lines with which a wallet received a transfer. */
export async function receivedLines(
  reader: Reader,
  walletId: string,
  transferId: string,
): Promise<{ readonly lines: number; readonly amount: number }> {
  return (
    (await reader.first<{ lines: number; amount: number }>(received, [walletId, transferId])) ?? {
      lines: 0,
      amount: 0,
    }
  )
}

/** True if a wallet was reset or restored. Its other side of a transfer can then be missing. */
export const hasBegunAnew = async (reader: Reader): Promise<boolean> =>
  ((await reader.first<{ wallets: number }>(begun))?.wallets ?? 0) > 0

export const hasTransfer = async (reader: Reader, transferId: string): Promise<boolean> =>
  (await reader.first(transferById, [transferId])) !== undefined
