import type { Contract } from '@pix-payments/http-contract/load'
import type { Clock } from '../clock.ts'
import { isSecret } from '../identity/message-signature.ts'
import { orderBacklog } from '../storage/rows/rail-queue-rows.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import type { CreateInstitution, Institution, InstitutionContext } from './institution.ts'
import { SENDER_DEFAULTS } from './queued/order-sender.ts'
import { type QueuedRail, type QueuedRailOptions, createQueuedRail } from './queued/queued-rail.ts'
import type { PlaceOptions } from './queued/place-order.ts'
import type { Rail, SentOrder } from './rail.ts'
import { railUrlProblem } from './remote/rail-url.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createRemoteInstitution } from './remote/remote-institution.ts'
import { withKnownAccounts } from './simulated/known-accounts.ts'
import { simulatedRail } from './simulated/simulated-rail.ts'
import { simulated } from './simulated/simulation-of.ts'

/** An institution that implements the rail contract (`spec/rail`) in its own process. */
export interface RemoteRail {
  /** The base URL: scheme, host and an optional path. In production https, or http on a loopback host. */
  readonly url: string
  /** The secrets that sign look-ups and orders, `whsec_` and base64 of 24 to 64 bytes. Each of them signs. */
  readonly orderSecrets: readonly string[]
  /** The secrets of which one must have signed each report of the institution. */
  readonly reportSecrets: readonly string[]
  /** How long to wait for the answer to a look-up. Default: 3000. */
  readonly timeoutMilliseconds?: number | undefined
}

/** The connection to the institution that moves the money. */
export type RailChoice =
  | 'simulated'
  | { readonly remote: RemoteRail }
  | {
      readonly institution: CreateInstitution
      /** How long to wait for the answer to a look-up. Default: 3000. */
      readonly timeoutMilliseconds?: number | undefined
    }

export interface OpenRailOptions extends Pick<QueuedRailOptions, 'onAttempt' | 'onLookUp'> {
  readonly mode: 'sandbox' | 'production'
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly processId: string
  readonly tracing?: Tracing | undefined
  /** Loads the rail contract. */
  readonly loadContract: () => Promise<Contract>
  /** Applies a report of the institution. */
  readonly report: InstitutionContext['report']
}

export interface OpenedRail {
  readonly rail: Rail
  /** The queue of orders, which sends them. Undefined when the world is simulated in this process. */
  readonly queue: QueuedRail | undefined
}

/**
 * Opens the rail of a service. In a sandbox, look-ups also find the accounts that the control API registered.
 *
 * @throws TypeError for an invalid option of a remote rail.
 */
export async function openRail(choice: RailChoice, options: OpenRailOptions): Promise<OpenedRail> {
  const queue = choice === 'simulated' ? undefined : await openQueue(choice, options)
  const rail = queue ?? simulatedRail
  if (queue === undefined) await warnOfSimulation(options)
  return { queue, rail: options.mode === 'sandbox' ? withKnownAccounts(rail, options.store) : rail }
}

/**
 * Returns how orders are placed in the queue. In a sandbox, an order states in `simulation` how a simulated institution
 * behaves, from the settings that the wallet has when the order is placed.
 */
export const placingOf = (mode: OpenRailOptions['mode']): Pick<PlaceOptions, 'bodyOf'> =>
  mode === 'sandbox' ? { bodyOf: (order, settings) => simulated(order, settings) as SentOrder } : {}

async function openQueue(
  choice: Exclude<RailChoice, 'simulated'>,
  options: OpenRailOptions,
): Promise<QueuedRail> {
  const given = 'remote' in choice ? choice.remote : choice
  const { timeoutMilliseconds: lookUpMilliseconds = DEFAULT_LOOK_UP_MILLISECONDS } = given
  const institution = await ('remote' in choice
    ? connect(choice.remote, lookUpMilliseconds, options)
    : choice.institution(contextOf(options)))
  requireFunctions(institution)
  const limits = { lookUpMilliseconds }
  return createQueuedRail({ ...options, ...placingOf(options.mode), institution, limits })
}

/** @throws TypeError when an institution of a module lacks a function, instead of at the first order. */
function requireFunctions(institution: Institution): void {
  for (const name of ['lookUpKey', 'lookUpAccount', 'screenPayer', 'send'] as const) {
    if (typeof institution[name] === 'function') continue
    throw new TypeError(`The institution of the rail must have the function ${name}.`)
  }
}

/** G-340 */
const DEFAULT_LOOK_UP_MILLISECONDS = 3000

const contextOf = ({ mode, report, clock, log }: OpenRailOptions): InstitutionContext => ({
  mode,
  report,
  clock,
  log,
})

async function connect(
  { url, orderSecrets, reportSecrets }: RemoteRail,
  timeoutMilliseconds: number,
  { mode, clock, processId, tracing, loadContract }: OpenRailOptions,
): Promise<Institution> {
  const problem = railUrlProblem(url, mode)
  if (problem !== undefined) throw new TypeError(`rail.remote.url ${problem}.`)
  for (const [name, secrets] of Object.entries({ orderSecrets, reportSecrets })) {
    if (secrets.length > 0 && secrets.every(isSecret)) continue
    // The message does not repeat a secret, because errors are logged.
    throw new TypeError(`rail.remote.${name} must be a list of secrets: whsec_ and base64 of 24 to 64 bytes.`)
  }
  const contract = await loadContract()
  const { orders } = SENDER_DEFAULTS
  return createRemoteInstitution({
    url,
    orderSecrets,
    timeoutMilliseconds,
    orders,
    contract,
    clock,
    processId,
    tracing,
  })
}

async function warnOfSimulation({ mode, store, log }: OpenRailOptions): Promise<void> {
  if (mode === 'production') {
    log.warn(
      {},
      'The rail is simulated, although the mode is production: no money moves. Use it only for trials.',
    )
  }
  const { pending } = await store.read(orderBacklog)
  if (pending === 0) return
  log.warn(
    { pending },
    'Orders of an earlier start wait for an institution. The simulated rail does not send them. Start with --rail remote to send them.',
  )
}
