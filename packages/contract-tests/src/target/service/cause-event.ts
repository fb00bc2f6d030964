import type { WebhookEventName } from '@pix-payments/client'
import type { SandboxClient, SandboxEvent, Wallet } from '@pix-payments/client/sandbox'
import { loadContract } from '../../contract.ts'
import { createTransport } from '../../http/transport.ts'
import { openSandbox, START } from '../../sandbox/sandbox.ts'
import type { OpenedWallet, SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
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
  /** An existing wallet in which the event happens. Default: a new wallet with a frozen clock. */
  readonly wallet?: ExistingWallet | undefined
  /** Is called with the wallet before the calls of the recipe. */
  readonly onWallet?: ((wallet: SandboxWallet) => void) | undefined
}

export interface ExistingWallet extends Pick<Wallet, 'walletId' | 'operatorId' | 'cnpj' | 'pixKeys'> {
  readonly credentials: OpenedWallet['credentials']
  /** The end of each externalId of this call, so that no request repeats an earlier one. */
  readonly mark: string
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
 * Causes an event in the given wallet, or in a new wallet with a frozen clock, and returns the event. The outcomes of an
 * existing wallet are afterwards as they were; its clock has moved as far as the event needs. Undefined when all calls succeeded, but
 * the event is not recorded.
 *
 * @throws CallRefusedError when the server refuses a call of the operator API.
 * @throws PixApiError when the server refuses a call of the control API.
 */
export async function causeEvent(options: CauseOptions): Promise<CausedEvent | undefined> {
  const { baseUrl, controlToken, event, set = {}, webhookUrl, wallet: existing, onWallet } = options
  const example = options.example ?? eventExamples(event)[0] ?? ''
  const recipe = eventRecipes[event]?.[example]
  if (recipe === undefined) throw new UnknownFieldError(`${event} has no example "${example}".`)
  const seen = new Set<string>()
  let ownValues = (body: Readonly<Record<string, unknown>>): typeof body => body
  const changeExample = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    for (const name of Object.keys(body)) seen.add(name)
    const changes = Object.entries(set).filter(([name]) => name in body)
    return { ...ownValues(body), ...Object.fromEntries(changes) }
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
    const use = { directory: true, changeExample }
    const wallet =
      existing === undefined
        ? await sandbox.openWallet({ openingBalance: OPENING_BALANCE, ...use })
        : await sandbox.useWallet(existing, use)
    const { walletId, control } = wallet
    onWallet?.(wallet)
    const before = existing === undefined ? undefined : await control.wallets.getWallet({ walletId })
    if (existing !== undefined && before !== undefined) {
      const days = weeksAfterStart(before.clock.now)
      ownValues = (body) => valuesOf(body, existing.mark, days)
      // The windows of scheduled charges count from here. Payments and withdrawals need no time.
      if (event.startsWith('pixAutomatic')) await wallet.reach(movedBy(START, days).toISOString())
    }
    const afterPosition = before === undefined ? 0 : await newestPosition(control, walletId)
    const signingSecret = webhookUrl === undefined ? null : await configureWebhook(wallet, webhookUrl)
    try {
      await recipe(wallet)
    } finally {
      if (before !== undefined) await restoreSettings(control, before)
    }
    const unknown = Object.keys(set).find((name) => !seen.has(name))
    if (unknown !== undefined) {
      throw new UnknownFieldError(
        `No request of ${event} has the field "${unknown}". The fields are ${[...seen].join(', ')}.`,
      )
    }
    const { event: found } = await control.events.waitFor({
      walletId,
      event,
      afterPosition,
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

const DAY_MILLISECONDS = 86_400_000

/** The whole weeks, in days, from the time of the examples to the time of a wallet: weekdays stay what they are. */
const weeksAfterStart = (now: string): number =>
  Math.max(0, Math.ceil((Date.parse(now) - Date.parse(START)) / DAY_MILLISECONDS / 7) * 7)

const movedBy = (instant: string, days: number): Date =>
  new Date(Date.parse(instant) + days * DAY_MILLISECONDS)

/** Moves the dates of an example by days, and ends its externalId with the mark. */
function valuesOf(
  body: Readonly<Record<string, unknown>>,
  mark: string,
  days: number,
): Readonly<Record<string, unknown>> {
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, moved(member)]))
    }
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
    return movedBy(value, days).toISOString().slice(0, 10)
  }
  const { externalId } = body
  return {
    ...(moved(body) as typeof body),
    ...(typeof externalId === 'string' && { externalId: `${externalId}-${mark}` }),
  }
}

async function newestPosition(control: SandboxClient, walletId: string): Promise<number> {
  let newest = 0
  for await (const { data } of control.events.listEvents.pages({ walletId })) {
    newest = data.at(-1)?.position ?? newest
  }
  return newest
}

/** Gives a wallet the settings back that a recipe changes. */
async function restoreSettings(control: SandboxClient, before: Wallet): Promise<void> {
  const { walletId, outcomes, rejectThirdPartyPayers } = before
  const { errorCode, ...outcome } = outcomes.withdrawals
  const withdrawals = { ...outcome, ...(errorCode !== null && { errorCode }) }
  await control.wallets.updateWallet({ walletId, outcomes: { withdrawals }, rejectThirdPartyPayers })
}
