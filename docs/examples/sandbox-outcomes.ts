import type { ImmediateChargeCreated, PixApiError, PixClient, Schedule } from '@pix-payments/client'
import { createClubMembership } from './recurrence.ts'
import type { TestWallet } from './sandbox-wallet.ts'

// #region payers
interface NewCharge extends Pick<TestWallet, 'pix' | 'pixKey'> {
  /** Seconds. */
  readonly expiresIn?: number
  /** The CPF of the only person who may pay. */
  readonly taxId?: string
}

let deposits = 0

/** Creates a charge of R$ 50,00. */
export function newCharge({
  pix,
  pixKey,
  expiresIn = 900,
  taxId,
}: NewCharge): Promise<ImmediateChargeCreated> {
  return pix.deposits.createImmediateCharge({
    amount: 5000,
    expiresIn,
    externalId: `deposit-${(deposits += 1)}`,
    pixKey,
    ...(taxId !== undefined && { expectedPayer: { taxId } }),
  })
}

const MARIA = '52998224725'
const JOAO = '12345678909'

/** João tries to pay Maria's charge, then Maria pays it, then a third payment comes too late. */
export async function payAsOthers({
  sandbox,
  walletId,
  pix,
  pixKey,
}: TestWallet): Promise<readonly string[]> {
  const { chargeId } = await newCharge({ pix, pixKey, taxId: MARIA })
  const refused = await sandbox.charges.createPaymentAttempt({
    walletId,
    chargeId,
    payer: { name: 'João Souza', taxId: JOAO },
  })
  const paid = await sandbox.charges.createPaymentAttempt({ walletId, chargeId }) // by the payer that the charge declares
  const late = await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
  return [`${refused.outcome} ${refused.rejectedReason}`, paid.outcome, late.outcome]
}
// #endregion

/** Pays with nothing but the brCode, as the app of a payer does. */
export async function payWithApp({ sandbox, pix, pixKey }: TestWallet): Promise<readonly string[]> {
  const { brCode } = await newCharge({ pix, pixKey })
  const { outcome, charge } = await sandbox.charges.payBrCode({ brCode }) // fetches, verifies and pays
  const again = await sandbox.charges.payBrCode({ brCode }).catch((error: PixApiError) => error.code)
  return [outcome, String(charge?.status), String(again)] // PAID, PAID, ChargeEnded
}

/** A company tries to pay a charge in a wallet that rejects third-party payers. */
export async function payAsCompany({ sandbox, walletId, pix, pixKey }: TestWallet): Promise<string | null> {
  await sandbox.wallets.updateWallet({ walletId, rejectThirdPartyPayers: true })
  const { chargeId } = await newCharge({ pix, pixKey })
  const { rejectedReason } = await sandbox.charges.createPaymentAttempt({
    walletId,
    chargeId,
    payer: { name: 'Loja Exemplo Ltda', taxId: '11222333000181' },
  })
  return rejectedReason // THIRD_PARTY_PAYER_BLOCKED
}

/** The provider cancels a charge. It sends no event, so only a read shows the cancellation. */
export async function cancel({ sandbox, walletId }: TestWallet, chargeId: string): Promise<string> {
  const { status } = await sandbox.charges.cancelCharge({ walletId, chargeId })
  return status // CANCELED
}

// #region magic
/** Withdraws to a key that rejects every withdrawal after two seconds of the wallet's time. */
export async function withdrawToMagicKey({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await withdraw(pix, 'withdrawal-1', 'rejected@pix.example')
  await sandbox.clock.advanceClock({ walletId, by: 2 })
  const { status, errorCode } = await pix.withdrawals.getWithdrawal({ externalId: 'withdrawal-1' })
  return `${status} ${errorCode}`
}

function withdraw(
  pix: PixClient,
  externalId: string,
  pixKey: string,
): ReturnType<PixClient['withdrawals']['createWithdrawalByPixKey']> {
  return pix.withdrawals.createWithdrawalByPixKey({
    amount: 7500,
    externalId,
    pixKey,
    expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
  })
}
// #endregion

// #region decide
/** Withdrawals and refunds wait until you set their outcome. */
export async function decideMyself({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: { withdrawals: { status: 'NONE' }, refunds: { status: 'NONE' } },
  })
  await withdraw(pix, 'withdrawal-2', MARIA)
  const { status, errorCode } = await sandbox.withdrawals.setWithdrawalOutcome({
    walletId,
    externalId: 'withdrawal-2',
    status: 'REJECTED',
    errorCode: 'ACCOUNT_BLOCKED',
  })
  return `${status} ${errorCode}`
}
// #endregion

/** A withdrawal waits before it is sent, and is then canceled. */
export async function cancelBeforeSending({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: { withdrawals: { status: 'NONE', holdAt: 'INITIATED' } },
  })
  const accepted = await withdraw(pix, 'withdrawal-5', MARIA) // INITIATED, without an endToEndId
  const { status } = await sandbox.withdrawals.setWithdrawalOutcome({
    walletId,
    externalId: 'withdrawal-5',
    status: 'CANCELED',
  })
  return `${accepted.status} ${status}`
}

/** Moves a withdrawal through its statuses one by one. */
export async function walkThroughSteps({ sandbox, walletId, pix }: TestWallet): Promise<readonly string[]> {
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: { withdrawals: { status: 'NONE', holdAt: 'INITIATED' } },
  })
  const seen: string[] = [(await withdraw(pix, 'withdrawal-6', MARIA)).status]
  for (const status of ['CONFIRMED', 'PROCESSING', 'SUCCESS'] as const) {
    const moved = await sandbox.withdrawals.setWithdrawalOutcome({
      walletId,
      externalId: 'withdrawal-6',
      status,
    })
    seen.push(moved.status)
  }
  return seen
}

/** Makes a refund fail: the payer's institution rejects it. */
export async function failRefund(
  { sandbox, walletId, pix }: TestWallet,
  endToEndId: string,
): Promise<string> {
  await pix.refunds.createRefund({ endToEndId, externalId: 'refund-1', amount: 1000 })
  const { status, errorCode } = await sandbox.refunds.setRefundOutcome({
    walletId,
    endToEndId,
    externalId: 'refund-1',
    status: 'FAILED',
    errorCode: 'REJECTED_BY_COUNTERPARTY',
  })
  return `${status} ${errorCode}`
}

/** Refunds the first payment of a recurrence in two parts. The first part settles, and the second part fails. */
export async function refundFirstPayment({
  sandbox,
  walletId,
  pix,
  pixKey,
  cnpj,
}: TestWallet): Promise<string> {
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: { refunds: { status: 'FAILED', errorCode: 'ACCOUNT_CLOSED' } },
  })
  const { id } = await createClubMembership(pix, {
    externalId: 'subscription-0001',
    pixKey,
    receiverCnpj: cnpj,
    taxId: MARIA,
    firstPaymentDate: '2026-04-06',
  })
  await pix.simulations.simulateFirstPayment({ id })
  const part = await pix.simulations.simulateFirstPaymentRefund({ id, amount: 1000 }) // SETTLED: 3990 can still be refunded
  await pix.simulations.simulateRefundResult({
    id: part.firstPaymentRefundId ?? '',
    outcome: 'SETTLED',
  })
  const rest = await pix.simulations.simulateFirstPaymentRefund({ id }) // REFUNDED: the whole payment
  await sandbox.clock.advanceClock({ walletId, by: 2 }) // the second part fails, as `outcomes` of the wallet says
  const after = await pix.recurrences.getRecurrence({ id })
  return `${rest.firstPaymentStatus}, then ${after.firstPaymentStatus} with ${after.firstPaymentRefundedAmount}`
}

/** The bank of the creditor returns R$ 25,00 of a withdrawal of R$ 75,00. */
export async function returnPart({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await withdraw(pix, 'withdrawal-7', MARIA)
  await sandbox.clock.advanceClock({ walletId, by: 2 }) // it settles
  const { amount, leftAmount } = await sandbox.withdrawals.createWithdrawalReturn({
    walletId,
    externalId: 'withdrawal-7',
    amount: 2500,
    reason: 'MD06',
  })
  return `${amount} returned, ${leftAmount} left`
}

/** R$ 30,00 of a deposit of R$ 50,00 go back to the payer, because of a fraud. */
export async function takeBackPart({ sandbox, walletId, pix, pixKey }: TestWallet): Promise<string> {
  const { chargeId } = await newCharge({ pix, pixKey })
  await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
  const { amount, reason, leftAmount } = await sandbox.charges.createTakeBack({
    walletId,
    chargeId,
    amount: 3000,
    reason: 'FRAUD',
  })
  return `${amount} taken back for ${reason}, ${leftAmount} left`
}

/** Registers an e-mail key of Maria. A withdrawal to it settles after ten seconds. */
export async function registerKey({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await sandbox.directory.putPixKey({
    walletId,
    pixKey: 'maria@casa.example',
    holder: { name: 'Maria Silva', taxId: MARIA, personType: 'NATURAL_PERSON', ...ACCOUNT },
    outcome: { status: 'SUCCESS', afterSeconds: 10 },
  })
  const { transactionId } = await withdraw(pix, 'withdrawal-3', 'maria@casa.example')
  const { ran } = await sandbox.clock.advanceClock({ walletId, until: 'nextDue' })
  return ran.find(({ resourceId }) => resourceId === transactionId)?.event ?? 'nothing'
}

const ACCOUNT = {
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '31415',
  accountType: 'CACC',
} as const

/** Registers João as the holder of an account. A withdrawal to it for Maria returns 422 IGAMING_CPF_MISMATCH. */
export async function registerAccount({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.accounts.putAccount({
    walletId,
    ...ACCOUNT,
    name: 'João Souza',
    taxId: JOAO,
    personType: 'NATURAL_PERSON',
  })
}

/** After this call, a player can withdraw only to an account from which the same CPF paid a deposit to this wallet. */
export async function closeTheLoop({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.wallets.updateWallet({ walletId, switches: { secureLoop: true } })
}

/** Charges a fee of R$ 1,50. Then a court blocks R$ 200,00. */
export async function takeAndBlock({ sandbox, walletId, pix }: TestWallet): Promise<string> {
  await sandbox.movements.createFee({ walletId, amount: 150, description: 'Tarifa mensal' })
  await sandbox.movements.createJudicialMovement({
    walletId,
    type: 'BLOCK',
    amount: 20_000,
    description: 'Bloqueio judicial',
  })
  const { availableBalance, blockedBalance } = await pix.balances.getBalance()
  return `${availableBalance} + ${blockedBalance}`
}

/** Charges a payer whose tax id makes the payer institution reject every charge with AM02. */
export async function chargeAboveLimit(
  { sandbox, walletId, pix, pixKey, cnpj }: TestWallet,
  taxId = '10000000523',
): Promise<Schedule | undefined> {
  await sandbox.wallets.updateWallet({
    walletId,
    switches: { automaticPayer: true, automaticCharges: true },
  })
  const { id: recurrenceId } = await createClubMembership(pix, {
    externalId: 'subscription-0001',
    pixKey,
    receiverCnpj: cnpj,
    taxId,
    firstPaymentDate: '2026-04-06',
  })
  await sandbox.clock.advanceClock({ walletId, to: '2026-04-07T12:00:00.000Z' }) // after the due date of cycle 2
  const { data } = await pix.schedules.listSchedules({ recurrenceId })
  return data[0] // FAILED, AM02
}
