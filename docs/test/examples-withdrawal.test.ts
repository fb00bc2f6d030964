import { describe, expect, it } from 'vitest'
import { follow, resumeWithdrawals, withdraw, type Withdrawals } from '../examples/withdrawal.ts'
import { withdrawToAccount } from '../examples/withdrawal-by-bank-details.ts'
import { clientOf, errorOf, MOCK_URL, recorder, rows, type Wish } from './examples-support.ts'

describe('a withdrawal', () => {
  const PATH = '/v1/pix/withdraw/pix-key'
  const request = {
    amount: 7500,
    externalId: 'withdrawal-000045',
    pixKey: 'maria.silva@example.com',
    expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
  }
  const records = (told: string[], ...open: (typeof request)[]): Withdrawals => ({
    ...recorder(told, 'open', 'paid', 'giveBack'),
    allOpen: () => rows(...open),
  })

  it('is stored, sent and followed', async () => {
    const told: string[] = []
    await withdraw(clientOf(MOCK_URL), records(told), request)
    expect(told).toMatchInlineSnapshot(`
      [
        "open {"amount":7500,"externalId":"withdrawal-000045","pixKey":"maria.silva@example.com","expectedCreditor":{"name":"Maria Silva","taxId":"52998224725"}}",
        "paid withdrawal-000045",
      ]
    `)
  })

  it.each([
    '404, example=PIX_KEY_NOT_FOUND',
    '422, example=IGAMING_CPF_MISMATCH',
    '400, example=MalformedRequest',
  ])('that is refused with %s is given back', async (answer) => {
    const told: string[] = []
    await withdraw(clientOf(MOCK_URL, [[PATH, `code=${answer}`]]), records(told), request)
    expect(told.slice(1)).toEqual([`giveBack withdrawal-000045 ${answer.split('=')[1]}`])
  })

  it.each(['409, example=IDEMPOTENCY_ERROR', '500'])('that ends in %s stays open', async (answer) => {
    const told: string[] = []
    const wish: Wish = [PATH, `code=${answer}`]
    await errorOf(withdraw(clientOf(MOCK_URL, [wish, wish, wish]), records(told), request))
    expect(told).toHaveLength(1)
  })

  it('whose answer is lost stays open', async () => {
    const told: string[] = []
    const pix = clientOf(MOCK_URL, [], {
      fetch: (url, init) =>
        url.endsWith(PATH) ? Promise.reject(new TypeError('terminated')) : fetch(url, init),
    })
    const error = await errorOf(withdraw(pix, records(told), request))
    expect(error).toMatchObject({ name: 'PixOutcomeUnknownError', retryable: true, attempts: 3 })
    expect(told).toHaveLength(1)
  })

  it.each([
    { externalId: 'withdrawal-000045', told: ['paid withdrawal-000045'] },
    { externalId: 'withdrawal-000046', told: ['giveBack withdrawal-000046 ACCOUNT_MISMATCH'] },
    { externalId: 'withdrawal-000047', told: [expect.stringMatching(/^giveBack withdrawal-000047 /)] },
    { externalId: 'withdrawal-000048', told: ['giveBack withdrawal-000048 INSUFFICIENT_BALANCE'] },
    { externalId: 'withdrawal-000049', told: [expect.stringMatching(/^giveBack withdrawal-000049 /)] },
  ])('follows $externalId', async ({ externalId, told: want }) => {
    const told: string[] = []
    await follow(clientOf(MOCK_URL), records(told), externalId)
    expect(told).toEqual(want)
  })

  it('that is under way moves nothing', async () => {
    const told: string[] = []
    const pix = clientOf(MOCK_URL, [['/v1/pix/withdraw/withdrawal-000045', 'example=processing']])
    await follow(pix, records(told), 'withdrawal-000045')
    expect(told).toEqual([])
  })

  it('is sent again, and a failing withdrawal does not stop the others', async () => {
    const told: string[] = []
    const failed: string[] = []
    const pix = clientOf(MOCK_URL, [[PATH, 'code=409']])
    await resumeWithdrawals(pix, records(told, request, request), (id, error) => {
      failed.push(`${id} ${error.code}`)
    })
    expect(failed).toEqual(['withdrawal-000045 IDEMPOTENCY_ERROR'])
    expect(told).toEqual(['paid withdrawal-000045'])
  })

  it('goes to bank details', async () => {
    await expect(withdrawToAccount(clientOf(MOCK_URL))).resolves.toMatchObject({ status: 'PROCESSING' })
  })
})
