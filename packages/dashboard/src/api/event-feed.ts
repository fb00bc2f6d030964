import { PixError } from '@pix-payments/client'
import type { SandboxClient, SandboxEvent } from '@pix-payments/client/sandbox'

/** What a list shows of an event. The payload is read when the event is opened, because a list may have 100,000 events. */
export type EventRow = Pick<
  SandboxEvent,
  'eventId' | 'event' | 'occurredAt' | 'resourceId' | 'position' | 'deliveries'
>

/** The pages of the newest events whose deliveries may still change. */
const PAGES_READ_AGAIN = 2

/**
 * Returns a function that reads the events of a wallet, the newest first. The first call reads all pages, and each later
 * call the last pages and what follows. When the wallet was reset or restored, it reads everything again. Without
 * changes, it returns the same list.
 */
export function eventFeed(
  sandbox: SandboxClient,
  walletId: string,
): (signal: AbortSignal) => Promise<readonly EventRow[]> {
  /** The pages so far, each with the cursor that leads to it. */
  let pages: readonly Page[] = []
  let shown: readonly EventRow[] = []
  const readFrom = async (
    kept: readonly Page[],
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly Page[]> => {
    const added: Page[] = []
    let next: string | null | undefined = cursor
    do {
      const { data, nextCursor } = await sandbox.events.listEvents(
        { walletId, limit: 100, ...(next !== undefined && { cursor: next }) },
        { signal },
      )
      added.push({ cursor: next ?? undefined, rows: data.map(rowOf) })
      next = nextCursor ?? null
    } while (next !== null)
    return [...kept, ...added]
  }
  return async (signal) => {
    const kept = pages.slice(0, -PAGES_READ_AGAIN)
    const again = pages[kept.length]
    const read = await readFrom(kept, again?.cursor, signal).catch((error: unknown) => {
      // The cursor is from before a reset or a restore.
      if (error instanceof PixError && error.code === 'InvalidParameter') return undefined
      throw error
    })
    const newer = read ?? (await readFrom([], undefined, signal))
    const isSame =
      newer.length === pages.length &&
      JSON.stringify(newer.slice(kept.length)) === JSON.stringify(pages.slice(kept.length))
    pages = newer
    if (!isSame) shown = newer.flatMap(({ rows }) => rows).reverse()
    return shown
  }
}

interface Page {
  readonly cursor: string | undefined
  readonly rows: readonly EventRow[]
}

const rowOf = ({ eventId, event, occurredAt, resourceId, position, deliveries }: SandboxEvent): EventRow => ({
  eventId,
  event,
  occurredAt,
  resourceId,
  position,
  deliveries,
})
