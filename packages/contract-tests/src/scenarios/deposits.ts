import { parseBrCode } from '@pix-payments/pix'
import { DAY_SECONDS } from '../sandbox/durations.ts'
import type { SandboxWallet } from '../sandbox/sandbox-wallet.ts'
import type { Play, Scenario } from './scenario.ts'

const OPENING_BALANCE = 50_000

const statusOf = async (wallet: SandboxWallet, chargeId: string): Promise<string> =>
  (await wallet.call('getImmediateCharge', { path: { chargeId } })).status

/** Simulates a payment attempt of a payer and returns its outcome. */
async function attempt(
  { walletId, control }: SandboxWallet,
  chargeId: string,
  payer?: Payer,
): Promise<Readonly<Record<'outcome' | 'rejectedReason', string | null>>> {
  const { outcome, rejectedReason } = await control.charges.createPaymentAttempt({
    walletId,
    chargeId,
    ...(payer !== undefined && { payer }),
  })
  return { outcome, rejectedReason }
}
type Payer = NonNullable<Parameters<SandboxWallet['control']['charges']['createPaymentAttempt']>[0]['payer']>

const JOAO: Payer = { name: 'João Souza', taxId: '12345678909' }

async function depositToStatement(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE })
  const body = wallet.example('createImmediateCharge')
  const charge = await wallet.charge()
  const { chargeId, amount, brCode } = charge
  play.same('status of the new charge', charge.status, 'PENDING')
  play.same('the brCode is one', parseBrCode(brCode).ok, true)
  const lifetime = Date.parse(charge.expiresAt) - Date.parse(charge.createdAt)
  play.same('expiresIn in milliseconds', lifetime, Number(body['expiresIn']) * 1000)
  await play.balance(wallet, 'while it is open', { available: OPENING_BALANCE, pending: amount })

  play.same('the payment', await attempt(wallet, chargeId), { outcome: 'PAID', rejectedReason: null })
  const paid = await wallet.call('getImmediateCharge', { path: { chargeId } })
  play.same('status of the paid charge', paid.status, 'PAID')
  play.same('metadata', paid.metadata, body['metadata'])
  play.same('events', await play.events(wallet, chargeId), ['pixChargePaid'])
  await play.balance(wallet, 'when it is paid', { available: OPENING_BALANCE + amount, pending: 0 })

  const endToEndId = paid.pixTransaction?.endToEndId ?? ''
  const { data } = await wallet.call('listStatement', { query: [['endToEndId', endToEndId]] })
  const lines = data.map((line) => [line.method, line.type, line.amount, line.externalId, line.metadata])
  play.same('lines', lines, [['pix', 'CREDIT', amount, body['externalId'], body['metadata']]])
  play.same('balanceAfter', data[0]?.balanceAfter, OPENING_BALANCE + amount)
}

async function rejectedThenPaid(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { chargeId } = await wallet.charge()
  const wrongAccount = await attempt(wallet, chargeId, { accountNumber: '1' })
  play.same('another account', wrongAccount, { outcome: 'REJECTED', rejectedReason: 'ACCOUNT_MISMATCH' })
  const wrongPayer = await attempt(wallet, chargeId, JOAO)
  play.same('another payer', wrongPayer, { outcome: 'REJECTED', rejectedReason: 'PAYER_MISMATCH' })
  const { status, debtor } = await wallet.call('getImmediateCharge', { path: { chargeId } })
  play.same('the charge after both', { status, debtor }, { status: 'PENDING', debtor: null })
  await play.balance(wallet, 'after both', { available: 0 })
  const right = await attempt(wallet, chargeId)
  play.same('the right payer', right, { outcome: 'PAID', rejectedReason: null })
  play.same('events', await play.events(wallet, chargeId), [
    'pixChargeRejected',
    'pixChargeRejected',
    'pixChargePaid',
  ])
}

async function expires(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { chargeId, expiresAt } = await wallet.charge('minimal')
  const { expiresIn } = wallet.example('createImmediateCharge', 'minimal')
  await wallet.pass(Number(expiresIn) - 1)
  play.same('a second before', await statusOf(wallet, chargeId), 'PENDING')
  await wallet.pass(1)
  play.same('at expiresAt', await statusOf(wallet, chargeId), 'EXPIRED')
  const late = await attempt(wallet, chargeId)
  play.same('a late payment', late, { outcome: 'NOT_PAYABLE', rejectedReason: null })
  play.same('events', await play.events(wallet, chargeId), ['pixChargeExpired'])
  const { data } = await wallet.control.events.listEvents({ walletId: wallet.walletId, resourceId: chargeId })
  play.same('occurredAt', data[0]?.occurredAt, expiresAt)
  await play.balance(wallet, 'after all', { available: 0, pending: 0 })
}

async function paidOnce(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { chargeId } = await wallet.deposit('minimal')
  const again = await attempt(wallet, chargeId)
  play.same('a second payment', again, { outcome: 'NOT_PAYABLE', rejectedReason: null })
  await play.refused(
    wallet,
    'simulatePayment',
    { body: { chargeId, receiverCnpj: wallet.cnpj } },
    { status: 409, code: 'InvalidChargeState' },
  )
  await wallet.pass(DAY_SECONDS)
  play.same('a day later', await statusOf(wallet, chargeId), 'PAID')
  play.same('events', await play.events(wallet, chargeId), ['pixChargePaid'])
  await play.balance(wallet, 'a day later', {
    available: Number(wallet.example('createImmediateCharge', 'minimal')['amount']),
  })
}

/** Money of a deposit is taken back beside a refund. Checks the balance, the events, the statement and what is left. */
async function takenBack(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { walletId, control } = wallet
  const { chargeId, endToEndId } = await wallet.deposit('minimal', { amount: 1000 })
  const paid = await wallet.call('getImmediateCharge', { path: { chargeId } })
  const first = { path: { endToEndId }, body: { externalId: 'refund-1', amount: 300 } }
  await wallet.call('createRefund', first)
  const taken = await control.charges.createTakeBack({ walletId, chargeId, amount: 600 })
  play.same('what is left', taken.leftAmount, 100)
  await play.balance(wallet, 'after the take-back', { available: 100, blocked: 300, total: 400 })

  play.same('the charge', await wallet.call('getImmediateCharge', { path: { chargeId } }), paid)
  play.same('events', await play.events(wallet, chargeId), ['pixChargePaid', 'pixChargeTakenBack'])
  const { data } = await wallet.call('listStatement', { query: [['endToEndId', taken.returnId]] })
  const lines = data.map((line) => [line.method, line.type, line.amount, line.externalId])
  play.same('lines', lines, [['pix', 'DEBIT', 600, paid.externalId]])

  const path = { endToEndId, externalId: 'refund-1' }
  const { leftAmount, totalReversedAmount } = await wallet.call('getRefund', { path })
  play.same('amounts of the refund', [totalReversedAmount, leftAmount], [900, 100])
  const tooMuch = { path: { endToEndId }, body: { externalId: 'refund-2', amount: 101 } }
  await play.refused(wallet, 'createRefund', tooMuch, { status: 422, code: 'REFUND_AMOUNT_EXCEEDED' })
}

export const depositScenarios: readonly Scenario[] = [
  {
    name: 'a deposit is created and paid, has an event, and appears in balance and statement',
    rules: ['R-012', 'R-013', 'R-015', 'R-016', 'R-046', 'R-049', 'R-157', 'R-159', 'R-217'],
    run: depositToStatement,
  },
  {
    name: 'attempts from another account or by another payer are refused with an event, and the right payer can still pay',
    rules: ['R-040', 'R-042', 'R-160', 'R-161', 'R-162'],
    gaps: ['G-163'],
    run: rejectedThenPaid,
  },
  {
    name: 'a charge expires exactly at its expiry, and cannot be paid from then on',
    rules: ['R-016', 'R-163', 'R-164'],
    gaps: ['G-088'],
    run: expires,
  },
  {
    name: 'a paid charge cannot be paid again and does not expire',
    rules: ['R-165', 'R-166'],
    gaps: ['G-088'],
    run: paidOnce,
  },
  {
    name: 'money that is taken back from a deposit leaves the charge PAID, and counts with its refunds',
    gaps: ['G-381', 'G-382', 'G-384', 'G-385'],
    run: takenBack,
  },
]
