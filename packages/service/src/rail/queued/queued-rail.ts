import type { Clock } from '../../clock.ts'
import { withinTime } from '../../outgoing/within-time.ts'
import type { Store } from '../../storage/store.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Institution } from '../institution.ts'
import type { Rail } from '../rail.ts'
import { type LookUpOptions, limitedLookUps } from './look-ups.ts'
import {
  OrderSender,
  type OrderSenderLimits,
  type OrderSenderOptions,
  SENDER_DEFAULTS,
} from './order-sender.ts'
import { sentenceOf } from './order-attempt.ts'
import { type PlaceOptions, orderPlacer } from './place-order.ts'
import { type QueueFacts, QueueStatus, type RailHealth } from './queue-status.ts'

export interface QueuedRailOptions extends Pick<PlaceOptions, 'bodyOf'> {
  readonly institution: Institution
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store: a UUID, new for each start. */
  readonly processId: string
  readonly limits?: Partial<QueuedRailLimits> | undefined
  readonly onAttempt?: OrderSenderOptions['onAttempt']
  readonly onLookUp?: LookUpOptions['onLookUp']
}

export interface QueuedRailLimits extends OrderSenderLimits {
  /** How long to wait for the answer to a look-up. Default: 3 s (G-340). */
  readonly lookUpMilliseconds: number
}

/** A rail to an institution outside this process. */
export interface QueuedRail extends Required<Rail> {
  /** Starts to send the pending orders. Until then, orders are only placed. */
  start(): void
  /** Finishes the orders in progress, then releases the rest for other processes, and closes the institution. */
  stop(): Promise<void>
  facts(): Promise<QueueFacts>
  health(): Promise<RailHealth>
}

/** How long `stop` waits until the institution is closed. */
const CLOSE_MILLISECONDS = 2000

/** Closes the institution. A failure is logged, because the other parts of the service must still stop. */
async function closeInstitution(institution: Institution, clock: Clock, log: Log): Promise<void> {
  const limit = { clock, timeoutMilliseconds: CLOSE_MILLISECONDS }
  try {
    await withinTime(limit, async () => institution.close?.())
  } catch (error) {
    log.warn({ error: sentenceOf(error) }, 'The connection to the institution was not closed.')
  }
}

/**
 * Creates a rail whose orders are rows of the store: an order commits with its cause, and is sent after the commit, at
 * least once, until the institution has taken it.
 */
export function createQueuedRail(options: QueuedRailOptions): QueuedRail {
  const { institution, clock, log, onLookUp } = options
  const limits: QueuedRailLimits = { ...SENDER_DEFAULTS, lookUpMilliseconds: 3000, ...options.limits }
  const sender = new OrderSender({ ...options, limits })
  const status = new QueueStatus({ ...options, breaker: sender.breakers })
  const timeoutMilliseconds = limits.lookUpMilliseconds
  return {
    ...limitedLookUps({ institution, clock, log, timeoutMilliseconds, onLookUp }),
    ...orderPlacer(options),
    wake() {
      sender.wake()
    },
    sent: (walletId, milliseconds) => sender.sent(walletId, milliseconds),
    start() {
      sender.start()
      status.start()
    },
    async stop() {
      status.stop()
      await sender.stop()
      await closeInstitution(institution, clock, log)
    },
    facts: () => status.facts(),
    health: () => status.health(),
  }
}
