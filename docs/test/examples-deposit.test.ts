import { describe, expect, it } from 'vitest'
import {
  confirmDeposit,
  confirmWaitingDeposits,
  type Deposits,
  payAsThePlayer,
  takeDeposit,
} from '../examples/deposit.ts'
import { clientOf, errorOf, MOCK_URL, recorder, rows, type Wish } from './examples-support.ts'

const PAID = '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42'
const CHARGE = `/v1/pix/deposit/immediate-charge/${PAID}`

describe('a deposit', () => {
  const request = { externalId: 'deposit-000123', playerId: 'p-7001', taxId: '52998224725', amount: 10_000 }
  const records = (told: string[]): Deposits => ({
    ...recorder(told, 'open', 'credit', 'close'),
    waitingLongerThan: (seconds) => {
      told.push(`waitingLongerThan ${seconds}`)
      return rows(PAID)
    },
  })

  it('is stored before its brCode is shown', async () => {
    const told: string[] = []
    const brCode = await takeDeposit(clientOf(MOCK_URL), records(told), request)
    expect(brCode).toContain('br.gov.bcb.pix')
    expect(told).toMatchInlineSnapshot(`
      [
        "open {"chargeId":"2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42","playerId":"p-7001","amount":10000,"expiresAt":"2026-03-01T14:15:05.120Z"}",
      ]
    `)
  })

  it('is created once more when the answer was an internal error', async () => {
    const pix = clientOf(MOCK_URL, [['/v1/pix/deposit/immediate-charge', 'code=500']])
    const told: string[] = []
    await takeDeposit(pix, records(told), request)
    expect(told).toHaveLength(1)
  })

  it('is created once more when the answer was lost (R-012)', async () => {
    let lost = 0
    const pix = clientOf(MOCK_URL, [], {
      fetch(url, init) {
        const isFirst = url.endsWith('/immediate-charge') && lost++ === 0
        return isFirst ? Promise.reject(new TypeError('terminated')) : fetch(url, init)
      },
    })
    await expect(takeDeposit(pix, records([]), request)).resolves.toContain('br.gov.bcb.pix')
    expect(lost).toBe(2)
  })

  it('that is malformed is not sent again', async () => {
    const pix = clientOf(MOCK_URL, [
      ['/v1/pix/deposit/immediate-charge', 'code=400, example=MalformedRequest'],
    ])
    const error = await errorOf(takeDeposit(pix, records([]), request))
    expect(error.is('createImmediateCharge', 'MalformedRequest')).toBe(true)
  })

  it.each([
    { example: '200', told: [`credit ${PAID} 10000`] },
    { example: 'pending', told: [] },
    { example: 'expired', told: [`close ${PAID}`] },
    { example: 'canceled', told: [`close ${PAID}`] },
  ])('that is $example ends in $told', async ({ example, told: want }) => {
    const told: string[] = []
    const wishes: Wish[] = example === '200' ? [] : [[CHARGE, `example=${example}`]]
    await confirmDeposit(clientOf(MOCK_URL, wishes), records(told), PAID)
    expect(told).toEqual(want)
  })

  it('whose webhook was lost is found after 60 seconds', async () => {
    const told: string[] = []
    await confirmWaitingDeposits(clientOf(MOCK_URL), records(told))
    expect(told).toEqual(['waitingLongerThan 60', `credit ${PAID} 10000`])
  })

  it('is paid by a simulation', async () => {
    await expect(payAsThePlayer(clientOf(MOCK_URL), PAID, '11222333000181')).resolves.toBe(
      'E87654321202603031620t5U6v7W8x9Y',
    )
  })
})
