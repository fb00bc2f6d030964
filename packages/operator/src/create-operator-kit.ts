import { type Clock, systemClock } from '@pix-payments/client'
import { type Books, createBooks } from './books/books.ts'
import { createDays, type Days } from './days/days.ts'
import { openDeposit, type OpenOptions } from './deposits/open-deposit.ts'
import { createWaitForDeposit, type WaitForDeposit } from './work/wait-for-deposit.ts'
import { createInbox } from './events/inbox.ts'
import { type Deposit, depositKey, depositOf, type DepositRequest } from './kit/deposit.ts'
import { createFindings, type Findings } from './kit/findings.ts'
import type { Handlers, Hooks } from './kit/handlers.ts'
import { type AlarmLimits, inTransaction, type Kit } from './kit/kit.ts'
import type { Tracing } from './kit/tracing.ts'
import { type Payout, payoutKey, payoutOf } from './kit/payout.ts'
import { type Wallet, type WalletChanges, walletsOf } from './kit/wallets.ts'
import type { Operations, OperationsModule } from './operations/operations.ts'
import { createBudget } from './pace/budget.ts'
import { type PayoutAsked, requestPayout } from './payouts/request-payout.ts'
import type { Storage, Transaction } from './storage/port.ts'
import type { PayoutKind } from './storage/records.ts'
import { type TableNames, tablesOf } from './storage/tables.ts'
import type { Subscriptions, SubscriptionsModule } from './subscriptions/subscriptions.ts'
import { receive } from './webhooks/receive.ts'
import { runDue, type WorkDone, type WorkOptions } from './work/run-due.ts'
import { startWorker, type Worker, type WorkerOptions } from './work/worker.ts'

export interface OperatorKitOptions<Native> {
  /** Your database: see `@pix-payments/operator/storage`. */
  readonly storage: Storage<Native>
  readonly wallets: readonly Wallet[]
  readonly handlers: Handlers<Native>
  readonly hooks?: Hooks
  /** Recurring charges: `subscriptions` of `@pix-payments/operator/subscriptions`. */
  readonly subscriptions?: SubscriptionsModule
  /**
   * Comparison of the running day, retries and dismissals, for production: `operations` of `@pix-payments/operator/operations`.
   */
  readonly operations?: OperationsModule
  /** Spans of deliveries and steps: `openTelemetry()` of `@pix-payments/operator/opentelemetry`. */
  readonly tracing?: Tracing
  readonly tables?: TableNames
  /**
   * Whether the kit writes the `playerId` of a deposit into the `metadata` of its charge. Default: true. So a paid charge
   * that the database has lost still belongs to somebody.
   */
  readonly playerInMetadata?: boolean
  /** After how many milliseconds open work becomes a finding. */
  readonly alarmAfterMs?: Partial<AlarmLimits>
  /**
   * Default: the system's. A verifier, and a test with the virtual time of the sandbox, need a clock that they can move.
   */
  readonly clock?: Clock
}

const MINUTE = 60_000
const ALARM_AFTER_MS: AlarmLimits = {
  failing: 15 * MINUTE,
  withdrawal: 60 * MINUTE,
  refund: 24 * 60 * MINUTE,
  transfer: 15 * MINUTE,
}

/** Payouts of one kind. */
export interface Payouts<Native, K extends PayoutKind> {
  /**
   * Stores a request in your transaction, beside your debit. The worker sends it after your commit.
   *
   * @throws PixOperatorError `externalIdInUse`: roll back.
   */
  request(transaction: Transaction<Native>, request: PayoutAsked<K>): Promise<Payout>
  find(externalId: string, walletId?: string): Promise<Payout | undefined>
}

export interface Deposits {
  /** Opens a deposit, and returns it with its brCode. The same request returns the same deposit. */
  open(request: DepositRequest, options?: OpenOptions): Promise<Deposit>
  find(externalId: string, walletId?: string): Promise<Deposit | undefined>
  /** Waits until a deposit is paid or closed, or until the deadline. Rejects with the reason of `signal`. */
  readonly waitForDeposit: WaitForDeposit
}

export interface OperatorKit<Native> {
  readonly deposits: Deposits
  readonly withdrawals: Payouts<Native, 'withdrawal'>
  readonly refunds: Payouts<Native, 'refund'>
  readonly transfers: Payouts<Native, 'transfer'>
  /** Recurring charges. Throws a TypeError when the kit has no option `subscriptions`. */
  readonly subscriptions: Subscriptions
  /** Receives a delivery of the webhook. */
  readonly handleWebhook: (request: Request) => Promise<Response>
  /** Does work that is due. Call it from any scheduler, or use `startWorker`. */
  runDue(options?: WorkOptions): Promise<WorkDone>
  startWorker(options?: WorkerOptions): Worker
  /** Throws a TypeError when the kit has no option operations. */
  readonly operations: Operations
  readonly books: Books
  /** Daily reconciliation. */
  readonly days: Days
  readonly findings: Findings
  readonly wallets: WalletChanges
}

/** The operator's side of the API: credits each deposit once, pays each withdrawal once, and gives nothing back wrongly. */
export function createOperatorKit<Native>(options: OperatorKitOptions<Native>): OperatorKit<Native> {
  const { storage, wallets, handlers, hooks = {}, tables = {}, clock = systemClock } = options
  const budget = createBudget()
  const ports = { storage, table: tablesOf(tables), clock, hooks }
  const kit: Kit = {
    ...ports,
    wallets: walletsOf(wallets),
    // Handlers only ever get transactions of this storage.
    handlers: handlers as unknown as Handlers<unknown>,
    inbox: createInbox(ports),
    tracing: options.tracing,
    recurring: options.subscriptions,
    bells: new Set(),
    alarmAfterMs: { ...ALARM_AFTER_MS, ...options.alarmAfterMs },
    isPlayerSent: options.playerInMetadata !== false,
  }
  const payouts = <K extends PayoutKind>(kind: K): Payouts<Native, K> => ({
    request: (transaction, request) => requestPayout(kit, kind, transaction, request),
    find: (externalId, walletId) =>
      inTransaction(kit, async ({ payouts }) => {
        const key = payoutKey(kind, kit.wallets.idOf(walletId), externalId)
        const row = await payouts.get(key)
        return row && payoutOf(row)
      }),
  })
  const subscriptions = options.subscriptions?.create(kit)
  const operations = options.operations?.create(kit, budget)
  const watch = options.operations?.createWatch(kit, budget)
  return {
    deposits: {
      open: (request, options) => openDeposit(kit, request, options),
      find: (externalId, walletId) =>
        inTransaction(kit, async ({ deposits }) => {
          const key = depositKey(kit.wallets.idOf(walletId), externalId)
          const row = await deposits.get(key)
          return row && depositOf(row)
        }),
      waitForDeposit: createWaitForDeposit(kit, budget),
    },
    withdrawals: payouts('withdrawal'),
    refunds: payouts('refund'),
    transfers: payouts('transfer'),
    get subscriptions() {
      if (subscriptions === undefined) throw new TypeError('The kit has no option subscriptions.')
      return subscriptions
    },
    get operations() {
      if (operations === undefined) throw new TypeError('The kit has no option operations.')
      return operations
    },
    handleWebhook: (request) => receive(kit, request),
    runDue: (options) => runDue(kit, budget, { watch, ...options }),
    startWorker: (options) => startWorker(kit, budget, { watch, ...options }),
    books: createBooks(kit),
    days: createDays(kit, budget),
    findings: createFindings(kit),
    wallets: kit.wallets,
  }
}
