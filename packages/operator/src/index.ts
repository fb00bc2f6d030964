export type { Books, Entry } from './books/books.ts'
export { createOperatorKit } from './create-operator-kit.ts'
export type { Deposits, OperatorKit, OperatorKitOptions, Payouts } from './create-operator-kit.ts'
export type { Day } from './days/day.ts'
export type { Days } from './days/days.ts'
export type { ReconcileOptions } from './days/reconcile-day.ts'
export type { Deposit, DepositRequest } from './kit/deposit.ts'
export type { WaitOptions } from './deposits/wait-for-deposit.ts'
export type { Finding, FindingKind } from './kit/finding.ts'
export type { Findings } from './kit/findings.ts'
export type { Handlers, Hooks, Returned } from './kit/handlers.ts'
export { PixOperatorError } from './errors.ts'
export type { OperatorErrorCode } from './errors.ts'
export type { Payout } from './kit/payout.ts'
export type { PayoutAsked } from './payouts/request-payout.ts'
export type { CycleStatus, PayoutKind } from './storage/records.ts'
export { migrationsText } from './storage/migrations.ts'
export type { Dialect, Row, Storage, Transaction, Value } from './storage/port.ts'
export type {
  CancelOptions,
  Subscriptions,
  SubscriptionsModule,
  WaiveOptions,
} from './subscriptions/subscriptions.ts'
export type { Cycle, Subscription, SubscriptionRequest } from './kit/subscription.ts'
export type { TableNames } from './storage/tables.ts'
export type { Wallet } from './kit/wallets.ts'
export type { WorkDone, WorkOptions } from './work/run-due.ts'
export type { Worker, WorkerOptions } from './work/worker.ts'
