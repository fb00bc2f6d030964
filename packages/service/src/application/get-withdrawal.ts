import { refuse } from '../domain/refusal.ts'
import { withdrawalBody } from '../domain/withdrawal/withdrawal.ts'
import { findWithdrawal } from '../storage/rows/withdrawal-rows.ts'
import type { Handler } from './operation.ts'

/** §2.2, §4.3. Another wallet's withdrawal is not there (G-110). */
export const getWithdrawal: Handler<'getWithdrawal'> = async (service, { caller, path }) => {
  const found = await service.wallets.lookUp(caller.walletId, (reader) =>
    findWithdrawal(reader, caller.walletId, path.externalId),
  )
  if (found === undefined) return refuse('NotFound')
  return { ok: true, status: 200, body: withdrawalBody(found.withdrawal) }
}
