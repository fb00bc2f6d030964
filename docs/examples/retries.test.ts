import { type Clock, createPixClient } from '@pix-payments/client'
import { expect, it } from 'vitest'

// #region clock
/** A clock that ends every wait immediately and records it. Time limits never fire. */
function testClock(waits: number[]): Clock {
  let now = Date.parse('2026-03-01T14:00:00Z')
  return {
    now: () => now,
    after(milliseconds, callback) {
      if (milliseconds >= 20_000) return () => undefined // a time limit
      waits.push(milliseconds)
      now += milliseconds
      queueMicrotask(callback)
      return () => undefined
    },
  }
}
// #endregion

// #region test
it('waits for the time in Retry-After, then tries again', async () => {
  const answers = [
    Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 3600, scope: '' }),
    Response.json({ code: 'TooManyRequests', message: '' }, { status: 429, headers: { 'retry-after': '7' } }),
    Response.json({ availableBalance: 1000 }),
  ]
  const waits: number[] = []
  const pix = createPixClient({
    baseUrl: 'https://pix.example.com',
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    clock: testClock(waits),
    random: () => 0.5, // for the wait before a retry without Retry-After
    correlationId: () => 'call-1',
    fetch: () => Promise.resolve(answers.shift() as Response),
  })

  await expect(pix.balances.getBalance()).resolves.toEqual({ availableBalance: 1000 })
  expect(waits).toEqual([7000])
})
// #endregion
