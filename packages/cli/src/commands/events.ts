import type { SandboxEvent } from '@pix-payments/client/sandbox'
import { CommandError, EXIT, usageError } from '../output/exit-codes.ts'
import { summary, visible } from '../output/text.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { eventName } from './event-name.ts'
import { countOf, secondsOf } from '../read-values.ts'
import { waitUntil } from './wait-until.ts'

interface ListOptions extends TargetOptions {
  readonly event?: string
  readonly resource?: string
  readonly limit: string
}

export async function listEvents(
  { control, wallet, output }: Session,
  { event, resource, limit }: ListOptions,
): Promise<void> {
  const { walletId } = await wallet()
  const count = countOf('--limit', limit)
  const filter = {
    ...(event !== undefined && { event: await eventName(event) }),
    ...(resource !== undefined && { resourceId: resource }),
  }
  let newest: SandboxEvent[] = []
  for await (const page of control.events.listEvents.pages({ walletId, ...filter })) {
    newest = [...newest, ...page.data].slice(-count)
  }
  output.result(newest, newest.map(eventLine).join('\n'))
}

/** One line for an event: `12  2026-03-03T12:00:02.000Z  pixChargePaid  <resource>`. */
export const eventLine = ({ position, occurredAt, event, resourceId, eventId }: SandboxEvent): string =>
  visible(`${String(position).padStart(4)}  ${occurredAt}  ${event}  ${resourceId}  ${eventId}`)

export async function showEvent(
  { control, wallet, output }: Session,
  _options: TargetOptions,
  eventId = '',
): Promise<void> {
  const event = await control.events.getEvent({ walletId: (await wallet()).walletId, eventId })
  output.result(event, summary(event))
}

export async function resendEvents(
  { control, wallet, output }: Session,
  { all = false }: TargetOptions & { readonly all?: boolean },
  eventId?: string,
): Promise<void> {
  const { walletId } = await wallet()
  if (all === (eventId !== undefined)) throw usageError('EVENTID or --all: write one of them.')
  const result =
    eventId === undefined
      ? await control.events.resendEvents({ walletId })
      : await control.events.resendEvent({ walletId, eventId })
  output.result(result, summary(result))
}

interface WaitOptions extends TargetOptions {
  readonly resource?: string
  readonly after?: string
  readonly timeout: string
}

export async function waitForEvent(
  session: Session,
  { resource, after, timeout }: WaitOptions,
  given = '',
): Promise<void> {
  const event = await eventName(given)
  const seconds = secondsOf('--timeout', timeout)
  const found = await waitUntil(session, seconds, {
    event,
    ...(resource !== undefined && { resourceId: resource }),
    ...(after !== undefined && { afterPosition: countOf('--after', after) }),
  })
  if (found === undefined) throw new CommandError(`${event} did not come within ${timeout}.`, EXIT.absent)
  session.output.result(found, eventLine(found))
}
