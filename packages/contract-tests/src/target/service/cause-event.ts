import type { WebhookEventName } from '@pix-payments/client'
import type { SandboxEvent } from '@pix-payments/client/sandbox'
import { loadContract } from '../../contract.ts'
import { createTransport } from '../../http/transport.ts'
import { openSandbox } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { eventRecipes } from './events.ts'

export interface CauseOptions {
  readonly baseUrl: string
  /** The bearer token of the control API, when it requires one. */
  readonly controlToken?: string | undefined
  readonly event: WebhookEventName
  /** The name of the event's example in the contract. Default: the first. */
  readonly example?: string | undefined
  /** Values that replace members of the bodies that the recipe sends. */
  readonly set?: Readonly<Record<string, unknown>> | undefined
  /** The URL of a webhook for the wallet. It receives all events of the recipe. */
  readonly webhookUrl?: string | undefined
  /** Is called with the new wallet before the calls of the recipe. */
  readonly onWallet?: ((wallet: SandboxWallet) => void) | undefined
}

export interface CausedEvent {
  readonly event: SandboxEvent
  readonly wallet: SandboxWallet
  /** The signing secret of the webhook, when `webhookUrl` was given. */
  readonly signingSecret: string | null
}

/** The error for a value whose name no body of the recipe has. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError'
}

/** R$ 10.000,00 in centavos. */
const OPENING_BALANCE = 1_000_000

/** The real time in which an event must be recorded after the last call. */
const RECORDED_SECONDS = 10

/** The names of the examples of an event, each with a recipe. */
export const eventExamples = (event: WebhookEventName): readonly string[] =>
  Object.keys(eventRecipes[event] ?? {})

/**
 * Causes an event in a new wallet with a frozen clock, and returns the event. Undefined when all calls succeeded, but
 * the event is not recorded.
 *
 * @throws CallRefusedError when the server refuses a call of the operator API.
 * @throws PixApiError when the server refuses a call of the control API.
 */
export async function causeEvent(options: CauseOptions): Promise<CausedEvent | undefined> {
  const { baseUrl, controlToken, event, set = {}, webhookUrl, onWallet } = options
  const example = options.example ?? eventExamples(event)[0] ?? ''
  const recipe = eventRecipes[event]?.[example]
  if (recipe === undefined) throw new UnknownFieldError(`${event} has no example "${example}".`)
  const seen = new Set<string>()
  const changeExample = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    for (const name of Object.keys(body)) seen.add(name)
    const changes = Object.entries(set).filter(([name]) => name in body)
    return { ...body, ...Object.fromEntries(changes) }
  }
  const transport = createTransport({ baseUrl, timeoutMilliseconds: RECORDED_SECONDS * 1000 })
  try {
    const sandbox = openSandbox({
      contract: await loadContract(),
      baseUrl,
      send: transport.send,
      controlToken,
      receiver: undefined,
      deliveryMilliseconds: 0,
    })
    const wallet = await sandbox.openWallet({
      openingBalance: OPENING_BALANCE,
      directory: true,
      changeExample,
    })
    onWallet?.(wallet)
    const signingSecret = webhookUrl === undefined ? null : await configureWebhook(wallet, webhookUrl)
    await recipe(wallet)
    const unknown = Object.keys(set).find((name) => !seen.has(name))
    if (unknown !== undefined) {
      throw new UnknownFieldError(
        `No request of ${event} has the field "${unknown}". The fields are ${[...seen].join(', ')}.`,
      )
    }
    const { walletId, control } = wallet
    const { event: found } = await control.events.waitFor({
      walletId,
      event,
      timeoutSeconds: RECORDED_SECONDS,
    })
    return found === null ? undefined : { event: found, wallet, signingSecret }
  } finally {
    transport.close()
  }
}

async function configureWebhook(wallet: SandboxWallet, url: string): Promise<string | null> {
  const body = { url, authentication: { type: 'NONE' } }
  return (await wallet.call('configureWebhook', { body })).signingSecret
}
