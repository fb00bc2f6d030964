import { faultsOf } from '../storage/rows/fault-rows.ts'
import { faultBody } from './fault-body.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/** G-272: lists the faults of a wallet. */
export const listFaults: Handler<'listFaults'> = async ({ wallets }, { path }) => {
  const faults = await wallets.read(path.walletId, ({ reader, wallet }) => faultsOf(reader, wallet.id))
  return faults === undefined ? walletNotFound(path.walletId) : answer(200, { data: faults.map(faultBody) })
}
