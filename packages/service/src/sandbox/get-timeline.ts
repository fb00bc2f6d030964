import type { Activity, ActivityRequest, DueItem } from '@pix-payments/spec/sandbox-types'
import { orderOf, readCause, shownCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import { attemptsOf } from '../storage/rows/delivery-rows.ts'
import { findRequest } from '../storage/rows/request-log-rows.ts'
import { deliveriesByEvent } from '../storage/rows/sandbox-delivery-rows.ts'
import { eventsOf } from '../storage/rows/sandbox-event-rows.ts'
import { linesOfProduct, pendingDeliveries } from '../storage/rows/timeline-rows.ts'
import type { Reader } from '../storage/store.ts'
import { attemptActivity, eventActivity } from './activity-body.ts'
import { dueDelivery, dueTimer, inOrder } from './due.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'
import { type TimelineResource, readTimelineResources } from './timeline-resources.ts'

/** The most entries that a timeline has. */
const MOST = 1000

/** G-164: the timeline of one resource. */
export const getTimeline: Handler<'getTimeline'> = async ({ wallets, requestLog }, { path, query }) => {
  const { walletId } = path
  // Writes the requests that are still in memory to the store, so that the timeline has them.
  await requestLog.flush()
  const found = await wallets.read(walletId, async ({ reader }) => {
    const resources = await readTimelineResources(reader, walletId, query.resource)
    if (resources === undefined) return resourceNotFound(query.resource)
    const [{ resource, id, status }] = resources
    const happened = await happenedTo(reader, walletId, resources)
    const entries = await withCalls(reader, walletId, happened)
    return answer(200, {
      resourceId: id,
      resource,
      status,
      resourceIds: resources.map((it) => it.id),
      entries: entries.slice(-MOST),
      truncated: entries.length > MOST,
      due: await dueOf(reader, walletId, resources),
    })
  })
  return found ?? walletNotFound(walletId)
}

const resourceNotFound = (id: string): ReturnType<typeof refuseBecause<'ResourceNotFound'>> =>
  refuseBecause(
    'ResourceNotFound',
    `The wallet has no charge, withdrawal, refund, recurrence or schedule with the id ${id}.`,
  )

/** The order of entries with the same instant: what was called, what it changed, what was sent. */
const RANKS: Readonly<Record<string, number>> = { change: 1, line: 2, event: 3, attempt: 4 }

/** All that happened to the resources: in order of time, then of the causes, then of {@link RANKS}. */
async function happenedTo(
  reader: Reader,
  walletId: string,
  resources: readonly TimelineResource[],
): Promise<readonly Activity[]> {
  const entries: Ordered[] = []
  for (const { resource, id, history, products } of resources) {
    for (const { from, to, at, causedBy } of history) {
      const change = { resource, from, to }
      const facts = { walletId, kind: 'change', at: timestamp(at), resourceId: id, change }
      entries.push({ entry: { ...facts, causedBy: shownCause(causedBy) }, order: causedBy?.order ?? 0 })
    }
    for (const product of products) {
      for (const { settledAt, causedBy, line } of await linesOfProduct(reader, walletId, product)) {
        const facts = { walletId, kind: 'line', at: timestamp(settledAt), resourceId: id, line }
        entries.push({ entry: { ...facts, causedBy: readCause(causedBy) }, order: orderOf(causedBy) })
      }
    }
    const events = await eventsOf(reader, walletId, { after: 0, resourceId: id }, MOST)
    const deliveries = await deliveriesByEvent(
      reader,
      events.map((event) => event.id),
    )
    for (const event of events) {
      const order = orderOf(event.causedBy)
      entries.push({ entry: eventActivity(event), order })
      for (const delivery of deliveries.get(event.id) ?? []) {
        for (const attempt of await attemptsOf(reader, delivery.id)) {
          entries.push({ entry: attemptActivity(event, delivery.id, attempt), order })
        }
      }
    }
  }
  return entries.toSorted(compare).map(({ entry }) => entry)
}

/** An entry, and the order of its cause. */
interface Ordered {
  readonly entry: Activity
  readonly order: number
}

function compare(a: Ordered, b: Ordered): number {
  if (a.entry.at !== b.entry.at) return a.entry.at < b.entry.at ? -1 : 1
  return a.order - b.order || (RANKS[a.entry.kind] ?? 0) - (RANKS[b.entry.kind] ?? 0)
}

/** Adds the requests and commands, each before the first entry that it caused. */
async function withCalls(
  reader: Reader,
  walletId: string,
  entries: readonly Activity[],
): Promise<readonly Activity[]> {
  const seen = new Set<string>()
  const all: Activity[] = []
  for (const entry of entries) {
    const { kind, requestId, operationId } = entry.causedBy ?? {}
    const isCall = kind === 'request' || kind === 'command'
    if (isCall && requestId !== undefined && operationId !== undefined && !seen.has(requestId)) {
      seen.add(requestId)
      const logged = await findRequest(reader, walletId, requestId)
      const facts: ActivityRequest = {
        requestId,
        operationId,
        method: logged?.body.method ?? null,
        path: logged?.body.path ?? null,
        status: logged?.status ?? null,
        code: logged?.body.code ?? null,
        durationMilliseconds: logged?.body.durationMilliseconds ?? null,
      }
      all.push({ walletId, kind, at: entry.at, resourceId: null, causedBy: null, [kind]: facts })
    }
    all.push(entry)
  }
  return all
}

async function dueOf(
  reader: Reader,
  walletId: string,
  resources: readonly TimelineResource[],
): Promise<DueItem[]> {
  const ids = new Set(resources.map(({ id }) => id))
  const pending = (await pendingDeliveries(reader, walletId, MOST)).filter((it) => ids.has(it.resourceId))
  return inOrder([...resources.flatMap(({ timers }) => timers).map(dueTimer), ...pending.map(dueDelivery)])
}
