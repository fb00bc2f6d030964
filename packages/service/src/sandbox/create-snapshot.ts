import { readState } from '../storage/rows/sandbox-state-rows.ts'
import { insertSnapshot } from '../storage/rows/snapshot-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { snapshotBody } from './snapshot-body.ts'

/** G-275: saves the state of a wallet. */
export const createSnapshot: Handler<'createSnapshot'> = async (
  { wallets, clock, store },
  { path, body = {} },
) => {
  const { walletId } = path
  const created = await wallets.writeExclusively(walletId, async (work) => {
    const { transaction, now } = work
    const snapshot = {
      id: work.uuid(),
      walletId,
      name: body.name ?? null,
      at: now,
      createdAt: clock.wallNow(),
    }
    const rows = readState(transaction, store.engine, walletId)
    await insertSnapshot(transaction, snapshot, work.wallet, rows)
    return answer(201, snapshotBody(snapshot))
  })
  return created ?? walletNotFound(walletId)
}
