import type { Instant } from '@pix-payments/pix'
import type { Context } from '../application/operation/context.ts'
import type { Faults } from '../faults/faults.ts'
import type { PayerApp } from '../payer-app/payer-app.ts'
import type { WalletClocks } from '../timers/wallet-clocks.ts'
import type { ActivityFeed } from './activity-feed.ts'
import type { RequestLog } from './request-log.ts'
import type { WalletWatch } from './wallet-watch.ts'

/** The objects that operations of the control API use. */
export interface SandboxContext extends Context {
  readonly partitions?: readonly SandboxContext[] | undefined
  /**
   * With a seed, the clocks of new wallets are frozen at this instant. Undefined without a seed: then the clocks run
   * with real time.
   */
  readonly seededStart: Instant | undefined
  readonly clocks: WalletClocks
  readonly faults: Faults
  readonly requestLog: RequestLog
  readonly walletWatch: WalletWatch
  readonly activityFeed: ActivityFeed
  readonly payerApp: PayerApp
}
