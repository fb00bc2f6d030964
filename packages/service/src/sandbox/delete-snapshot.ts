import { deleteSnapshot as removeSnapshot, findSnapshot } from '../storage/rows/snapshot-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { snapshotBody, snapshotNotFound } from './snapshot-body.ts'

export const deleteSnapshot: Handler<'deleteSnapshot'> = async ({ wallets }, { path }) => {
  const { walletId, snapshotId } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const snapshot = await findSnapshot(transaction, walletId, snapshotId)
    if (snapshot === undefined) return snapshotNotFound(snapshotId)
    await removeSnapshot(transaction, snapshot)
    return answer(200, snapshotBody(snapshot))
  })
  return deleted ?? walletNotFound(walletId)
}
