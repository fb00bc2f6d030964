import type { RequestLogEntry, SandboxClient } from '@pix-payments/client/sandbox'

/**
 * Returns a function that reads the request log of a wallet, the newest request first. Each call reads only the newest
 * pages, down to a request that is known. A request that was logged late has its place on them, and what the log no longer
 * has is forgotten when the log ends there. Without changes, it returns the same list.
 */
export function requestFeed(
  sandbox: SandboxClient,
  walletId: string,
): (signal: AbortSignal) => Promise<readonly RequestLogEntry[]> {
  let known: readonly RequestLogEntry[] = []
  return async (signal) => {
    const places = new Map(known.map(({ requestId }, index) => [requestId, index]))
    const read: RequestLogEntry[] = []
    let place: number | undefined
    for await (const { data, nextCursor } of sandbox.requests.listRequests.pages(
      { walletId, limit: 100 },
      { signal },
    )) {
      read.push(...data)
      const last = data.findLast(({ requestId }) => places.has(requestId))
      place = nextCursor === null || last === undefined ? undefined : places.get(last.requestId)
      if (place !== undefined) break
    }
    const older = place === undefined ? [] : known.slice(place + 1)
    const isSame =
      read.length + older.length === known.length &&
      read.every(({ requestId }, index) => requestId === known[index]?.requestId)
    if (!isSame) known = [...read, ...older]
    return known
  }
}
