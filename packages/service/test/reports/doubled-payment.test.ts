import { afterAll, expect, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { chargePayment } from '../../src/application/reports/charge-reports.ts'
import { firstPayment } from '../../src/application/reports/recurrence-reports.ts'
import { instructionPayment } from '../../src/application/reports/instruction-reports.ts'
import { chargeBody } from '../support/bodies.ts'
import { payerFrom, counterparties } from '../support/payers.ts'

const automatic = await startAutomatic()
const { within } = counterparties(automatic.service)
afterAll(() => automatic.service.close())

const own = await automatic.receiver()
const { walletId } = own
const { firstPaymentEndToEndId, id: paidId } = await own.paid()
const paidBy = firstPaymentEndToEndId ?? ''
const kept = (what: string): object => ({
  result: 'KEPT',
  reason: `The payment ${paidBy} has already paid the ${what}.`,
})

test('a payment that has paid a recurrence does not pay a charge, or another recurrence (G-401)', async () => {
  const body = chargeBody({ pixKey: own.pixKey })
  const { chargeId, amount } = await own.operator.ok('createImmediateCharge', { body })
  const payer = payerFrom()
  const common = { walletId, endToEndId: paidBy, amount } as const
  const payment = { report: 'chargePayment', ...common, chargeId, payer, payerMessage: null } as const
  expect(await within(own.operator, (work) => chargePayment(work, payment))).toEqual(
    kept(`recurrence ${paidId}`),
  )
  const { id: recurrenceId, expectedPayer } = await own.create()
  const { name, bankCode } = payer
  const first = {
    report: 'firstPayment',
    ...common,
    recurrenceId,
    amount: 4990,
    payer: { name, taxId: expectedPayer.taxId, bankCode },
  } as const
  expect(await within(own.operator, (work) => firstPayment(work, first))).toEqual(
    kept(`recurrence ${paidId}`),
  )
  const repeated = { ...first, recurrenceId: paidId }
  expect((await within(own.operator, (work) => firstPayment(work, repeated))).result).toBe('KNOWN')
  const other = { ...first, endToEndId: 'E87654321202603021200aaaaaaaaaa7' }
  expect((await within(own.operator, (work) => firstPayment(work, other))).result).toBe('APPLIED')
})

test('an instruction with the endToEndId of an earlier payment does not settle (G-401)', async () => {
  const held = await automatic.receiver({ settings: { automaticPayer: false } })
  const recurrence = await held.authorized()
  const charge = await held.charge(recurrence)
  const { id: scheduleId } = await held.accept(charge)
  const { endToEndId } = await held.readSchedule(charge)
  const settled = {
    report: 'instructionPayment',
    walletId: held.walletId,
    scheduleId,
    outcome: 'SETTLED',
    rejectionCode: null,
  } as const
  const { id: recurrenceId, expectedPayer } = await held.create()
  const first = {
    report: 'firstPayment',
    walletId: held.walletId,
    recurrenceId,
    endToEndId: endToEndId ?? '',
    amount: 4990,
    payer: { name: 'Maria', taxId: expectedPayer.taxId, bankCode: '87654321' },
  } as const
  await within(held.operator, (work) => firstPayment(work, first))
  expect(await within(held.operator, (work) => instructionPayment(work, settled))).toEqual({
    result: 'KEPT',
    reason: `The payment ${endToEndId} has already paid the recurrence ${recurrenceId}.`,
  })
  expect(await held.readSchedule(charge)).toMatchObject({ status: 'SCHEDULED' })
})
