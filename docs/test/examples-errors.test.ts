import { describe, expect, it } from 'vitest'
import { loggingClient, logError } from '../examples/attempt-log.ts'
import { reactionTo } from '../examples/error-classes.ts'
import { whyRefused } from '../examples/error-codes.ts'
import { balanceForAPage } from '../examples/limits.ts'
import { clientOf, errorOf, MOCK_URL } from './examples-support.ts'

const UNREACHABLE = 'http://127.0.0.1:1'

describe('errors', () => {
  const request = {
    endToEndId: 'E87654321202603011403a1B2c3D4e5F',
    externalId: 'refund-000007',
    amount: 3000,
  }
  const PATH = `/v1/pix/refund/${request.endToEndId}`

  it.each([
    { prefer: 'code=202', says: /^It was accepted\.$/ },
    { prefer: 'example=REFUND_AMOUNT_EXCEEDED', says: /^More was refunded before than you think\.$/ },
    { prefer: 'example=MalformedRequest', says: /^Correct [\w, ]+\.$/ },
    { prefer: 'example=Forbidden', says: /^403 Forbidden; quote [0-9a-f-]{36} to the provider\.$/ },
  ])('are told apart by code: $prefer', async ({ prefer, says }) => {
    await expect(whyRefused(clientOf(MOCK_URL, [[PATH, prefer]]), request)).resolves.toMatch(says)
  })

  it.each([
    { what: 'a refusal', prefer: 'example=REFUND_AMOUNT_EXCEEDED', want: 'fix the request' },
    { what: 'an internal error', prefer: 'code=500', want: 'send it again later' },
    { what: 'a rate limit', prefer: 'code=429', want: 'send it again later' },
  ])('are told apart by class: $what', async ({ prefer, want }) => {
    const pix = clientOf(MOCK_URL, [[PATH, prefer]], { maxRetries: 0 })
    expect(reactionTo(await errorOf(pix.refunds.createRefund(request)))).toBe(want)
  })

  it('are told apart by class: connections, aborts, other answers, other errors', async () => {
    const cut = clientOf(MOCK_URL, [], {
      fetch: (url, init) =>
        url.endsWith('/token') ? fetch(url, init) : Promise.reject(new TypeError('cut')),
    })
    const charge = { amount: 1, expiresIn: 600, externalId: 'd', pixKey: 'pagamentos@alfajogos.example' }
    expect(reactionTo(await errorOf(cut.refunds.createRefund(request)))).toBe('send it again later')
    expect(reactionTo(await errorOf(cut.deposits.createImmediateCharge(charge)))).toBe(
      'read the resource first',
    )
    expect(reactionTo(await errorOf(clientOf(UNREACHABLE).balances.getBalance()))).toBe('send it again later')
    const aborted = clientOf(MOCK_URL).balances.getBalance({ signal: AbortSignal.abort() })
    expect(reactionTo(await errorOf(aborted))).toBe('nothing')
    const strange = clientOf(MOCK_URL, [], {
      fetch: (url, init) =>
        url.endsWith('/token') ? fetch(url, init) : Promise.resolve(Response.json({ balance: 'much' })),
    })
    expect(reactionTo(await errorOf(strange.balances.getBalance()))).toBe('send it again later')
    expect(() => reactionTo(new TypeError('ours'))).toThrow('ours')
  })

  it('are logged with ids and without personal data', async () => {
    const lines: string[] = []
    const write = (line: string): void => void lines.push(line.replaceAll(/[0-9a-f-]{36}/g, '<uuid>'))
    const path = '/v1/pix/withdraw/withdrawal-000046'
    const pix = loggingClient(
      {
        baseUrl: MOCK_URL,
        clientId: 'alfa-demo',
        clientSecret: 'alfa-demo-secret',
        fetch(url, init) {
          const headers = new Headers(init.headers)
          if (url.endsWith(path)) headers.set('prefer', 'code=404')
          return fetch(url, { ...init, headers })
        },
      },
      write,
    )
    logError(await errorOf(pix.withdrawals.getWithdrawal({ externalId: 'withdrawal-000046' })), write)
    expect(lines).toMatchInlineSnapshot(`
      [
        "{"operationId":"createAccessToken","attempt":1,"status":200,"requestId":"<uuid>","correlationId":"<uuid>"}",
        "{"operationId":"getWithdrawal","attempt":1,"status":404,"code":"NotFound","failure":"PixMoneyError","requestId":"<uuid>","correlationId":"<uuid>"}",
        "{"name":"PixMoneyError","message":"getWithdrawal answered 404 NotFound: No withdrawal of this wallet for the externalId.","operationId":"getWithdrawal","correlationId":"<uuid>","attempts":1,"retryable":false,"status":404,"requestId":"<uuid>","code":"NotFound"}",
      ]
    `)
  })

  it('come soon where a call has limits', async () => {
    const sent: string[] = []
    const pix = clientOf(MOCK_URL, [['/v1/balance', 'code=500']], {
      onAttempt: ({ operationId, correlationId }) => sent.push(`${operationId} ${correlationId}`),
    })
    await expect(balanceForAPage(pix, '42', new AbortController().signal)).resolves.toHaveProperty(
      'availableBalance',
    )
    expect(sent.filter((line) => !line.includes('Token'))).toEqual([
      'getBalance order-42',
      'getBalance order-42',
    ])
  })
})
