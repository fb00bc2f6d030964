import { PixApiError } from '@pix-payments/client'
import { earliestFirstPaymentDate } from '@pix-payments/pix'
import { clientsOf } from './clients.ts'
import type { OpenPage } from './open-page.ts'

const TAX_ID = '52998224725'
const HOLDER = {
  name: 'Maria Silva',
  taxId: TAX_ID,
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '123456789',
  accountType: 'CACC',
} as const

/**
 * Fills the wallet of a page: charges, withdrawals, events, a recurrence with a charge, and a refused request. Returns the
 * query that opens one of each.
 */
export async function prepare(opened: OpenPage): Promise<URLSearchParams> {
  const { pix, sandbox, walletId, pixKey, wallet } = clientsOf(opened)
  const query = new URLSearchParams({ wallet: walletId })
  const charge = { expiresIn: 900, pixKey, expectedPayer: { taxId: TAX_ID } }
  for (const amount of [12_000, 3550, 5000]) {
    const externalId = `deposit-${amount}`
    const { chargeId, brCode } = await pix.deposits.createImmediateCharge({ ...charge, amount, externalId })
    query.set(amount === 5000 ? 'charge' : 'resource', chargeId)
    if (amount === 5000) break
    await sandbox.charges.payBrCode({ brCode, payer: { taxId: TAX_ID } })
    await sandbox.clock.advanceClock({ walletId, by: 3600 })
  }
  for (const [index, status] of (['NONE', 'SUCCESS', 'NONE'] as const).entries()) {
    const externalId = `withdrawal-${index}`
    await sandbox.directory.putPixKey({ walletId, pixKey: TAX_ID, holder: HOLDER, outcome: { status } })
    const expectedCreditor = { name: HOLDER.name, taxId: TAX_ID }
    const order = { amount: 2500, externalId, pixKey: TAX_ID, expectedCreditor }
    await pix.withdrawals.createWithdrawalByPixKey(order)
    query.set('withdrawal', externalId)
  }
  const url = `${opened.service.url}/page/receiver/${walletId}`
  await pix.webhooks.configureWebhook({ url, authentication: { type: 'NONE' } })
  await sandbox.events.resendEvents({ walletId })
  await sandbox.clock.advanceClock({ walletId, by: 60 })

  const { now } = await sandbox.clock.getClock({ walletId })
  const firstPaymentDate = earliestFirstPaymentDate(Date.parse(now) + 3_660_000)
  const { id, textContent } = await pix.recurrences.createRecurrence({
    receiverCnpj: wallet.cnpj,
    pixKey,
    externalId: 'plan-1',
    expiresIn: 3600,
    recurrenceDetails: {
      frequency: 'MONTHLY',
      firstPaymentDate,
      totalCharges: 6,
      allowPostDuePayment: true,
      contract: { id: 'plan-1' },
    },
    expectedPayer: { taxId: TAX_ID },
    amount: 2990,
  })
  query.set('recurrence', id)
  await sandbox.charges.payBrCode({ brCode: textContent, payer: { taxId: TAX_ID } })
  await pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
  const dueDate = firstPaymentDate
  await pix.schedules.createSchedule({ id, externalId: 'cycle-2', cycleNumber: 2, amount: 2990, dueDate })

  const foreign = { ...charge, amount: 5000, externalId: 'deposit-1', pixKey: 'somebody@else.example' }
  const refused: unknown = await pix.deposits.createImmediateCharge(foreign).catch((error: unknown) => error)
  if (!(refused instanceof PixApiError)) throw new Error('The charge was not refused.')
  return query
}
