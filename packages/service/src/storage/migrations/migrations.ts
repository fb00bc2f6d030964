import { initial } from './0001-initial.ts'
import { pixAutomatic } from './0002-pix-automatic.ts'
import { storeMode } from './0003-store-mode.ts'
import { revokedCredentials } from './0004-revoked-credentials.ts'
import { processes } from './0005-processes.ts'
import { automaticRefunds } from './0006-automatic-refunds.ts'
import { firstAttempts } from './0007-first-attempts.ts'
import { constraints } from './0008-constraints.ts'
import { rail } from './0009-rail.ts'
import { creditsByEndToEndId } from './0010-credits-by-end-to-end-id.ts'
import { answeredWithdrawals } from './0011-answered-withdrawals.ts'
import { retention } from './0012-retention.ts'
import { shards } from './0013-shards.ts'
import { activity } from './0014-activity.ts'
import { walletIndexes } from './0015-wallet-indexes.ts'
import { settledActivity } from './0016-settled-activity.ts'
import { loggedCommands } from './0017-logged-commands.ts'
import type { MigrationStep } from './run-steps.ts'

/** All migrations, in order. Never edit a released migration: add a new one. */
export const MIGRATIONS: readonly (readonly MigrationStep[])[] = [
  initial,
  pixAutomatic,
  storeMode,
  revokedCredentials,
  processes,
  automaticRefunds,
  firstAttempts,
  constraints,
  rail,
  creditsByEndToEndId,
  answeredWithdrawals,
  retention,
  shards,
  activity,
  walletIndexes,
  settledActivity,
  loggedCommands,
]
