import { brasiliaInstant } from '@pix-payments/pix'
import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { DAY, SECOND } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'

const automatic = await startAutomatic()
afterAll(() => automatic.service.close())

const withPayer = (settings = {}): Promise<Receiver> =>
  automatic.receiver({ settings: { automaticPayer: true, ...settings } })

/** Returns the body fields of a recurrence with this payer. The tax id decides how the automatic payer behaves. */
const by = (taxId: string): { readonly expectedPayer: object } => ({ expectedPayer: { taxId } })

/** Creates a recurrence, and waits until the automatic payer has authorized it. */
async function authorized(own: Receiver, overrides = {}, details = {}): Promise<Recurrence> {
  const created = await own.create(overrides, details)
  await own.pass(2 * SECOND)
  return own.read(created)
}

const schedulesOf = async (own: Receiver): Promise<readonly Schedule[]> =>
  (await own.operator.ok('listSchedules', { query: { limit: 100 } })).data.toReversed()

describe('without the automatic payer (G-280)', () => {
  test('nothing happens without a request', async () => {
    const own = await automatic.receiver()
    const recurrence = await own.create()
    await own.pass(60 * SECOND)
    expect((await own.read(recurrence)).statusDetailed).toBe('AWAITING_FIRST_PAYMENT')
    const schedule = await own.charge(await own.authorized())
    await own.at(brasiliaInstant('2026-03-04', '12:00'))
    expect((await own.readSchedule(schedule)).status).toBe('PENDING')
    expect(await schedulesOf(own)).toHaveLength(1)
  })
})

describe('the automatic payer (G-280)', () => {
  test('pays a second after the creation, and authorizes a second later', async () => {
    const own = await withPayer()
    const created = await own.create()
    const seen: string[] = []
    for (const milliseconds of [SECOND - 1, 1, SECOND - 1, 1]) {
      await own.pass(milliseconds)
      seen.push((await own.read(created)).statusDetailed)
    }
    expect(seen).toEqual([
      'AWAITING_FIRST_PAYMENT',
      'FIRST_PAYMENT_SUCCESS',
      'FIRST_PAYMENT_SUCCESS',
      'VALIDATION_SUCCEEDED',
    ])
    expect((await own.balance()).available).toBe(4990)
  })

  test('responds a second after the instruction, and settles at 08:00 in America/Sao_Paulo on the due date', async () => {
    const own = await withPayer()
    const schedule = await own.charge(await authorized(own))
    const status = async (): Promise<string> => (await own.readSchedule(schedule)).status
    const seen: string[] = []
    await own.pass(SECOND - 1)
    seen.push(await status())
    await own.pass(1)
    seen.push(await status())
    const eight = brasiliaInstant('2026-03-04', '08:00')
    for (const at of [eight - SECOND, eight]) {
      await own.at(at)
      seen.push(await status())
    }
    expect(seen).toEqual(['PENDING', 'SCHEDULED', 'SCHEDULED', 'SUCCESS'])
    expect((await own.readSchedule(schedule)).settledAt).toBe('2026-03-04T11:00:00.000Z')
    expect((await own.balance()).available).toBe(2 * 4990)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test('settles a re-send after 08:00 a second after its acceptance', async () => {
    const own = await withPayer()
    const schedule = await own.charge(await authorized(own, by('10000000876')))
    // This payer never responds to an instruction, so the test accepts it.
    await own.accept(schedule)
    await own.switch({ automaticPayer: false })
    await own.at(brasiliaInstant('2026-03-04', '17:00'))
    await own.done('simulateSchedulePayerCancellation', schedule, { code: 'FAIL' })
    const resend = (await schedulesOf(own)).find(({ purpose }) => purpose === 'RIFL') as Schedule
    await own.switch({ automaticPayer: true })
    await own.accept(resend)
    await own.pass(SECOND)
    expect((await own.readSchedule(resend)).status).toBe('SUCCESS')
  })

  test('stops when it is switched off, and leaves the rest to the simulations', async () => {
    const own = await withPayer()
    const schedule = await own.charge(await authorized(own))
    const created = await own.create()
    await own.switch({ automaticPayer: false })
    await own.pass(10 * SECOND)
    expect((await own.read(created)).statusDetailed).toBe('AWAITING_FIRST_PAYMENT')
    expect((await own.readSchedule(schedule)).status).toBe('PENDING')
    expect((await own.accept(schedule)).status).toBe('SCHEDULED')
  })

  test('does nothing to what the receiver ended meanwhile', async () => {
    const own = await withPayer()
    const created = await own.create()
    await own.pass(SECOND)
    await own.done('cancelRecurrence', created, own.cancelBody())
    const schedule = await own.charge(await authorized(own))
    await own.done('cancelSchedule', schedule, { externalId: 'c', reason: 'x' })
    await own.pass(10 * DAY)
    expect((await own.read(created)).status).toBe('CANCELLED')
    expect((await own.readSchedule(schedule)).status).toBe('CANCELLED')
    expect(await own.ledgerProblems()).toEqual([])
  })
})

describe('payers with another behaviour (G-280)', () => {
  test('10000000108 fails the risk policy, with the automatic payer or without (G-179)', async () => {
    for (const own of [await withPayer(), await automatic.receiver()]) {
      const body = own.recurrenceBody(by('10000000108'))
      const { status } = await own.operator.call('createRecurrence', { body })
      expect(status).toBe(422)
    }
  })

  test('10000000280 has no municipality code, and cannot be charged (G-180)', async () => {
    const own = await withPayer({ automaticCharges: true })
    const recurrence = await authorized(own, by('10000000280'))
    expect(recurrence).toMatchObject({ status: 'AUTHORIZED', municipalityCode: null })
    expect(await own.outcome('createSchedule', recurrence, own.chargeBody())).toBe(
      '422 MUNICIPALITY_REQUIRED',
    )
    const [{ payload } = { payload: {} }] = await own.events(recurrence)
    expect(Object.keys(payload)).not.toContain('municipalityCode')
    await own.pass(60 * DAY)
    // The service creates no automatic charge, because the rule on the municipality code applies to automatic charges
    // too.
    expect(await schedulesOf(own)).toEqual([])
  })

  const courses: readonly (readonly [taxId: string, what: string, want: object])[] = [
    [
      '10000000361',
      'instructions cannot be sent',
      { statusDetailed: 'SEND_FAILED', rejectionCode: 'REGULATORY_SEND_FAILED' },
    ],
    [
      '10000000523',
      'instructions are rejected with AM02',
      { statusDetailed: 'REJECTED_BY_PAYER', rejectionCode: 'AM02' },
    ],
    [
      '10000000604',
      'instructions are rejected with AC05',
      { statusDetailed: 'REJECTED_BY_PAYER', rejectionCode: 'AC05' },
    ],
    [
      '10000000795',
      'settlements are rejected with AB10',
      { statusDetailed: 'SETTLEMENT_FAILED', rejectionCode: 'AB10' },
    ],
    [
      '10000000876',
      'no answer ever comes',
      { statusDetailed: 'PAYER_RESPONSE_TIMEOUT', rejectionCode: 'PAYER_RESPONSE_TIMEOUT' },
    ],
  ]
  test.each(courses)('%s: %s', async (taxId, _, want) => {
    const own = await withPayer()
    const schedule = await own.charge(await authorized(own, by(taxId)))
    await own.at(brasiliaInstant('2026-03-05'))
    expect(await own.readSchedule(schedule)).toMatchObject({ status: 'FAILED', ...want })
    expect((await own.balance()).available).toBe(4990)
  })

  test('10000000442 rejects the authorization', async () => {
    const own = await withPayer()
    expect(await authorized(own, by('10000000442'))).toMatchObject({
      status: 'FAILED',
      firstPaymentStatus: 'SETTLED',
      rejectionReason: null,
    })
  })

  test('10000000361 fails to be sent, even without the automatic payer; the others wait for simulations', async () => {
    const own = await automatic.receiver()
    const unsent = await own.charge(await own.authorized(by('10000000361')))
    const waiting = await own.charge(await own.authorized(by('10000000523')))
    await own.pass(60 * SECOND)
    expect((await own.readSchedule(unsent)).statusDetailed).toBe('SEND_FAILED')
    expect((await own.readSchedule(waiting)).status).toBe('PENDING')
    expect((await own.settle(waiting)).status).toBe('SUCCESS')
  })
})

describe('automatic charges (G-280)', () => {
  test('are created five days before each cycle begins, until the last cycle', async () => {
    const own = await withPayer({ automaticCharges: true })
    const recurrence = await authorized(own, {}, { totalCharges: 4, firstPaymentDate: '2026-03-31' })
    await own.at(brasiliaInstant('2026-03-26', '06:00') - SECOND)
    expect(await schedulesOf(own)).toEqual([])
    await own.pass(SECOND)
    expect(await schedulesOf(own)).toMatchObject([{ cycleNumber: 2, dueDate: '2026-03-31', amount: 4990 }])
    await own.pass(200 * DAY)
    expect(await schedulesOf(own)).toMatchObject([
      { cycleNumber: 2, originalDueDate: '2026-03-31', status: 'SUCCESS' },
      { cycleNumber: 3, originalDueDate: '2026-04-30', status: 'SUCCESS' },
      { cycleNumber: 4, originalDueDate: '2026-05-31', dueDate: '2026-06-01', status: 'SUCCESS' },
    ])
    expect(await own.read(recurrence)).toMatchObject({
      statusDetailed: 'COMPLETED',
      completedAt: '2026-06-01T11:00:00.000Z',
    })
    expect((await own.balance()).available).toBe(4 * 4990)
    expect(await own.ledgerProblems()).toEqual([])
  })

  test("of a variable recurrence have the first payment's amount", async () => {
    const own = await withPayer({ automaticCharges: true })
    await authorized(own, { amount: undefined, firstPaymentAmount: 700 }, { totalCharges: 2 })
    await own.pass(10 * DAY)
    expect(await schedulesOf(own)).toMatchObject([{ amount: 700, status: 'SUCCESS' }])
  })

  test('skip a cycle that the receiver charged, and are not created earlier for it', async () => {
    const own = await withPayer({ automaticCharges: true })
    const recurrence = await authorized(own, {}, { firstPaymentDate: '2026-03-10' })
    await own.at(brasiliaInstant('2026-03-03', '09:00'))
    await own.charge(recurrence, { dueDate: '2026-03-12' })
    await own.at(brasiliaInstant('2026-03-20', '09:00'))
    expect(await schedulesOf(own)).toMatchObject([{ cycleNumber: 2 }])
    await own.at(brasiliaInstant('2026-04-05', '06:00'))
    expect(await schedulesOf(own)).toMatchObject([
      { cycleNumber: 2 },
      { cycleNumber: 3, dueDate: '2026-04-10' },
    ])
  })

  test('continue after a failed charge, and stop with the recurrence or the setting', async () => {
    const own = await withPayer({ automaticCharges: true })
    const failing = await authorized(own, by('10000000523'))
    await own.pass(40 * DAY)
    const states = (await schedulesOf(own)).map(({ cycleNumber, status }) => `${cycleNumber} ${status}`)
    expect(states).toEqual(['2 FAILED', '3 FAILED'])
    await own.done('cancelRecurrence', failing, own.cancelBody())
    await own.pass(100 * DAY)
    expect(await schedulesOf(own)).toHaveLength(2)
    await authorized(own)
    await own.switch({ automaticCharges: false })
    await own.pass(100 * DAY)
    expect(await schedulesOf(own)).toHaveLength(2)
  })
})
