import type { Contract } from '@pix-payments/http-contract/load'
import { ReplicaReads } from '../application/wallet/replica-reads.ts'
import type { Context, Shards } from '../application/operation/context.ts'
import { TIMER_HANDLERS } from '../application/timer-handlers.ts'
import { Wallets } from '../application/wallet/wallets.ts'
import type { Clock } from '../clock.ts'
import { createFaults } from '../faults/faults.ts'
import { eventChecker } from '../http/contract-checks.ts'
import { createAccessTokens } from '../identity/access-tokens.ts'
import { createIdSource } from '../identity/id-source.ts'
import type { LocationKey } from '../location/location-key.ts'
import { PLACEHOLDER_HOST, createLocations } from '../location/locations.ts'
import { makeLocationKey } from '../location/made-key.ts'
import { SECRET_COST } from '../identity/secret-hash.ts'
import { type Dispatcher, createDispatcher } from '../outbox/dispatcher.ts'
import { nameServers } from '../outgoing/public-lookup.ts'
import { createFetchDocument } from '../payer-app/fetch-document.ts'
import { createPayerApp } from '../payer-app/payer-app.ts'
import type { Rail } from '../rail/rail.ts'
import type { World } from '../rail/world.ts'
import { DEFAULT_KEEP } from '../retention/keep.ts'
import { type Retention, createRetention } from '../retention/retention.ts'
import { createActivityFeed } from '../sandbox/activity-feed.ts'
import { type ActivityTrim, createActivityTrim } from '../sandbox/activity-trim.ts'
import { createRequestLog, noRequestLog } from '../sandbox/request-log.ts'
import type { SandboxContext } from '../sandbox/sandbox-context.ts'
import { createWalletWatch } from '../sandbox/wallet-watch.ts'
import type { Store } from '../storage/store.ts'
import { silentLog } from '../telemetry/log.ts'
import { createWalletClocks } from '../timers/wallet-clocks.ts'
import { type Presence, createPresence } from '../timers/presence.ts'
import { type TimerWorker, createTimerWorker } from '../timers/timer-worker.ts'
import { SEEDED_START } from './fill-sandbox.ts'
import type { Metered, ServiceOptions } from './service-options.ts'

/** The parts of the service, with the background workers. */
export interface Parts extends SandboxContext {
  readonly dispatcher: Dispatcher
  readonly timers: TimerWorker
  /** Undefined when the store is not shared. */
  readonly presence: Presence | undefined
  readonly retention: Retention
  /** Undefined in production, which has no stream. */
  readonly activityTrim: ActivityTrim | undefined
}

/** What the start of the service adds to its options. */
export interface PartsOptions extends Omit<ServiceOptions, 'rail' | 'shards'>, Metered {
  readonly mode: Context['mode']
  readonly clock: Clock
  readonly rail: Rail
  readonly world: World
  readonly keys: readonly LocationKey[]
  /** The URL on which the service listens. It is known once the service listens. */
  readonly ownUrl: () => string
  /** Finds the wallets of other stores. */
  readonly shards: Shards | undefined
  /** Identifies this process on the store. It is random even with a seed: processes on one store need different ids. */
  readonly processId: string
}

/** Creates the parts of a service and connects them. The options choose the adapters behind the ports. */
export function createParts(
  contract: Contract,
  store: Store,
  {
    mode,
    seed,
    clock,
    log = silentLog,
    requestLog = true,
    keep: chosen = {},
    tokenLimit = mode === 'production',
    meters,
    rail,
    world,
    replica: copy,
    shards,
    mostReplicaAge = 10,
    locationHost = PLACEHOLDER_HOST,
    keys,
    ownUrl,
    processId,
  }: PartsOptions,
): Parts {
  const ids = createIdSource(seed)
  const keep = { ...DEFAULT_KEEP, ...chosen }
  // Only the control API reads the request log.
  const isKept = requestLog && mode === 'sandbox'
  const checkEvent = mode === 'sandbox' ? eventChecker(contract) : () => undefined
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    mode,
    processId,
    onRecorded({ status, attempts }) {
      attempts.forEach(() => meters?.delivered(status))
      activityFeed.wake()
    },
  })
  const replica =
    copy &&
    new ReplicaReads({
      replica: copy,
      clock,
      mostAgeMilliseconds: mostReplicaAge * 1000,
      onChange: (problem) => {
        if (problem === undefined) log.info({}, `${copy.place} is used for statements.`)
        else log.warn({}, `${copy.place} is not used now: ${problem}`)
      },
    })
  const walletWatch = createWalletWatch({ clock })
  const activityFeed = createActivityFeed({ store, clock, log })
  const wallets = new Wallets({
    store,
    clock,
    ids,
    rail,
    timers: TIMER_HANDLERS,
    isRecorded: mode === 'sandbox',
    checkEvent,
    meter: meters && { now: () => clock.now(), taken: meters.performed },
    onCommit(walletId, { deliveries, orders, wallet }) {
      if (deliveries > 0) dispatcher.wake(walletId)
      if (orders > 0) rail.wake?.()
      replica?.saw(wallet)
      timers.wakeFor(wallet)
      walletWatch.changed(walletId)
      activityFeed.wake()
    },
  })
  const timers = createTimerWorker({ store, clock, mode, wallets, log, processId })
  let draws = 0
  const keyRandom = ids('locationKey', () => (draws += 1))
  const locations = createLocations({
    host: locationHost,
    isServed: mode === 'sandbox' || keys.length > 0,
    keys: () => (mode === 'production' || keys.length > 0 ? keys : [makeLocationKey(keyRandom)]),
  })
  const fetchDocument = createFetchDocument({
    clock,
    resolveHost: nameServers(),
    ownHost: locationHost,
    ownUrl,
  })
  return {
    mode,
    store,
    clock,
    ids,
    checkEvent,
    wallets,
    replica,
    shards,
    rail,
    world,
    tokens: createAccessTokens({ store, clock, ids, secretCost: SECRET_COST[mode], isLimited: tokenLimit }),
    dispatcher,
    timers,
    presence: store.isShared ? createPresence({ store, clock, log, processId }) : undefined,
    retention: createRetention({ store, clock, log, processId, keep, onRemoved: meters?.removed }),
    clocks: createWalletClocks({ store, clock, processId, wallets, dispatcher, rail }),
    faults: createFaults({ store, clock }),
    requestLog: isKept
      ? createRequestLog({
          store,
          clock,
          log,
          most: keep.requests,
          isWatched: () => activityFeed.isRead,
          onWritten() {
            activityFeed.wake()
          },
        })
      : noRequestLog,
    walletWatch,
    activityFeed,
    activityTrim: mode === 'sandbox' ? createActivityTrim({ store, clock, log, processId }) : undefined,
    locations,
    payerApp: createPayerApp(fetchDocument),
    seededStart: seed === undefined ? undefined : SEEDED_START,
  }
}
