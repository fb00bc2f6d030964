import { randomUUID } from 'node:crypto'
import { PixApiError } from '@pix-payments/client'
import type { Wallet } from '@pix-payments/client/sandbox'
import {
  CallRefusedError,
  causeEvent,
  type CausedEvent,
  type CauseOptions,
  eventExamples,
  UnknownFieldError,
} from '@pix-payments/contract-tests/events'
import { CommandError, EXIT, usageError } from '../output/exit-codes.ts'
import { describeFailure } from '../output/report-failure.ts'
import { pairs, table } from '../output/text.ts'
import { rememberCredentials, type Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { eventName, eventNames } from './event-name.ts'

interface TriggerOptions extends TargetOptions {
  readonly set: readonly string[]
  readonly example?: string
  readonly webhook?: string
  readonly newWallet?: boolean
  readonly list?: boolean
}

export async function trigger(session: Session, options: TriggerOptions, given?: string): Promise<void> {
  const { output, target } = session
  if (options.list === true) return list(session)
  if (given === undefined) throw usageError('EVENT is missing. "pix trigger --list" lists the events.')
  const event = await eventName(given)
  const { example, webhook, newWallet = false } = options
  if (newWallet && options.wallet !== undefined) throw usageError('Write --wallet or --new-wallet, not both.')
  if (example !== undefined && !eventExamples(event).includes(example)) {
    throw usageError(
      `--example: ${event} has no example "${example}". The examples are ${eventExamples(event).join(', ')}.`,
    )
  }
  const existing = newWallet ? undefined : await session.wallet()
  let walletId = ''
  const caused = await cause({
    baseUrl: target.url,
    controlToken: target.controlToken,
    event,
    example,
    set: Object.fromEntries(options.set.map(valueOf)),
    webhookUrl: webhook,
    wallet: existing && {
      ...existing,
      credentials: await session.credentials(),
      mark: randomUUID().slice(0, 8),
    },
    onWallet: (wallet) => {
      walletId = wallet.walletId
      if (existing !== undefined) return
      rememberCredentials(`${target.url} ${walletId}`, wallet.credentials)
      output.note(`Wallet ${walletId} is created for it.`)
    },
  })
  if (caused === undefined) {
    const came = existing === undefined ? await eventsInstead(session, walletId) : ALTERED
    throw new CommandError(`All calls succeeded, but ${event} did not come. ${came}`, EXIT.absent)
  }
  if (existing !== undefined) await noteMove(session, existing)
  const { wallet, signingSecret } = caused
  const { occurredAt, resourceId, eventId } = caused.event
  output.result(
    { walletId: wallet.walletId, signingSecret, event: caused.event },
    pairs([
      ['event', event],
      ['eventId', eventId],
      ['resource', resourceId],
      ['occurred', occurredAt],
      ['wallet', wallet.walletId],
      ...(signingSecret === null ? [] : [['secret', signingSecret] as const]),
    ]),
  )
}

/** The events of an existing wallet are many, so they explain nothing. */
const ALTERED = 'See "pix events list", or try --new-wallet.'

/** Says how far the clock of an existing wallet moved: an expiry or a scheduled charge needs time. */
async function noteMove({ control, output }: Session, { walletId, clock }: Wallet): Promise<void> {
  const { offsetSeconds } = await control.clock.getClock({ walletId })
  const hours = Math.round((offsetSeconds - clock.offsetSeconds) / 3600)
  if (clock.mode === 'RUNNING' && hours > 0)
    output.note(`The clock of the wallet moved by ${hours} h for it.`)
}

/** Names the events that came, with their error codes: `pixWithdrawFailed (INSUFFICIENT_BALANCE)`. */
async function eventsInstead({ control }: Session, walletId: string): Promise<string> {
  const { data } = await control.events.listEvents({ walletId })
  if (data.length === 0) return 'No event came.'
  const came = data.map(({ event, payload }) => {
    const { errorCode } = payload as { readonly errorCode?: unknown }
    return typeof errorCode === 'string' ? `${event} (${errorCode})` : event
  })
  return `The wallet has ${came.join(', ')}.`
}

/** Names the call that failed and its code. */
async function cause(options: CauseOptions): Promise<CausedEvent | undefined> {
  try {
    return await causeEvent(options)
  } catch (error) {
    if (error instanceof UnknownFieldError) throw usageError(`--set: ${error.message}`)
    const hint =
      options.wallet === undefined ? '' : ' A wallet with --new-wallet has nothing that refuses it.'
    if (error instanceof CallRefusedError) {
      throw new CommandError(
        `${options.event} failed at ${error.operationId}: ${error.status} ${codeOf(error.text)}${hint}`,
      )
    }
    if (error instanceof PixApiError) {
      throw new CommandError(`${options.event} failed at ${describeFailure(error).message}`)
    }
    throw error
  }
}

/** The error code and the message of a response body. A body of another form is returned whole. */
function codeOf(text: string): string {
  try {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>>
    const { code, message = '', details } = (body['error'] ?? body) as typeof body
    const refused = Array.isArray(details) && details.length > 0 ? ` ${JSON.stringify(details)}` : ''
    return typeof code === 'string' ? `${code}. ${String(message)}${refused}` : text
  } catch {
    return text
  }
}

function valueOf(given: string): readonly [string, unknown] {
  const at = given.indexOf('=')
  if (at < 1) throw usageError(`--set is "${given}". Write field=value.`)
  const text = given.slice(at + 1)
  try {
    return [given.slice(0, at), JSON.parse(text)]
  } catch {
    return [given.slice(0, at), text]
  }
}

async function list({ output }: Session): Promise<void> {
  const names = await eventNames()
  const rows = names.map((name) => ({ event: name, examples: eventExamples(name) }))
  output.result(
    rows,
    table(
      ['event', 'examples'],
      rows.map((it) => [it.event, it.examples.join(', ')]),
    ),
  )
}
