import type { JudicialMovementType } from '@pix-payments/spec/sandbox-types'
import type { LineFacts } from '../application/wallet/wallet-work.ts'
import type { MovementName } from '../domain/ledger/ledger.ts'
import { judiciallyBlocked } from '../storage/rows/ledger-rows.ts'
import { type Handler, answer, insufficientBalance, refuseBecause, walletNotFound } from './operation.ts'
import { balanceBody } from './wallet-body.ts'

/** G-086: charges a fee to a wallet. */
export const createFee: Handler<'createFee'> = async ({ wallets }, { path, body }) => {
  const { amount, description } = body
  const charged = await wallets.write(path.walletId, async (work) => {
    const { available } = work.wallet
    if (amount > available) return insufficientBalance(available, amount)
    const line = work.move('fee', amount, null, lineWithDescription(description))
    if (line === undefined) throw new Error('The movement of a fee wrote no statement line')
    return answer(201, line)
  })
  return charged ?? walletNotFound(path.walletId)
}

const MOVEMENT_OF: Readonly<Record<JudicialMovementType, MovementName>> = {
  DEBIT: 'judicialDebit',
  CREDIT: 'judicialCredit',
  BLOCK: 'judicialBlock',
  UNBLOCK: 'judicialUnblock',
}

/**
 * G-086, G-210: moves money because a court ordered it. An UNBLOCK releases at most the amount that courts have
 * blocked. It never releases the amounts that are reserved for withdrawals and refunds.
 */
export const createJudicialMovement: Handler<'createJudicialMovement'> = async (
  { wallets },
  { path, body },
) => {
  const { type, amount, description } = body
  const moved = await wallets.write(path.walletId, async (work) => {
    const { available } = work.wallet
    if ((type === 'DEBIT' || type === 'BLOCK') && amount > available)
      return insufficientBalance(available, amount)
    if (type === 'UNBLOCK') {
      const blocked = await judiciallyBlocked(work.transaction, work.wallet.id)
      if (amount > blocked) {
        const message = `What courts have blocked is ${blocked}, which does not cover ${amount}.`
        return refuseBecause('INSUFFICIENT_BALANCE', message)
      }
    }
    const line = work.move(MOVEMENT_OF[type], amount, null, lineWithDescription(description))
    return answer(201, { type, amount, line: line ?? null, balance: balanceBody(work.wallet) })
  })
  return moved ?? walletNotFound(path.walletId)
}

/**
 * Returns the fields of a statement line that the control API creates: it has a description, and every other field is
 * null (G-086).
 */
const lineWithDescription = (description: string): LineFacts => ({
  description,
  externalId: null,
  endToEndId: null,
  productTransactionId: null,
  metadata: null,
  counterparty: null,
})
