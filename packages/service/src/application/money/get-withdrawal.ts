import { refuse } from '../../domain/refusal.ts'
import { withdrawalBody } from '../../domain/withdrawal/withdrawal.ts'
import { findWithdrawal } from '../../storage/rows/withdrawal-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { lookUpInOwnWallet } from '../operation/own-wallet.ts'

/**
 * §2.2, §4.3: returns a withdrawal by its externalId. For a withdrawal of another wallet, the response is 404 (G-110).
 */
export const getWithdrawal: Handler<'getWithdrawal'> = (service, { caller, path }) =>
  lookUpInOwnWallet(service, caller, async (reader) => {
    const found = await findWithdrawal(reader, caller.walletId, path.externalId)
    if (found === undefined) return refuse('NotFound')
    return { ok: true, status: 200, body: withdrawalBody(found.withdrawal) }
  })
