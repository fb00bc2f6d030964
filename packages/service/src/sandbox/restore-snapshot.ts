import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { clockShowing } from '../domain/wallet/wallet-clock.ts'
import { deleteRows, deleteState, writeState } from '../storage/rows/sandbox-state-rows.ts'
import {
  type Snapshot,
  findSnapshot,
  partsOfSnapshot,
  walletOfSnapshot,
} from '../storage/rows/snapshot-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import type { Sandbox } from './sandbox.ts'
import { snapshotNotFound } from './snapshot-body.ts'
import { walletBody } from './wallet-body.ts'

/** G-271, G-275: restores a snapshot. This is the only operation that sets a wallet's time back. */
export const restoreSnapshot: Handler<'restoreSnapshot'> = async (sandbox, { path }) => {
  const { walletId, snapshotId } = path
  const { wallets, clock, faults, requestLog } = sandbox
  // Writes the requests that are still in memory now. Written after the restore, they would get the new time of the
  // clock.
  await requestLog.flush()
  const restored = await wallets.writeExclusively(walletId, async (work) => {
    const snapshot = await findSnapshot(work.transaction, walletId, snapshotId)
    if (snapshot === undefined) return snapshotNotFound(snapshotId)
    await restore(sandbox, work, snapshot)
    const { now, transaction } = work
    const wallet = await work.current()
    return answer(200, await walletBody(transaction, { wallet, now, realNow: clock.wallNow() }))
  })
  faults.changed(walletId)
  return restored ?? walletNotFound(walletId)
}

async function restore({ store, clock }: Sandbox, work: WalletWork, snapshot: Snapshot): Promise<void> {
  const { transaction } = work
  const saved = await walletOfSnapshot(transaction, snapshot)
  // First, because the retention job locks a mark before it deletes rows. The restored rows count as new.
  await deleteRows(transaction, 'retention_mark', saved.id)
  await deleteState(transaction, saved.id)
  await writeState(transaction, store.engine, partsOfSnapshot(transaction, snapshot))
  work.startOver({
    // `save` keeps the present counter of random ids instead of the counter in the snapshot. With the old counter, a
    // new event could get an eventId that a receiver already knows.
    ...saved,
    clock: clockShowing(saved.clock, snapshot.at, clock.now()),
  })
  work.moveTo(snapshot.at)
  // Deliveries and orders that were pending in the snapshot are pending again. These counts wake their senders after the
  // commit.
  work.deliveries += 1
  work.orders += 1
}
