export type { Books, Entry } from './books/books.ts'
export { createOperatorKit } from './create-operator-kit.ts'
export type {
  Deposits,
  OperatorKit,
  OperatorKitOptions,
  Payouts,
  SubscriptionsModule,
} from './create-operator-kit.ts'
export type { Day } from './days/day.ts'
export type { Days } from './days/days.ts'
export type { ReconcileOptions } from './days/reconcile-day.ts'
export type { Deposit, DepositRequest } from './deposits/deposit.ts'
export type { WaitOptions } from './deposits/wait-for-deposit.ts'
export type { Finding, FindingKind } from './finding.ts'
export type { Findings } from './findings.ts'
export type { Handlers, Hooks, Returned } from './handlers.ts'
export { PixOperatorError } from './operator-error.ts'
export type { OperatorErrorCode } from './operator-error.ts'
export type { Payout } from './payouts/payout.ts'
export type { PayoutAsked } from './payouts/request-payout.ts'
export type { CycleStatus, PayoutKind } from './records.ts'
export { migrationsText } from './storage/migrations.ts'
export type { Dialect, Row, Storage, Transaction, Value } from './storage/port.ts'
export type { CancelOptions, Subscriptions, WaiveOptions } from './subscriptions/subscriptions.ts'
export type { Cycle, Subscription, SubscriptionRequest } from './subscriptions/subscription.ts'
export type { TableNames } from './storage/tables.ts'
export type { Wallet } from './wallets.ts'
export type { WorkDone, WorkOptions } from './work/run-due.ts'
export type { Worker, WorkerOptions } from './work/worker.ts'
