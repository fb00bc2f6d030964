import type { RequestLogEntry, SandboxClient } from '@pix-payments/client/sandbox'

/**
 * Returns a function that reads the request log of a wallet, the newest request first. Each call reads only the requests
 * since the call before. Without new requests, it returns the same list.
 */
export function requestFeed(
  sandbox: SandboxClient,
  walletId: string,
): (signal: AbortSignal) => Promise<readonly RequestLogEntry[]> {
  let known: readonly RequestLogEntry[] = []
  return async (signal) => {
    const newest = known[0]?.requestId
    const added: RequestLogEntry[] = []
    for await (const entry of sandbox.requests.listRequests.items({ walletId, limit: 100 }, { signal })) {
      if (entry.requestId === newest) break
      added.push(entry)
    }
    if (added.length > 0) known = [...added, ...known]
    return known
  }
}
