import type { MigrationStep } from './run-steps.ts'
import { setStorageParameters } from './storage-parameters.ts'

/**
 * The service deletes old events, deliveries and orders (docs/decisions/0036-old-rows-by-marks.md). A mark says that the
 * rows of a wallet up to a position existed at an instant of real time.
 */
export const retention: readonly MigrationStep[] = [
  // position: the number of the newest event (kind EVENT), or of the newest order or report (kind RAIL).
  // delivery_position: all deliveries up to this number had ended; null in marks of the kind RAIL.
  `create table retention_mark (
    wallet_id text not null,
    kind text not null,
    at_real bigint not null,
    position bigint not null,
    delivery_position bigint,
    primary key (wallet_id, kind, at_real)
  )`,
  `create index retention_mark_age on retention_mark (kind, at_real, wallet_id)`,
  `create index rail_order_sent on rail_order (wallet_id, position) where status = 'SENT'`,
  // The SHA-256 of an old report, whose body is deleted.
  `alter table rail_report add column digest text`,
  `create index rail_report_whole on rail_report (wallet_id, position) where digest is null`,
  setStorageParameters,
]
