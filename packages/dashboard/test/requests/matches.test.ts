import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import { expect, test } from 'vitest'
import { matches } from '../../src/requests/matches.ts'

const refused: RequestLogEntry = {
  requestId: '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13',
  correlationId: 'deposit-7',
  at: '2026-03-02T09:20:00.000Z',
  method: 'POST',
  path: '/v1/pix/withdraw/pix-key',
  operationId: 'createWithdrawalByPixKey',
  status: 422,
  code: 'IGAMING_CPF_MISMATCH',
  isByFault: false,
  durationMilliseconds: 4,
  requestHeaders: {},
  requestBody: '{"amount":7500,"name":"João"}',
  responseHeaders: {},
  responseBody: '{"code":"IGAMING_CPF_MISMATCH"}',
}

test.each([
  ['', true],
  ['withdrawal joão', true],
  ['withdrawal ana', false],
  ['status:422', true],
  ['status:4xx', true],
  ['status:5xx', false],
  ['status:2', true],
  ['operation:WITHDRAWAL method:post', true],
  ['operation:charge', false],
  ['method:get', false],
  ['path:pix-key code:cpf id:deposit-7', true],
  ['request:7500', true],
  ['response:7500', false],
  // A word with another name is a text.
  ['"amount":7500', true],
  ['amount:7500', false],
  ['status:', false],
])('the search %j finds the request: %s', (q, found) => {
  expect(matches(refused, { q, only: undefined, reads: undefined })).toBe(found)
})

test('"refused only" leaves out successes, and keeps requests without a response', () => {
  const only = 'refused' as const
  expect(matches(refused, { q: undefined, only, reads: undefined })).toBe(true)
  expect(matches({ ...refused, code: null, status: 200 }, { q: undefined, only, reads: undefined })).toBe(
    false,
  )
  expect(matches({ ...refused, code: null, status: null }, { q: undefined, only, reads: undefined })).toBe(
    true,
  )
})

test('what the page itself reads is left out, unless it is asked for', () => {
  const all = { q: undefined, only: undefined, reads: undefined }
  const read = { ...refused, correlationId: 'page-1f0c94aa', method: 'GET', operationId: 'getWithdrawal' }
  expect(matches(read, all)).toBe(false)
  expect(matches({ ...read, method: 'POST', operationId: 'createAccessToken' }, all)).toBe(false)
  expect(matches(read, { ...all, reads: 'shown' })).toBe(true)
  // A person did it, or another program read it.
  expect(matches({ ...refused, correlationId: 'page-1f0c94aa' }, all)).toBe(true)
  expect(matches({ ...read, correlationId: 'c-1' }, all)).toBe(true)
})
