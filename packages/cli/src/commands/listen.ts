import type { WebhookEventName } from '@pix-payments/client'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CommandError, EXIT, usageError } from '../output/exit-codes.ts'
import { visible } from '../output/text.ts'
import type { ReplacedWebhook } from '../target/config.ts'
import { isListening, rememberWebhook, restoredText, restoreWebhook } from '../target/replaced-webhook.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { eventName } from './event-name.ts'
import { follow } from './follow.ts'
import { type Delivery, forward, type Forwarded, readDelivery } from './forward.ts'
import { secondsOf } from '../read-values.ts'

interface Options extends TargetOptions {
  readonly forwardTo?: string
  readonly events?: string
  readonly until?: string
  readonly timeout?: string
}

interface Wanted {
  readonly events: readonly WebhookEventName[]
  readonly until: WebhookEventName | undefined
  readonly seconds: number
}

/** Shows events until the wanted event, the end of the time, or the end of the process. */
export async function listen(session: Session, options: Options): Promise<void> {
  const { events, until, timeout, forwardTo } = options
  if (until !== undefined && timeout === undefined)
    throw usageError('--timeout is missing. --until needs it.')
  const receiver = forwardTo === undefined ? undefined : receiverOf(forwardTo)
  const names = await Promise.all((events ?? '').split(',').filter(Boolean).map(eventName))
  const last = until === undefined ? undefined : await eventName(until)
  const wanted: Wanted = {
    // The webhook must deliver the last event too.
    events: names.length === 0 || last === undefined ? names : [...new Set([...names, last])],
    until: last,
    seconds: timeout === undefined ? Infinity : secondsOf('--timeout', timeout),
  }
  const met = receiver === undefined ? await watch(session, wanted) : await receive(session, wanted, receiver)
  if (!met && until !== undefined) {
    throw new CommandError(`${until} did not come within ${timeout}.`, EXIT.absent)
  }
}

/** Reads the address of a receiver: a URL, or a host with its port as in `localhost:3000/pix`. */
function receiverOf(given: string): string {
  const url = given.includes('://') ? given : `http://${given}`
  if (/^https?:\/\//.test(url) && URL.canParse(url) && /[.:]|localhost/.test(given)) return url
  throw usageError(`--forward-to is "${given}". Write a URL such as http://127.0.0.1:3000/pix.`)
}

/** Shows the events that the sandbox records, also without a webhook. */
async function watch(session: Session, { events, until, seconds }: Wanted): Promise<boolean> {
  const { output, wallet } = session
  const { walletId } = await wallet()
  const signal = Number.isFinite(seconds) ? AbortSignal.timeout(seconds * 1000) : undefined
  const filter = { walletId, kinds: ['event'] as const, signal }
  const onStart = (): void => output.note('Waiting for events.')
  for await (const activity of follow(session, filter, { onStart, missed: 'pix events list' })) {
    const { at, resourceId, causedBy, event: details } = activity
    if (details === undefined) continue
    const { event, eventId, payload } = details
    if (events.length === 0 || events.includes(event)) {
      const entry = { eventId, event, occurredAt: at, resourceId, causedBy, payload }
      output.entry(entry, visible(`${at}  ${event}  ${resourceId}  ${eventId}`))
    }
    if (event === until) return true
  }
  return false
}

/** The signals that end a listener: Ctrl-C, a service manager, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Becomes the webhook of the wallet, and forwards its deliveries unchanged. A listener that was the webhook before gets
 * its deliveries too.
 */
async function receive(session: Session, wanted: Wanted, url: string): Promise<boolean> {
  const { control, output, operator, target, wallet } = session
  const { events, until, seconds } = wanted
  const { promise: met, resolve } = Promise.withResolvers<boolean>()
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const delivery = await readDelivery(request)
      const receivers = [
        ...(wants(events, delivery) ? [url] : []),
        ...(earlier !== null && wants(earlier.events ?? [], delivery) ? [earlier.url] : []),
      ]
      const forwarded = await answer(delivery, response, receivers)
      if (forwarded === undefined || receivers[0] !== url) return
      output.entry(forwarded, lineOf(forwarded))
      if (forwarded.event === until) resolve(true)
    } catch (error) {
      output.note(`A delivery broke off: ${(error as Error).message}`)
    }
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { walletId } = await wallet()
  const listener = `http://127.0.0.1:${port}`
  const { webhook } = await control.deliveries.getWebhook({ walletId })
  const replaced: ReplacedWebhook = { url: target.url, walletId, webhook, listener, pid: process.pid }
  const earlier = webhook !== null && isListening(webhook.url, replaced) ? webhook : null
  rememberWebhook(replaced)
  if (earlier !== null) output.note('Another "pix listen" of this wallet gets its deliveries too.')
  else if (webhook !== null) {
    output.note(`It replaces the webhook of the wallet, ${visible(webhook.url)}, until this command ends.`)
  }
  const client = await operator()
  const { signingSecret } = await client.webhooks.configureWebhook({
    url: listener,
    authentication: { type: 'NONE' },
    ...(events.length > 0 &&
      earlier?.events !== null && { events: [...new Set([...events, ...(earlier?.events ?? [])])] }),
  })
  const secret =
    signingSecret === null
      ? 'is unchanged ("pix api configureWebhook --help" has rotateSigningSecret)'
      : `is ${signingSecret}`
  output.note(`Forwarding to ${url}. The signing secret ${secret}.`)
  const stop = (): void => resolve(false)
  for (const signal of SIGNALS) process.once(signal, stop)
  const timer = Number.isFinite(seconds) ? setTimeout(() => resolve(false), seconds * 1000) : undefined
  const ended = await met
  clearTimeout(timer)
  for (const signal of SIGNALS) process.off(signal, stop)
  const restored = await restoreWebhook(control, replaced)
  if (restored !== undefined) output.note(visible(restoredText({ ...replaced, webhook: restored })))
  await close(server)
  return ended
}

/** Whether a listener wants a delivery. Without events, it wants all. */
const wants = (events: readonly string[], { event }: Delivery): boolean =>
  events.length === 0 || event === undefined || events.includes(event)

/**
 * Answers a delivery with the status of the first receiver, so that the sandbox records and retries as usual. Without a
 * receiver, nobody wants the delivery.
 */
async function answer(
  delivery: Delivery,
  response: ServerResponse,
  receivers: readonly string[],
): Promise<Forwarded | undefined> {
  const left = new AbortController()
  response.once('close', () => left.abort(new Error('The sandbox stopped waiting for an answer.')))
  const [first] = await Promise.all(receivers.map((url) => forward(delivery, url, left.signal)))
  if (left.signal.aborted) return first
  response.writeHead(first === undefined ? 204 : (first.status ?? 502))
  await new Promise<void>((resolve) => response.end(first?.responseBody, resolve))
  return first
}

const lineOf = ({ event, eventId, status, error, milliseconds }: Forwarded): string =>
  visible(`${event ?? 'unreadable delivery'}  ${eventId ?? ''}  → ${status ?? error}  ${milliseconds} ms`)

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
