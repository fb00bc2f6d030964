import { snapshotsOf } from '../storage/rows/snapshot-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { snapshotBody } from './snapshot-body.ts'

export const listSnapshots: Handler<'listSnapshots'> = async ({ wallets }, { path }) => {
  const snapshots = await wallets.read(path.walletId, ({ reader, wallet }) => snapshotsOf(reader, wallet.id))
  return snapshots === undefined
    ? walletNotFound(path.walletId)
    : answer(200, { data: snapshots.map(snapshotBody) })
}
