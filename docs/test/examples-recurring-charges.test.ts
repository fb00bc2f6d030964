import { describe, expect, it } from 'vitest'
import { exportSchedules, lastFailures } from '../examples/lists.ts'
import {
  authorizeAsThePayer,
  createClubMembership,
  endClubMembership,
  isChargeable,
} from '../examples/recurrence.ts'
import { chargeCycle, paidCycles, retryCycle, waiveCycle } from '../examples/schedule.ts'
import { clientOf, MOCK_URL } from './examples-support.ts'

const RECURRENCE = 'RR123456782026030101a2b3c4d5e'

describe('a recurrence', () => {
  it('is created, authorized and cancelled', async () => {
    const pix = clientOf(MOCK_URL)
    const created = await createClubMembership(pix, {
      externalId: 'subscription-0001',
      pixKey: 'pagamentos@alfajogos.example',
      receiverCnpj: '11222333000181',
      taxId: '52998224725',
      firstPaymentDate: '2026-04-06',
    })
    expect(created).toMatchObject({
      id: RECURRENCE,
      status: 'PENDING',
      statusDetailed: 'AWAITING_FIRST_PAYMENT',
    })
    expect(created.textContent).toContain('/rec/')
    await expect(authorizeAsThePayer(pix, RECURRENCE)).resolves.toMatchObject({ status: 'AUTHORIZED' })
    await expect(isChargeable(pix, RECURRENCE)).resolves.toBe(true)
    await expect(endClubMembership(pix, RECURRENCE)).resolves.toMatchObject({ status: 'CANCELLED' })
  })

  it.each(['awaiting-first-payment', 'first-payment-settled', 'cancelled-by-payer', 'completed'])(
    'that is %s is not chargeable',
    async (example) => {
      const pix = clientOf(MOCK_URL, [[`/v1/pix/automatic/recurrences/${RECURRENCE}`, `example=${example}`]])
      await expect(isChargeable(pix, RECURRENCE)).resolves.toBe(false)
    },
  )
})

describe('a cycle charge', () => {
  it('is created, and not a second time', async () => {
    const PATH = `/v1/pix/automatic/recurrences/${RECURRENCE}/schedules`
    const pix = clientOf(MOCK_URL, [
      [PATH, 'example=created'],
      [PATH, 'example=CYCLE_ALREADY_EXISTS'],
    ])
    const cycle = { externalId: 'cycle-0002', cycleNumber: 2, dueDate: '2026-04-06' }
    await expect(chargeCycle(pix, RECURRENCE, cycle)).resolves.toMatchObject({
      status: 'CREATED',
      purpose: 'AGND',
    })
    await expect(chargeCycle(pix, RECURRENCE, cycle)).resolves.toBeUndefined()
  })

  it('is retried unless that is over', async () => {
    const id = 'pixsched_1a2b3c4d5e6f708192a3b4c5d6e7f809'
    const pix = clientOf(MOCK_URL)
    const retry = { externalId: 'retry-0003-1', retryDate: '2026-05-09' }
    await expect(retryCycle(pix, id, retry)).resolves.toMatchObject({
      purpose: 'NTAG',
      retryOfScheduleId: id,
    })
    const path = `/v1/pix/automatic/schedules/${id}/post-due-retries`
    const over = clientOf(MOCK_URL, [[path, 'example=POST_DUE_RETRY_NOT_ALLOWED']])
    await expect(retryCycle(over, id, retry)).resolves.toBeUndefined()
  })

  it('is listed and waived', async () => {
    const pix = clientOf(MOCK_URL)
    await expect(paidCycles(pix, RECURRENCE)).resolves.toMatchInlineSnapshot(`
      [
        2,
      ]
    `)
    const id = 'pixsched_92a3b4c5d6e7f8091a2b3c4d5e6f7081'
    await expect(waiveCycle(pix, id)).resolves.toMatchObject({ status: 'CANCELLED' })
  })
})

describe('a list', () => {
  it('gives items of all pages', async () => {
    await expect(lastFailures(clientOf(MOCK_URL))).resolves.toMatchInlineSnapshot(`
      [
        "pixsched_2b3c4d5e6f708192a3b4c5d6e7f8091a: null",
        "pixsched_1a2b3c4d5e6f708192a3b4c5d6e7f809: AM02",
        "pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0: null",
      ]
    `)
  })

  it('is taken up where it stopped', async () => {
    const saved: unknown[] = []
    const save = (schedules: readonly unknown[], next: string | undefined): Promise<void> => {
      saved.push([schedules.length, next])
      return Promise.resolve()
    }
    await exportSchedules(clientOf(MOCK_URL), undefined, save)
    const [, next] = saved[0] as [number, string]
    await exportSchedules(clientOf(MOCK_URL), next, save)
    expect(saved).toHaveLength(3)
    expect(saved[2]).toEqual(saved[1])
    expect(saved[1]).toEqual([expect.any(Number), undefined])
  })
})
