import type { MovementName } from '../domain/ledger/ledger.ts'
import type { JudicialMovementType } from '@pix-payments/spec/sandbox-types'
import { judiciallyBlocked } from '../storage/rows/ledger-rows.ts'
import { lineOfOrder } from './line-of-order.ts'
import { type Handler, answer, notEnough, refuseBecause, walletNotFound } from './operation.ts'
import { balanceBody } from './wallet-body.ts'

const MOVEMENT_OF: Readonly<Record<JudicialMovementType, MovementName>> = {
  DEBIT: 'judicialDebit',
  CREDIT: 'judicialCredit',
  BLOCK: 'judicialBlock',
  UNBLOCK: 'judicialUnblock',
}

/** G-086, G-210: what a court can order. Only what a BLOCK holds can be let go, not what withdrawals hold. */
export const createJudicialMovement: Handler<'createJudicialMovement'> = async (
  { wallets },
  { path, body },
) => {
  const { type, amount, description } = body
  const moved = await wallets.write(path.walletId, async (work) => {
    const { available } = work.wallet
    if ((type === 'DEBIT' || type === 'BLOCK') && amount > available) return notEnough(available, amount)
    if (type === 'UNBLOCK') {
      const blocked = await judiciallyBlocked(work.transaction, work.wallet.id)
      if (amount > blocked) {
        const message = `What courts have blocked is ${blocked}, which does not cover ${amount}.`
        return refuseBecause('INSUFFICIENT_BALANCE', message)
      }
    }
    const line = await work.move(MOVEMENT_OF[type], amount, null, lineOfOrder(description))
    return answer(201, { type, amount, line: line ?? null, balance: balanceBody(work.wallet) })
  })
  return moved ?? walletNotFound(path.walletId)
}
