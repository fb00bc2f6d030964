import { equal, match } from 'node:assert/strict'
import type { Answer, ExampleSandbox } from './example-sandbox.ts'

const idOf = (answer: Answer, name = 'id'): string => String(answer[name])

/** Creates Maria's recurrence, pays its first payment and authorizes it. Returns its id. */
async function authorized({ send }: ExampleSandbox): Promise<string> {
  const id = idOf(await send('createRecurrence', 'fixed'))
  await send('simulateFirstPayment', 'as-expected', { id })
  await send('simulateAuthorization', 'approved', { id })
  return id
}

/** Charges cycle 2 of Maria's recurrence. Returns the id of the charge. */
async function charged(sandbox: ExampleSandbox): Promise<string> {
  const id = await authorized(sandbox)
  await sandbox.at('2026-04-01T12:00:00.000Z')
  return idOf(await sandbox.send('createSchedule', 'minimal', { id }))
}

/** The payer institution accepts the charge of cycle 2, and the morning of its due date comes. */
async function due(sandbox: ExampleSandbox): Promise<string> {
  const scheduleId = await charged(sandbox)
  await sandbox.send('simulateSchedulePayerResponse', 'accepted', { scheduleId })
  await sandbox.at('2026-04-06T11:00:00.000Z')
  return scheduleId
}

async function settled(sandbox: ExampleSandbox): Promise<string> {
  const scheduleId = await due(sandbox)
  await sandbox.send('simulateScheduleSettlement', 'settled', { scheduleId })
  return scheduleId
}

/**
 * What happens in spec/examples/README.md, in order. Together the sequences send every request example. Each needs a new
 * sandbox.
 */
export const SEQUENCES: Readonly<Record<string, (sandbox: ExampleSandbox) => Promise<void>>> = {
  async 'deposits, refunds and transfers'({ at, send }) {
    await at('2026-03-01T14:00:05.120Z')
    const { chargeId } = await send('createImmediateCharge')
    await at('2026-03-01T14:03:27.512Z')
    const paid = await send('simulatePayment', 'default', { chargeId: String(chargeId) })
    equal(paid['status'], 'PAID')
    const endToEndId = idOf(paid, 'endToEndId')
    await at('2026-03-01T14:30:00.000Z')
    await send('createImmediateCharge', 'minimal')
    await at('2026-03-01T15:00:00.000Z')
    const joao = await send('createImmediateCharge', 'same-payer')
    await send('simulatePayment', 'punctuated-cnpj', { chargeId: idOf(joao, 'chargeId') })
    await at('2026-03-02T11:20:00.000Z')
    await send('createRefund', 'default', { endToEndId })
    await send('createRefund', 'minimal', { endToEndId })
    await at('2026-03-02T12:00:00.000Z')
    await send('createInternalTransfer')
    await send('createInternalTransfer', 'minimal')
    await at('2026-03-04T13:00:00.000Z')
    await send('createImmediateCharge', 'same-account')
  },
  async withdrawals({ at, send }) {
    await at('2026-03-02T09:15:00.250Z')
    await send('createWithdrawalByPixKey')
    for (const key of ['cpf-key', 'phone-key', 'random-key', 'minimal']) {
      await send('createWithdrawalByPixKey', key)
    }
    await send('createWithdrawalByBankDetails')
    await send('createWithdrawalByBankDetails', 'minimal')
    await send('createWithdrawalByBankDetails', 'legal-person')
  },
  async 'the webhook'({ send }) {
    const { signingSecret } = await send('configureWebhook', 'first-configuration')
    match(String(signingSecret), /^whsec_/)
    await send('configureWebhook', 'header-authentication')
    await send('configureWebhook', 'later-change')
    await send('configureWebhook', 'rotation')
    await send('configureWebhook', 'no-events')
    await send('configureWebhook', 'loopback-in-the-sandbox')
  },
  async 'a recurrence with its charges'(sandbox) {
    const { at, send } = sandbox
    const id = await authorized(sandbox)
    await at('2026-04-01T12:00:00.000Z')
    const { id: second } = await send('createSchedule', 'minimal', { id })
    const scheduleId = String(second)
    await send('simulateSchedulePayerResponse', 'accepted', { scheduleId })
    await at('2026-04-06T11:00:00.000Z')
    await send('simulateScheduleSettlement', 'settled', { scheduleId })
    await at('2026-04-08T10:00:00.000Z')
    const { refundId } = await send('simulateScheduleRefund', 'partial', { scheduleId })
    await send('simulateRefundResult', 'settled', { id: String(refundId) })
    await at('2026-05-04T12:00:00.000Z')
    const third = idOf(await send('createSchedule', 'with-metadata', { id }))
    await send('simulateSchedulePayerResponse', 'accepted', { scheduleId: third })
    await at('2026-05-07T11:00:00.000Z')
    await send('simulateScheduleSettlement', 'rejected', { scheduleId: third })
    await at('2026-05-08T12:00:00.000Z')
    await send('createPostDueRetry', 'default', { id: third })
    await at('2026-06-15T14:30:00.000Z')
    await send('cancelRecurrence', 'full', { id })
  },
  async 'a whole refund of a charge, which the payer institution rejects'(sandbox) {
    const scheduleId = await settled(sandbox)
    const { refundId } = await sandbox.send('simulateScheduleRefund', 'whole', { scheduleId })
    await sandbox.send('simulateRefundResult', 'rejected', { id: String(refundId) })
  },
  async 'the charges of a variable recurrence'({ at, send }) {
    await at('2026-03-05T15:00:00.000Z')
    const id = idOf(await send('createRecurrence', 'variable'))
    // The same values with punctuation: the sandbox returns the same recurrence.
    equal(idOf(await send('createRecurrence', 'variable-with-punctuation')), id)
    await send('simulateFirstPayment', 'as-expected', { id })
    await send('simulateAuthorization', 'approved', { id })
    await at('2026-04-11T12:00:00.000Z')
    const charge = await send('createSchedule', 'due-on-a-holiday', { id })
    equal(charge['dueDate'], '2026-04-22') // the day after the holiday
    await send('cancelSchedule', 'default', { id: idOf(charge) })
  },
  async 'a first payment that does not fit, and one that does'({ send, refused }) {
    const id = idOf(await send('createRecurrence', 'fixed'))
    equal(await refused('simulateFirstPayment', 'other-amount', { id }), '422 FIRST_PAYMENT_AMOUNT_MISMATCH')
    equal(await refused('simulateFirstPayment', 'other-payer', { id }), '422 EXPECTED_PAYER_MISMATCH')
    await send('simulateFirstPayment', 'overrides', { id })
    await send('simulateAuthorization', 'rejected', { id })
    await send('simulateFirstPaymentRefund', 'whole', { id })
  },
  async 'a recurrence that João cancels'({ at, send }) {
    await at('2026-03-10T18:00:00.000Z')
    const id = idOf(await send('createRecurrence', 'minimal'))
    await send('simulateFirstPayment', 'as-expected', { id })
    await send('simulateAuthorization', 'approved', { id })
    await send('simulateFirstPaymentRefund', 'partial', { id })
    await send('simulateRecurrencePayerCancellation', 'default', { id })
  },
  async 'recurrences that end before their authorization'({ at, send }) {
    await at('2026-03-10T18:00:00.000Z')
    const pending = idOf(await send('createRecurrence', 'minimal'))
    await send('cancelRecurrence', 'minimal', { id: pending })
  },
  async 'a recurrence that expires, and one whose authorization is rejected with a code'(sandbox) {
    const { send } = sandbox
    const expired = idOf(await send('createRecurrence', 'fixed'))
    await send('simulateRecurrenceExpiration', 'default', { id: expired })
    await sandbox.at('2026-03-10T18:00:00.000Z')
    const rejected = idOf(await send('createRecurrence', 'minimal'))
    await send('simulateFirstPayment', 'as-expected', { id: rejected })
    await send('simulateAuthorization', 'rejected-with-code', { id: rejected })
  },
  async 'a charge that the payer institution rejects'(sandbox) {
    const scheduleId = await charged(sandbox)
    await sandbox.send('simulateSchedulePayerResponse', 'rejected', { scheduleId })
  },
  async 'a charge that the payer institution never answers'(sandbox) {
    const scheduleId = await charged(sandbox)
    await sandbox.send('simulateSchedulePayerResponseTimeout', 'default', { scheduleId })
  },
  ...Object.fromEntries(
    ['default', 'cancelled', 'operational-failure'].map((example) => [
      `a charge that the payer cancels: ${example}`,
      async (sandbox: ExampleSandbox) => {
        const scheduleId = await charged(sandbox)
        await sandbox.send('simulateSchedulePayerResponse', 'accepted', { scheduleId })
        await sandbox.send('simulateSchedulePayerCancellation', example, { scheduleId })
      },
    ]),
  ),
}
