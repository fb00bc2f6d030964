import { once } from 'node:events'
import type { Clock } from '../clock.ts'
import type { ActivityPlace } from '../storage/rows/activity-rows.ts'
import type { ActivityFeed, FeedEntry, FeedRow } from './activity-feed.ts'
import { type Call, type Handler, streamed } from './operation.ts'

/** The longest time without a message. A message without data keeps the connection open, and moves the reader's id on. */
const HEARTBEAT_MILLISECONDS = 15_000

/** G-490: what happens in the sandbox, as server-sent events. */
export const streamActivity: Handler<'streamActivity'> = async (
  { activityFeed: feed, clock, requestLog },
  { query, headers, onDisconnect },
) => {
  if (feed.isFull) {
    const message = 'Too many read the stream already. Retry after the number of seconds in Retry-After.'
    return { ok: false, code: 'TooManyRequests', message, headers: { 'retry-after': '1' } }
  }
  // Requests until now are still in memory. Without this, the stream would tell of them late.
  await requestLog.flush()
  const last = headers['last-event-id']
  const from = last === undefined ? await feed.newest() : placeOf(String(last))
  return streamed(messages({ feed, clock, from, filter: query, onDisconnect }))
}

interface StreamOptions {
  readonly feed: ActivityFeed
  readonly clock: Clock
  /** The messages begin after this place. */
  readonly from: ActivityPlace
  readonly filter: Call<'streamActivity'>['query']
  readonly onDisconnect: Call<'streamActivity'>['onDisconnect']
}

/**
 * The text of the messages, in order. The next text is made when the caller of the API has taken the one before: a slow
 * reader waits in the database, not in memory.
 */
async function* messages(options: StreamOptions): AsyncGenerator<string> {
  const { feed, clock, filter, onDisconnect } = options
  const isWanted = wants(filter)
  const leave = feed.join()
  const disconnected = new AbortController()
  const gone = once(disconnected.signal, 'abort')
  const stopListening = onDisconnect(() => {
    disconnected.abort()
  })
  try {
    let place = options.from
    let sentAt = clock.now()
    yield idOf(place)
    while (!disconnected.signal.aborted && !feed.isStopped) {
      const { rows, isMissing } = await feed.after(place)
      let text = isMissing ? missed(place) : rows.map((row) => rowText(row, isWanted)).join('')
      place = isMissing ? await feed.newest() : (rows.at(-1) ?? place)
      if (text === '' && clock.now() - sentAt >= HEARTBEAT_MILLISECONDS) text = idOf(place)
      if (text !== '') {
        yield text
        sentAt = clock.now()
      }
      if (rows.length === 0) await Promise.race([feed.changed(place, HEARTBEAT_MILLISECONDS), gone])
    }
  } finally {
    stopListening()
    leave()
  }
}

/** The contract has checked the form of the id. */
function placeOf(id: string): ActivityPlace {
  const [xact, position] = id.split('-')
  return { xact: Number(xact), position: Number(position) }
}

function wants({ walletId, kinds, resource }: StreamOptions['filter']): (entry: FeedEntry) => boolean {
  const wanted = kinds?.split(',')
  return (entry) =>
    (walletId === undefined || entry.walletId === walletId) &&
    (wanted === undefined || wanted.includes(entry.kind)) &&
    (resource === undefined || entry.resourceId === resource)
}

/** A message without data: it only sets the id of the reader. */
const idOf = ({ xact, position }: ActivityPlace): string => `id: ${xact}-${position}\n\n`

const missed = ({ xact, position }: ActivityPlace): string =>
  `event: missed\ndata: ${JSON.stringify({ after: `${xact}-${position}` })}\n\n`

/** Only the last message of a row has the id, so a reader that is cut off in the middle gets the whole row again. */
function rowText(row: FeedRow, isWanted: (entry: FeedEntry) => boolean): string {
  const wanted = row.entries.filter(isWanted)
  if (wanted.length === 0) return ''
  return `${wanted.map(({ data }) => `data: ${data}\n`).join('\n')}${idOf(row)}`
}
