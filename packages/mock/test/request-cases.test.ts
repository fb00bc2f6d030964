import { AUTHORIZATIONS, REFUSED_BODIES, outcomeOf } from '@pix-payments/testing/request-cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../src/create-mock.ts'
import { BEARER, call } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await createSharedMock()
})
afterAll(() => mock.close())

describe('the checks that every server of the contract shares', () => {
  test.each(AUTHORIZATIONS)('Authorization "%s" returns %i', async (given, status) => {
    const headers = { authorization: given.replaceAll('TOKEN', 'any-token==') }
    expect((await call(mock.url, '/v1/balance', { headers })).status).toBe(status)
  })

  test.each(REFUSED_BODIES)('a body %s returns %s (G-168, G-292)', async (_, want, headers, body) => {
    const sent = { method: 'POST', headers: { ...BEARER, ...headers }, body }
    expect(await outcomeOf(`${mock.url}/v1/internal-transfer`, sent)).toBe(want)
  })
})
