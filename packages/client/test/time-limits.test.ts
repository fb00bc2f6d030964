import { describe, expect, it } from 'vitest'
import { DEPOSIT, errorOf, setting, until, WITHDRAWAL } from './support/client.ts'
import type { Answer } from './support/provider.ts'

describe.each<[string, Answer]>([
  ['before the answer', { stalls: 'before' }],
  ['in the middle of the body', { stalls: 'within', body: { available: 1 } }],
])('a provider that falls silent %s', (_, silence) => {
  it('ends the attempt after timeoutMs, and the call after its attempts', async () => {
    await using world = await setting([silence], { timeoutMs: 25_000, maxRetries: 1 })
    const failing = errorOf(world.pix.balances.getBalance())
    for (const attempts of [1, 2]) {
      await until(() => world.provider.requests.length === attempts)
      world.clock.advance(25_000)
    }
    expect(await failing).toMatchObject({
      name: 'PixTimeoutError',
      message: `getBalance: no answer came from ${world.provider.baseUrl} in the time that timeoutMs allows.`,
      attempts: 2,
      retryable: true,
      endedBy: 'timeoutMs',
    })
  })

  it('ends a call after deadlineMs, whatever its attempts may take', async () => {
    await using world = await setting([silence], { timeoutMs: 40_000, deadlineMs: 70_000 })
    const failing = errorOf(world.pix.balances.getBalance())
    await until(() => world.provider.requests.length === 1)
    world.clock.advance(40_000)
    await until(() => world.provider.requests.length === 2)
    world.clock.advance(30_000)
    expect(await failing).toMatchObject({ name: 'PixTimeoutError', attempts: 2, endedBy: 'deadlineMs' })
  })

  it('leaves the outcome of a deposit unknown', async () => {
    await using world = await setting([silence])
    const failing = errorOf(world.pix.deposits.createImmediateCharge(DEPOSIT, { timeoutMs: 21_000 }))
    await until(() => world.provider.requests.length === 1)
    world.clock.advance(21_000)
    expect(await failing).toMatchObject({
      name: 'PixOutcomeUnknownError',
      attempts: 1,
      retryable: false,
      reason: { name: 'PixTimeoutError' },
    })
  })

  it('is left when the caller aborts', async () => {
    await using world = await setting([silence])
    const controller = new AbortController()
    const failing = errorOf(world.pix.balances.getBalance({ signal: controller.signal }))
    await until(() => world.provider.requests.length === 1)
    const reason = new Error('the player left')
    controller.abort(reason)
    const error = await failing
    expect(error).toMatchObject({ name: 'PixAbortError', attempts: 1, retryable: false, endedBy: 'signal' })
    expect(error.reveal().cause).toBe(reason)
  })

  it('leaves the outcome of a write unknown when the caller aborts', async () => {
    await using world = await setting([silence])
    const controller = new AbortController()
    const failing = errorOf(
      world.pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL, { signal: controller.signal }),
    )
    await until(() => world.provider.requests.length === 1)
    controller.abort()
    expect(await failing).toMatchObject({ name: 'PixOutcomeUnknownError', reason: { name: 'PixAbortError' } })
    expect(world.provider.requests).toHaveLength(1)
  })
})

it('ends an attempt in time even when the given fetch ignores its signal', async () => {
  let isAsked = false
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    if (!url.endsWith('/balance')) return globalThis.fetch(url, init)
    isAsked = true
    return new Promise(() => undefined)
  }
  await using world = await setting(undefined, { fetch, maxRetries: 0 })
  const failing = errorOf(world.pix.balances.getBalance())
  await until(() => isAsked)
  world.clock.advance(30_000)
  expect(await failing).toMatchObject({ name: 'PixTimeoutError' })
})

it('sends nothing when the caller has aborted before', async () => {
  await using world = await setting()
  await world.pix.balances.getBalance()
  const signal = AbortSignal.abort()
  expect(await errorOf(world.pix.deposits.createImmediateCharge(DEPOSIT, { signal }))).toMatchObject({
    name: 'PixAbortError',
  })
  expect(world.provider.requests).toHaveLength(1)
})

it('ends a wait between attempts when the caller aborts', async () => {
  let isWaiting = false
  await using world = await setting([{ status: 503, headers: { 'retry-after': '30' } }], {
    onAttempt: ({ retryInMs }) => {
      isWaiting = retryInMs === 30_000
    },
  })
  const controller = new AbortController()
  const failing = errorOf(world.pix.balances.getBalance({ signal: controller.signal }))
  await until(() => isWaiting)
  controller.abort()
  expect(await failing).toMatchObject({ name: 'PixAbortError', attempts: 1 })
})

it('leaves no listener on the signal of the caller', async () => {
  let listeners = 0
  const { signal } = new AbortController()
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...args: Parameters<typeof add>) => (listeners++, add(...args))
  signal.removeEventListener = (...args: Parameters<typeof remove>) => (listeners--, remove(...args))
  await using world = await setting([{ status: 503 }, { body: {} }])
  await world.pix.balances.getBalance({ signal })
  expect(listeners).toBe(0)
})
