import { deleteFaultsOf } from '../storage/rows/fault-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

export const deleteFaults: Handler<'deleteFaults'> = async ({ wallets, faults }, { path }) => {
  const { walletId } = path
  const deleted = await wallets.write(walletId, ({ transaction }) => deleteFaultsOf(transaction, walletId))
  faults.changed(walletId)
  return deleted === undefined ? walletNotFound(walletId) : answer(200, { deleted })
}
