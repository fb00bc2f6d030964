import { expect, test, vi } from 'vitest'

vi.mock('virtual:contract', () => ({
  OPERATIONS: {
    createImmediateCharge: ['POST', '/v1/pix/deposit/immediate-charge', 'deposits'],
    getWithdrawal: ['GET', '/v1/pix/withdraw/{externalId}', 'withdrawals'],
    listStatement: ['GET', '/v1/statement', 'statements'],
    getBalance: ['GET', '/v1/balance', 'balances'],
  },
  CONTROL_OPERATIONS: {
    advanceClock: ['POST', '/sandbox/wallets/{walletId}/clock/advance', 'clock'],
    getEvent: ['GET', '/sandbox/wallets/{walletId}/events/{eventId}', 'events'],
  },
}))
const { callOf, clientCodeOf, curlOf } = await import('../../src/requests/call-code.ts')

const call = (operationId: string | null, method: string, path: string, body: string | null = null) => ({
  operationId,
  method,
  path,
  body,
})

test('a call is a command line that a shell reads as it was sent', () => {
  expect(curlOf(call(null, 'POST', "/v1/x?a='b'", `{"a":"it's"}`), 'http://127.0.0.1:4010'))
    .toMatchInlineSnapshot(`
    "curl -X POST 'http://127.0.0.1:4010/v1/x?a='\\''b'\\''' \\
      -H "authorization: Bearer $TOKEN" \\
      -H 'content-type: application/json' \\
      -d '{"a":"it'\\''s"}'"
  `)
  expect(curlOf(call(null, 'GET', '/v1/balance'), 'http://h')).toBe(
    `curl 'http://h/v1/balance' \\\n  -H "authorization: Bearer $TOKEN"`,
  )
})

test('a token is asked for with a form, and a path with brackets is one address', () => {
  const body = `{"grant_type":"client_credentials","client_id":"a'b","client_secret":"********"}`
  expect(curlOf(call('createAccessToken', 'POST', '/v1/oauth2/token', body), 'http://h')).toBe(
    [
      "curl 'http://h/v1/oauth2/token'",
      "-F grant_type='client_credentials'",
      String.raw`-F client_id='a'\''b'`,
      '-F client_secret="$PIX_CLIENT_SECRET"',
    ].join(' \\\n  '),
  )
  expect(curlOf(call(null, 'GET', '/v1/x[1-3]?a={b}'), 'http://h')).toMatch(/^curl -g 'http:/)
})

test('a call is code for the client, with path, query and body as one argument', () => {
  expect(clientCodeOf(call('getWithdrawal', 'GET', '/v1/pix/withdraw/a%2Fb'))).toBe(
    'await pix.withdrawals.getWithdrawal({\n  externalId: "a/b"\n})',
  )
  expect(clientCodeOf(call('listStatement', 'GET', '/v1/statement?initDate=2026-01-05'))).toContain(
    'initDate: "2026-01-05"',
  )
  expect(
    clientCodeOf(
      call('createImmediateCharge', 'POST', '/v1/pix/deposit/immediate-charge', '{"amount":5,"x-y":{"b":1}}'),
    ),
  ).toBe('await pix.deposits.createImmediateCharge({\n  amount: 5,\n  "x-y": {\n    b: 1\n  }\n})')
  expect(clientCodeOf(call('getBalance', 'GET', '/v1/balance'))).toBe('await pix.balances.getBalance()')
})

test('a command has the token of the control API, and is code for the client of the sandbox', () => {
  const advance = call('advanceClock', 'POST', '/sandbox/wallets/w-1/clock/advance', '{"by":5}')
  expect(clientCodeOf(advance)).toBe('await sandbox.clock.advanceClock({\n  walletId: "w-1",\n  by: 5\n})')
  expect(curlOf(advance, 'http://h')).toContain('"authorization: Bearer $CONTROL_TOKEN"')
})

test('a call without an operation, and a body that is not JSON, have no such argument', () => {
  expect(clientCodeOf(call(null, 'GET', '/x'))).toBeUndefined()
  expect(clientCodeOf(call('unknown', 'GET', '/x'))).toBeUndefined()
  expect(clientCodeOf(call('getBalance', 'GET', '/v1/balance', '{'))).toBe('await pix.balances.getBalance()')
  expect(clientCodeOf(call('getWithdrawal', 'GET', '/v1/pix/withdraw/%zz'))).toContain('"%zz"')
})

test('a call to read has the parameters of its path in the path, and the others in the query', () => {
  const read = callOf('getEvent', { walletId: 'w-1', eventId: 'a/b' })
  expect(read).toEqual({
    operationId: 'getEvent',
    method: 'GET',
    path: '/sandbox/wallets/w-1/events/a%2Fb',
    body: null,
  })
  expect(clientCodeOf(read)).toBe('await sandbox.events.getEvent({\n  walletId: "w-1",\n  eventId: "a/b"\n})')
  expect(callOf('listStatement', { initDate: '2026-01-05' }).path).toBe('/v1/statement?initDate=2026-01-05')
  expect(() => callOf('getNothing', {})).toThrow('The contract has no operation getNothing.')
})
