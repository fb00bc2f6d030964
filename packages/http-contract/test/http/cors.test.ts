import { expect, test } from 'vitest'
import { isPreflight, preflightHeaders } from '../../src/http/index.ts'

test.each([
  { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' }, want: true },
  { method: 'OPTIONS', headers: {}, want: false },
  { method: 'POST', headers: { 'access-control-request-method': 'POST' }, want: false },
])('$method with $headers is a preflight: $want', ({ method, headers, want }) => {
  expect(isPreflight(method, headers)).toBe(want)
})

test('a preflight allows the methods of the path and the headers that were asked for', () => {
  const headers = { 'access-control-request-headers': 'authorization, content-type' }
  expect(preflightHeaders(['GET', 'POST'], headers)).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  })
})
