import type { MovementName } from '../domain/ledger/ledger.ts'
import type { JudicialMovementType } from '@pix-payments/spec/sandbox-types'
import { judiciallyBlocked } from '../storage/rows/ledger-rows.ts'
import { lineWithDescription } from './line-with-description.ts'
import { type Handler, answer, insufficientBalance, refuseBecause, walletNotFound } from './operation.ts'
import { balanceBody } from './wallet-body.ts'

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
