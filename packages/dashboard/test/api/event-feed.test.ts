import { type RunningService, createService } from '@pix-payments/service'
import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventFeed } from '../../src/api/event-feed.ts'
import { requestFeed } from '../../src/api/request-feed.ts'

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

describe('the feed of events', () => {
  test('has all pages, the newest event first, and then only what is new', async () => {
    const read = eventFeed(sandbox, wallet.walletId)
    expect(await read(signal)).toEqual([])
    await pay(230)
    const all = await read(signal)
    expect(all.map(({ position }) => position)).toEqual(
      Array.from({ length: 230 }, (_, index) => 230 - index),
    )
    expect(await read(signal)).toBe(all)
    await pay(1)
    const more = await read(signal)
    expect(more.map(({ position }) => position).slice(0, 3)).toEqual([231, 230, 229])
    expect(more).toHaveLength(231)
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
})
