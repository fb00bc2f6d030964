import type { Snapshot as SnapshotBody } from '@pix-payments/spec/sandbox-types'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { timestamp } from '../domain/timestamp.ts'
import { clockShowing } from '../domain/wallet/wallet-clock.ts'
import { deleteRows, deleteState, readState, writeState } from '../storage/rows/sandbox-state-rows.ts'
import {
  type Snapshot,
  deleteSnapshot as removeSnapshot,
  findSnapshot,
  insertSnapshot,
  pageOfSnapshots,
  partsOfSnapshot,
  walletOfSnapshot,
} from '../storage/rows/snapshot-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { walletBody } from './wallet-body.ts'

export const listSnapshots: Handler<'listSnapshots'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { limit = DEFAULT_LIMIT } = query
  const listed = await wallets.read(walletId, async ({ reader, wallet }) => {
    const scope = { list: 'snapshots', wallet, filters: {} } as const
    const after = readPosition(scope, query.cursor, 0)
    if (typeof after === 'object') return after
    const snapshots = await pageOfSnapshots(reader, walletId, after, limit + 1)
    const { items, nextCursor } = pageOf(scope, snapshots, limit, ({ position }) => position)
    return answer(200, { data: items.map(({ snapshot }) => snapshotBody(snapshot)), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}

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

async function restore(
  { store, clock }: SandboxContext,
  work: WalletWork,
  snapshot: Snapshot,
): Promise<void> {
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

const snapshotBody = ({ id, name, createdAt, at }: Snapshot): SnapshotBody => ({
  snapshotId: id,
  name,
  createdAt: timestamp(createdAt),
  at: timestamp(at),
})

const snapshotNotFound = (snapshotId: string): Refused<'SnapshotNotFound'> =>
  refuseBecause('SnapshotNotFound', `The wallet has no snapshot with the snapshotId ${snapshotId}.`)
