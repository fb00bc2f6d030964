import type { WalletWork } from '../application/wallet-work.ts'
import { clockShowing } from '../domain/wallet/wallet-clock.ts'
import { makeAllReady } from '../storage/rows/delivery-rows.ts'
import { deleteState, writeState } from '../storage/rows/sandbox-state-rows.ts'
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

/** G-271, G-275: the one way back in time. */
export const restoreSnapshot: Handler<'restoreSnapshot'> = async (sandbox, { path }) => {
  const { walletId, snapshotId } = path
  const { wallets, clock, faults, requestLog } = sandbox
  // What was asked until now is dated by the clock of until now.
  await requestLog.flush()
  const restored = await wallets.writeAtLength(walletId, async (work) => {
    const snapshot = await findSnapshot(work.transaction, walletId, snapshotId)
    if (snapshot === undefined) return snapshotNotFound(snapshotId)
    await restore(sandbox, work, snapshot)
    const { wallet, now, transaction } = work
    return answer(200, await walletBody(transaction, { wallet, now, realNow: clock.wallNow() }))
  })
  faults.changed(walletId)
  return restored ?? walletNotFound(walletId)
}

async function restore({ store, clock }: Sandbox, work: WalletWork, snapshot: Snapshot): Promise<void> {
  const { transaction } = work
  const saved = await walletOfSnapshot(transaction, snapshot)
  await deleteState(transaction, saved.id)
  await writeState(transaction, store.engine, partsOfSnapshot(transaction, snapshot))
  await makeAllReady(transaction, saved.id)
  work.change({
    // Its sequence goes on: a receiver that has seen an eventId must not meet it again as another event.
    ...saved,
    clock: clockShowing(saved.clock, snapshot.at, clock.now()),
  })
  work.moveTo(snapshot.at)
  // What was on its way when the snapshot was taken is on its way again.
  work.deliveries += 1
}
