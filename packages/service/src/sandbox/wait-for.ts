import type { WaitResult } from '@pix-payments/spec/sandbox-types'
import { eventsOf } from '../storage/rows/sandbox-event-rows.ts'
import { statusOfResource } from '../storage/rows/sandbox-resource-rows.ts'
import { eventBodies } from './event-body.ts'
import { type Call, type Handler, answer, refuseFields, walletNotFound } from './operation.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { Watch } from './wallet-watch.ts'

const DEFAULT_TIMEOUT_SECONDS = 10
/**
 * The longest time between two looks at the store. A commit of this process wakes the wait; a commit of another process
 * does not.
 */
const POLL_MILLISECONDS = 250
const NO_RESOURCE = { field: 'resourceId', message: 'must be sent with status' }

/** G-273: a long poll. The request waits until its condition is met or its time is over. */
export const waitFor: Handler<'waitFor'> = async (sandbox, { path, query, onDisconnect }) => {
  if (query.status !== undefined && query.resourceId === undefined) {
    return refuseFields('InvalidParameter', [NO_RESOURCE])
  }
  const watch = sandbox.walletWatch.watch(path.walletId)
  if (watch === undefined) {
    const message = 'Too many wait for this wallet already. Retry after the number of seconds in Retry-After.'
    return { ok: false, code: 'TooManyRequests', message, headers: { 'retry-after': '1' } }
  }
  const stop = onDisconnect(() => {
    watch.end()
  })
  try {
    const result = await waitUntilMet(sandbox, watch, path.walletId, query)
    return result === undefined ? walletNotFound(path.walletId) : answer(200, result)
  } finally {
    stop()
    watch.end()
  }
}

type Query = Call<'waitFor'>['query']

/**
 * Reads the wallet again and again, until the condition is met or the time is over. Returns undefined when the wallet
 * does not exist.
 */
async function waitUntilMet(
  sandbox: SandboxContext,
  watch: Watch,
  walletId: string,
  query: Query,
): Promise<WaitResult | undefined> {
  const { clock } = sandbox
  const { timeoutSeconds = DEFAULT_TIMEOUT_SECONDS } = query
  const deadline = clock.now() + timeoutSeconds * 1000
  const after = await firstPosition(sandbox, walletId, query)
  if (after === undefined) return undefined
  for (;;) {
    const result = await look(sandbox, walletId, { ...query, afterPosition: after })
    const left = deadline - clock.now()
    if (result === undefined || result.met || watch.isOver || left <= 0) return result
    await watch.next(Math.min(left, POLL_MILLISECONDS))
  }
}

/**
 * Returns the position after which events count. Without any condition, the request waits for the next event. With a
 * condition, events before the request count too.
 */
async function firstPosition(
  { wallets }: SandboxContext,
  walletId: string,
  { event, resourceId, status, afterPosition }: Query,
): Promise<number | undefined> {
  if (afterPosition !== undefined) return afterPosition
  const isAnything = event === undefined && resourceId === undefined && status === undefined
  return isAnything ? wallets.read(walletId, async ({ wallet }) => wallet.events) : 0
}

function look(
  { wallets }: SandboxContext,
  walletId: string,
  { event, resourceId, status: wanted, afterPosition = 0 }: Query,
): Promise<WaitResult | undefined> {
  return wallets.read(walletId, async ({ reader }) => {
    const status = resourceId === undefined ? null : await statusOfResource(reader, walletId, resourceId)
    const wantsEvent = event !== undefined || wanted === undefined
    const [found] = wantsEvent
      ? await eventBodies(
          reader,
          await eventsOf(reader, walletId, { after: afterPosition, event, resourceId }, 1),
        )
      : []
    const met = (!wantsEvent || found !== undefined) && (wanted === undefined || status === wanted)
    return { met, event: met ? (found ?? null) : null, status }
  })
}
