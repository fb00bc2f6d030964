import type { Contract } from '@pix-payments/http-contract/load'
import { ReplicaReads } from '../application/wallet/replica-reads.ts'
import type { Context } from '../application/operation/context.ts'
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
import { DEFAULT_KEEP, type Keep } from '../retention/keep.ts'
import { type Retention, createRetention } from '../retention/retention.ts'
import { createActivityFeed } from '../sandbox/activity-feed.ts'
import { type ActivityTrim, createActivityTrim } from '../sandbox/activity-trim.ts'
import { createRequestLog, noRequestLog } from '../sandbox/request-log.ts'
import type { SandboxContext } from '../sandbox/sandbox-context.ts'
import { createWalletWatch } from '../sandbox/wallet-watch.ts'
import { directoryOf } from '../storage/partition.ts'
import type { KeyRing } from '../storage/secrets/key-ring.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { createWalletClocks } from '../timers/wallet-clocks.ts'
import { type Presence, createPresence } from '../timers/presence.ts'
import { type TimerWorker, createTimerWorker } from '../timers/timer-worker.ts'
import { SEEDED_START } from './fill-sandbox.ts'
import type { Metered, ServiceOptions } from './service-options.ts'

/** The parts of the service for one partition of the store, with the background workers. */
export interface Parts extends SandboxContext {
  readonly partitions: readonly Parts[] | undefined
  readonly dispatcher: Dispatcher
  readonly timers: TimerWorker
  readonly retention: Retention
}

/** The parts that all partitions share. */
export interface SharedParts extends Pick<
  SandboxContext,
  | 'ids'
  | 'keys'
  | 'checkEvent'
  | 'tokens'
  | 'faults'
  | 'requestLog'
  | 'walletWatch'
  | 'activityFeed'
  | 'locations'
  | 'payerApp'
  | 'seededStart'
> {
  /** Undefined when the store is not shared. */
  readonly presence: Presence | undefined
  /** Undefined in production, which has no stream. */
  readonly activityTrim: ActivityTrim | undefined
  readonly keep: Keep
}

interface CommonOptions extends Omit<ServiceOptions, 'rail'>, Metered {
  readonly mode: Context['mode']
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store. It is random even with a seed: processes on one store need different ids. */
  readonly processId: string
}

export interface SharedOptions extends CommonOptions {
  readonly keys: KeyRing
  /** The keys that sign the payloads of charges. */
  readonly payloadKeys: readonly LocationKey[]
  /** The URL on which the service listens. It is known once the service listens. */
  readonly ownUrl: () => string
}

/** @param store the first partition */
export function createSharedParts(
  contract: Contract,
  store: Store,
  {
    mode,
    seed,
    clock,
    log,
    requestLog = true,
    keep: chosen = {},
    tokenLimit = mode === 'production',
    locationHost = PLACEHOLDER_HOST,
    keys,
    payloadKeys,
    ownUrl,
    processId,
  }: SharedOptions,
): SharedParts {
  const ids = createIdSource(seed)
  const keep = { ...DEFAULT_KEEP, ...chosen }
  // Only the control API reads the request log.
  const isKept = requestLog && mode === 'sandbox'
  const directory = directoryOf(store)
  const secretCost = SECRET_COST[mode]
  const activityFeed = createActivityFeed({ store: directory, clock, log })
  let draws = 0
  const { random: keyRandom } = ids('locationKey', () => (draws += 1))
  const locations = createLocations({
    host: locationHost,
    isServed: mode === 'sandbox' || payloadKeys.length > 0,
    keys: () =>
      mode === 'production' || payloadKeys.length > 0 ? payloadKeys : [makeLocationKey(keyRandom)],
  })
  const fetchDocument = createFetchDocument({
    clock,
    resolveHost: nameServers(),
    ownHost: locationHost,
    ownUrl,
  })
  return {
    ids,
    keys,
    keep,
    checkEvent: mode === 'sandbox' ? eventChecker(contract) : () => undefined,
    tokens: createAccessTokens({ store: directory, clock, ids, secretCost, isLimited: tokenLimit }),
    presence: store.isShared ? createPresence({ store, clock, log, processId }) : undefined,
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
    walletWatch: createWalletWatch({ clock }),
    activityFeed,
    activityTrim:
      mode === 'sandbox' ? createActivityTrim({ store: directory, clock, log, processId }) : undefined,
    locations,
    payerApp: createPayerApp(fetchDocument),
    seededStart: seed === undefined ? undefined : SEEDED_START,
  }
}

export interface PartsOptions extends CommonOptions {
  readonly rail: Rail
  readonly world: World
  readonly partitions: readonly Parts[] | undefined
}

/** Creates the parts for one partition and connects them. The options choose the adapters behind the ports. */
export function createParts(
  shared: SharedParts,
  store: Store,
  {
    mode,
    clock,
    log,
    meters,
    tracing,
    rail,
    world,
    replica: copy,
    partitions,
    mostReplicaAge = 10,
    processId,
  }: PartsOptions,
): Parts {
  const { ids, keys, keep, checkEvent, walletWatch, activityFeed } = shared
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    keys,
    mode,
    processId,
    tracing,
    onRecorded({ status, attempts }) {
      attempts.forEach(() => meters?.delivered(status))
      activityFeed.wake()
    },
  })
  const replica =
    copy &&
    new ReplicaReads({
      replica: copy,
      store,
      clock,
      mostAgeMilliseconds: mostReplicaAge * 1000,
      onChange: (problem) => {
        if (problem === undefined) log.info({}, `${copy.place} is used for statements.`)
        else log.warn({}, `${copy.place} is not used now: ${problem}`)
      },
    })
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
  return {
    ...shared,
    mode,
    store,
    clock,
    wallets,
    partitions,
    replica,
    rail,
    world,
    dispatcher,
    timers,
    retention: createRetention({ store, clock, log, processId, keep, onRemoved: meters?.removed }),
    clocks: createWalletClocks({ store, clock, processId, wallets, dispatcher, rail }),
  }
}
