import { keepFirstPayers } from './rail/first-payers.ts'
import { messagesToOrders } from './rail/messages-to-orders.ts'
import { snapshotsToReports } from './rail/snapshots-to-reports.ts'
import { timersToReports } from './rail/timers-to-reports.ts'
import type { MigrationStep } from './run-steps.ts'

/**
 * The rail as a port: orders to the institution, reports from it, and timers that deliver a report. Timers of the former
 * simulation become such timers, also in snapshots.
 */
export const rail: readonly MigrationStep[] = [
  `alter table timer add column body text`,
  `create table rail_order (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    name text not null,
    resource_id text not null,
    at bigint not null,
    body text not null,
    status text not null,
    attempts bigint not null default 0,
    placed_at_real bigint not null default 0,
    due_at_real bigint not null default 0,
    lease text,
    leased_until_real bigint not null default 0,
    error text
  )`,
  `create index rail_order_resource on rail_order (wallet_id, resource_id, position)`,
  // Orders that were not tried yet come before repeats. With these columns, the number of pending orders and the age of the oldest are read from the index alone.
  `create index rail_order_pending on rail_order
    ((case when attempts = 0 then 0 else 1 end), due_at_real, position, placed_at_real, name)
    where status = 'PENDING'`,
  `create index rail_order_unsent on rail_order (wallet_id, position) where status = 'PENDING' and attempts = 0`,
  // Reports that came from another process: each is applied once, and its repeats get the same answer: `result` with
  // `reason`. While a report is kept, `kept_because` has the reason. While it waits for balance, `uncovered` has the
  // amount.
  `create table rail_report (
    id text primary key,
    wallet_id text not null,
    position bigint not null,
    name text not null,
    resource_id text not null,
    at bigint not null,
    body text not null,
    result text not null,
    reason text,
    kept_because text,
    uncovered bigint,
    closed_note text
  )`,
  `create index rail_report_kept on rail_report (wallet_id, resource_id, position)
    where kept_because is not null and closed_note is null`,
  `create index rail_report_uncovered on rail_report (wallet_id, position)
    where uncovered is not null and closed_note is null`,
  messagesToOrders,
  `drop table institution_message`,
  keepFirstPayers,
  timersToReports,
  snapshotsToReports,
]
