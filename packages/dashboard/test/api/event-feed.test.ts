import { type RunningService, createService } from '@pix-payments/service'
import { createPixClient, type PixClient, PixTokenError } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventFeed } from '../../src/api/event-feed.ts'
import { requestFeed } from '../../src/api/request-feed.ts'
import { openSession } from '../../src/api/session.ts'
import { followStream } from '../../src/api/stream.ts'

const { signal } = new AbortController()
let service: RunningService
let sandbox: SandboxClient
let pix: PixClient
let wallet: { readonly walletId: string; readonly pixKeys: readonly string[] }

beforeAll(async () => {
  service = await createService()
  sandbox = createSandboxClient({ baseUrl: service.url })
})
afterAll(() => service.close())
beforeEach(async () => {
  const created = await sandbox.wallets.createWallet({ clock: { mode: 'FROZEN' } })
  wallet = created
  pix = createPixClient({ baseUrl: service.url, ...created.credentials })
})

/** Creates and pays charges, so that each has one event. */
async function pay(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const charge = { amount: 100, expiresIn: 900, externalId: `c${done}`, pixKey: wallet.pixKeys[0] ?? '' }
    const { chargeId } = await pix.deposits.createImmediateCharge(charge)
    await sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
  }
}

/** A list of the control API, in pages of two. */
function pagesOf<T>(items: readonly T[]) {
  const page = ({ cursor = '0' }: { readonly cursor?: string }) => {
    const next = Number(cursor) + 2
    return {
      data: items.slice(Number(cursor), next),
      nextCursor: next < items.length ? String(next) : null,
    }
  }
  async function* pages() {
    let cursor: string | null = '0'
    while (cursor !== null) {
      const read: ReturnType<typeof page> = page({ cursor })
      yield read
      cursor = read.nextCursor
    }
  }
  return Object.assign(async (parameters: object) => page(parameters), { pages })
}

describe('the feed of events', () => {
  test('has all pages, the newest event first, and then only what is new', async () => {
    const events = Array.from({ length: 23 }, (_, index) => ({ eventId: `e${index}`, position: index + 1 }))
    const listEvents = vi.fn<ReturnType<typeof pagesOf>>(pagesOf(events))
    const read = eventFeed({ events: { listEvents } } as unknown as SandboxClient, 'w')
    const all = await read(signal)
    expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index))
    expect(listEvents).toHaveBeenCalledTimes(12)
    expect(await read(signal)).toBe(all)
    expect(listEvents).toHaveBeenCalledTimes(14)
    events.push({ eventId: 'e23', position: 24 })
    expect((await read(signal)).map(({ position }) => position).slice(0, 3)).toEqual([24, 23, 22])
  })

  test('shows how a delivery ended', async () => {
    const read = eventFeed(sandbox, wallet.walletId)
    await pix.webhooks.configureWebhook({
      url: `${service.url}/page/receiver`,
      authentication: { type: 'NONE' },
    })
    await pay(1)
    await sandbox.clock.advanceClock({ walletId: wallet.walletId, by: 0 })
    expect((await read(signal))[0]?.deliveries).toMatchObject([{ status: 'DELIVERED' }])
  })

  test('begins again after a reset', async () => {
    const read = eventFeed(sandbox, wallet.walletId)
    await pay(3)
    expect(await read(signal)).toHaveLength(3)
    await sandbox.wallets.resetWallet({ walletId: wallet.walletId })
    expect(await read(signal)).toEqual([])
    await pay(1)
    expect(await read(signal)).toHaveLength(1)
  })
})

describe('the feed of requests', () => {
  test('has the newest request first, and reads each request once', async () => {
    const read = requestFeed(sandbox, wallet.walletId)
    await pay(2)
    const first = await read(signal)
    expect(first.filter(({ operationId }) => operationId === 'createImmediateCharge')).toHaveLength(2)
    expect(await read(signal)).toBe(first)
    await pix.balances.getBalance()
    const second = await read(signal)
    expect(second.map(({ operationId }) => operationId).slice(0, 1)).toEqual(['getBalance'])
    expect(second.slice(1)).toEqual(first)
  })

  test('has a request that was logged late at its place, and none that the log has lost', async () => {
    let log = ['e', 'd', 'b', 'a']
    const listRequests = { pages: () => pagesOf(log.map((requestId) => ({ requestId }))).pages() }
    const read = requestFeed({ requests: { listRequests } } as unknown as SandboxClient, 'w')
    const ids = async (): Promise<string> => (await read(signal)).map(({ requestId }) => requestId).join('')
    expect(await ids()).toBe('edba')
    log = ['f', 'e', 'd', 'c', 'b', 'a']
    expect(await ids()).toBe('fedba')
    log = ['e2', ...log]
    expect(await ids()).toBe('e2fedba')
    log = ['e2', 'x', 'f', 'e', 'd', 'c', 'b', 'a']
    expect(await ids()).toBe('e2xfedba')
    log = ['z']
    expect(await ids()).toBe('z')
  })
})

test('the credentials of the page are replaced once, however late the refusals of the old ones come', async () => {
  const stored = new Map<string, string>()
  const session = openSession(undefined, service.url, {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  })
  const refused = new PixTokenError('refused', {
    operationId: 'createAccessToken',
    correlationId: '',
    attempts: 1,
    retryable: false,
    status: 401,
  })
  const used: PixClient[] = []
  const refusals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const calls = refusals.map(({ promise }) => {
    let isFirst = true
    return session.call(wallet.walletId, async (client) => {
      used.push(client)
      if (!isFirst) return
      isFirst = false
      await promise
      throw refused
    })
  })
  refusals[0]?.resolve()
  await calls[0]
  refusals[1]?.resolve()
  await calls[1]
  expect(new Set(used).size).toBe(2)
  const clientIds = (await sandbox.wallets.getWallet({ walletId: wallet.walletId })).clientIds
  expect(clientIds).toHaveLength(3)
})

test('a stream that has ended says nothing about the one that was opened after it', async () => {
  const abort = new AbortController()
  const opened: boolean[] = []
  await followStream({
    baseUrl: service.url,
    token: undefined,
    signal: abort.signal,
    onNews: () => abort.abort(),
    onOpen: (isOpen) => opened.push(isOpen),
  })
  expect(opened).toEqual([true])
})
