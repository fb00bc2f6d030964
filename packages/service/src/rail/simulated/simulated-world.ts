import { generateEndToEndId, generateRefundEndToEndId } from '@pix-payments/pix'
import { firstAmountOf } from '../../domain/recurrence/recurrence.ts'
import type { World } from '../world.ts'
import { UNNAMED_PAYER, forecastPayment, municipalityOf, transferEnd } from './forecast.ts'
import { homeAccount } from './home-account.ts'
import { payerOf } from './payer-of.ts'

/** The simulated world on command of the simulations and of the control API. */
export const simulatedWorld: World = {
  payerReports: ['firstPayment', 'recurrenceAnswer', 'instructionAnswer', 'instructionPayment'],
  payerOf,
  payCharge: ({ now, random }, charge, { payer, payerMessage = null, amount = charge.amount }) => ({
    report: 'chargePayment',
    walletId: charge.walletId,
    chargeId: charge.chargeId,
    endToEndId: generateEndToEndId({ ispb: payer.bankCode, at: now, random }),
    amount,
    payer,
    payerMessage,
  }),
  moveTransfer({ wallet, now, random }, withdrawal, target, { errorCode = null, errorDescription = null }) {
    const { walletId, transactionId, status } = withdrawal
    const isSent = target !== 'CANCELED' && !(target === 'FAILED' && status === 'INITIATED')
    const endToEndId =
      withdrawal.endToEndId ??
      (isSent ? generateEndToEndId({ ispb: wallet.account.bankCode, at: now, random }) : null)
    if (target === 'CONFIRMED' || target === 'PROCESSING') {
      return {
        report: 'transferAccepted',
        walletId,
        transactionId,
        endToEndId: endToEndId ?? '',
        stage: target,
      }
    }
    return transferEnd(withdrawal, target, { endToEndId, errorCode, errorDescription })
  },
  returnTransfer: ({ now, random }, { walletId, transactionId, creditor }, returned) => ({
    report: 'transferReturned',
    walletId,
    transactionId,
    returnId: generateRefundEndToEndId({ ispb: creditor.bankCode, at: now, random }),
    ...returned,
  }),
  takeBack: ({ wallet, now, random }, { walletId, chargeId }, taken) => ({
    report: 'chargeTakenBack',
    walletId,
    chargeId,
    returnId: generateRefundEndToEndId({ ispb: wallet.account.bankCode, at: now, random }),
    ...taken,
  }),
  endRefund: ({ walletId, refundId }, outcome, { errorCode = null, errorDescription = null }) => ({
    report: 'refundEnded',
    walletId,
    refundId,
    outcome,
    errorCode,
    errorDescription,
  }),
  payFirstPayment({ now, random }, recurrence, given = {}) {
    const { payer } = recurrence
    const home = homeAccount(payer.taxId, payer.name ?? UNNAMED_PAYER)
    const { name, taxId, bankCode } = { ...home, ...given }
    return {
      report: 'firstPayment',
      walletId: recurrence.walletId,
      recurrenceId: recurrence.id,
      endToEndId: generateEndToEndId({ ispb: bankCode, at: now, random }),
      amount: firstAmountOf(recurrence),
      payer: { name, taxId, bankCode },
    }
  },
  answerRecurrence: ({ walletId, id, payer }, { outcome, reason }) => ({
    report: 'recurrenceAnswer',
    walletId,
    recurrenceId: id,
    outcome,
    municipalityCode: outcome === 'CONFIRMED' ? municipalityOf(payer.taxId) : null,
    reason,
  }),
  cancelRecurrence: ({ walletId, id }) => ({ report: 'recurrenceCancellation', walletId, recurrenceId: id }),
  answerInstruction({ wallet, now }, { schedule, payerTaxId }, rejectionCode) {
    const { walletId, id: scheduleId, dueDate } = schedule
    const outcome = rejectionCode === null ? 'ACCEPTED' : 'REJECTED'
    const answer = { report: 'instructionAnswer', walletId, scheduleId, outcome, rejectionCode } as const
    const isPaid = rejectionCode === null && wallet.settings.automaticPayer
    const payment = { walletId, scheduleId, payerTaxId, dueDate, answeredAt: now }
    return { answer, later: isPaid ? [forecastPayment(payment)] : [] }
  },
  payInstruction: ({ walletId, id }, rejectionCode) => ({
    report: 'instructionPayment',
    walletId,
    scheduleId: id,
    outcome: rejectionCode === null ? 'SETTLED' : 'REJECTED',
    rejectionCode,
  }),
  cancelInstruction: ({ walletId, id }, code) => ({
    report: 'instructionCancellation',
    walletId,
    scheduleId: id,
    code,
  }),
}
