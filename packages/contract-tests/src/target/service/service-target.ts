import type { Contract, Operation } from '../../contract.ts'
import type { RequestDraft } from '../../request.ts'
import { OUT_OF_REACH, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Receiver } from '../../webhook/receiver.ts'
import { serverTarget } from '../server-target.ts'
import type {
  Admission,
  Delivered,
  NotReachable,
  Provocation,
  Target,
  WantedDelivery,
  WantedExample,
  WantedRule,
} from '../target.ts'
import { failing, switchedOff } from './automatic-failures.ts'
import { completeRequest } from './complete-request.ts'
import type { EventRecipe, EventRecipes, Recipe } from './recipe.ts'
import { eventRecipes } from './events.ts'
import { REPLAY_EXAMPLE } from '../../replays.ts'
import { withOwnValues } from './own-values.ts'
import { recipes } from './recipes.ts'
import { openSharedWallets } from './shared-wallets.ts'

export interface ServiceTargetOptions {
  readonly sandbox: Sandbox
  readonly baseUrl: string
  readonly seed: number
}

/**
 * Creates a target for the service in sandbox mode. It creates every state with the API and the control API, in new
 * wallets that no other run uses.
 */
export async function serviceTarget({ sandbox, baseUrl, seed }: ServiceTargetOptions): Promise<Target> {
  const { contract, send, receiver } = sandbox
  const shared = await openSharedWallets(sandbox)
  const { main } = shared
  const own = (operation: Operation, draft: RequestDraft): RequestDraft =>
    withOwnValues(shared, operation, draft)
  const complete = (operation: Operation, draft: RequestDraft): RequestDraft =>
    completeRequest(shared, operation, draft)
  // If an answer depends only on the request, it is caused in the same way as on any server.
  const requestAlone = serverTarget({
    contract,
    baseUrl,
    send,
    accessToken: main.accessToken,
    tokenRequest: main.request('createAccessToken'),
    production: false,
    seed,
    own,
    complete,
  })

  return {
    kind: 'service',
    baseUrl,
    send,
    sandbox,
    accessToken: main.accessToken,
    prefersExamples: true,
    own,
    complete,
    async provoke(wanted): Promise<Provocation> {
      if (wanted.example === 'HTTP_503_retryable') return notReachable(NO_AUTHENTICATION_SERVICE)
      const recipe = recipeOf(wanted)
      if (recipe !== undefined) {
        return { reachable: true, request: await recipe(shared), exact: false, alike: true }
      }
      const first = wanted.example === REPLAY_EXAMPLE ? firstRecipeOf(wanted) : undefined
      if (first !== undefined) {
        const request = await first(shared)
        await send(request)
        return { reachable: true, request, exact: false, alike: true }
      }
      const provoked = await requestAlone.provoke(wanted)
      if (isOfProduction(contract, wanted)) return notReachable(PRODUCTION_ONLY)
      return provoked.reachable ? provoked : notReachable(NO_RECIPE)
    },
    admit(wanted): Admission {
      return wanted.status < 300 ? accepting(wanted) : { reachable: true, earlier: [] }
    },
    async deliver(wanted): Promise<Delivered> {
      const cause = (eventRecipes as ByExample<EventRecipes, EventRecipe>)[wanted.event]?.[wanted.example]
      if (cause === undefined) return notReachable(NO_RECIPE)
      if (receiver === undefined) return notReachable(OUT_OF_REACH)
      return deliver(sandbox, receiver, cause, wanted)
    },
    close: () => receiver?.close() ?? Promise.resolve(),
  }
}

const PRODUCTION_ONLY = 'Only production answers it, where the simulations do not exist (G-004).'
const NO_AUTHENTICATION_SERVICE = 'The service has no separate authentication service that could fail.'
const NO_RECIPE = 'The suite has no recipe for this example.'

/** Statuses that no request can cause. They need an injected fault. */
const BY_FAULT: ReadonlySet<number> = new Set([429, 500, 503])

/** The same table, but any operationId or event name can be used as index. */
type ByExample<Table, Entry> = Table & Readonly<Record<string, Readonly<Record<string, Entry>> | undefined>>

function recipeOf({ operation, status, example, code }: WantedExample): Recipe | undefined {
  const table = recipes as ByExample<typeof recipes, Recipe>
  const found = table[operation.id]?.[`${status} ${example}`]
  if (found !== undefined || code === undefined || !BY_FAULT.has(status)) return found
  if (code === 'HTTP_503') return switchedOff(operation)
  return failing(operation, status, code)
}

/** Returns the recipe of the first example of a status. A replay shows the same state, unless it has its own recipe. */
function firstRecipeOf({ operation, status }: WantedExample): Recipe | undefined {
  const table = (recipes as ByExample<typeof recipes, Recipe>)[operation.id] ?? {}
  return Object.entries(table).find(([name]) => name.startsWith(`${status} `))?.[1]
}

/** Whether the answer is the 404 of a sandbox-only route in production. No other server returns it. */
const isOfProduction = ({ catalogue }: Contract, { operation, code }: WantedExample): boolean =>
  operation.sandboxOnly && code === catalogue.families[operation.family]?.roles.unknownPath

/**
 * Statuses that depend on the state and not on the request. If an operation documents none of them, a valid request
 * must succeed.
 */
const OF_STATE: readonly number[] = [403, 404, 409, 422]

function accepting({ operation: { bound } }: WantedRule): Admission {
  const isListing = bound.method === 'get' && bound.parameters.every((it) => it.in !== 'path')
  if (isListing) return { reachable: true, earlier: [] }
  return { reachable: true, earlier: [], accepts: OF_STATE }
}

async function deliver(
  sandbox: Sandbox,
  receiver: Receiver,
  cause: EventRecipe,
  { event, example, payload }: WantedDelivery,
): Promise<Delivered> {
  const wallet = await sandbox.openWallet({ openingBalance: 1_000_000, directory: true })
  const name = sandbox.unique(`${event} ${example}`)
  const { signingSecret } = await wallet.call('configureWebhook', {
    body: { url: receiver.url(name), authentication: { type: 'NONE' }, events: [event] },
  })
  await cause(wallet)
  const [received] = await receiver.arrivals(name, 1, sandbox.deliveryMilliseconds)
  if (received === undefined) {
    throw new Error(`The service sent no delivery within ${sandbox.deliveryMilliseconds / 1000} s`)
  }
  return { reachable: true, delivery: { ...received, secret: signingSecret ?? '', like: payload } }
}

const notReachable = (reason: string): NotReachable => ({ reachable: false, reason })
