import { CommandError } from '../output/exit-codes.ts'
import { summary, table } from '../output/text.ts'
import { allItems } from './all-items.ts'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'
import { description } from './wallet.ts'

export async function saveSnapshot(
  { control, wallet, output }: Session,
  _options: TargetOptions,
  name?: string,
): Promise<void> {
  const { walletId } = await wallet()
  const saved = await control.state.createSnapshot({ walletId, ...(name !== undefined && { name }) })
  output.result(saved, summary(saved))
}

/** Restores the newest state of that name, or the state of that id. */
export async function restoreSnapshot(
  { control, wallet, output }: Session,
  _options: TargetOptions,
  nameOrId?: string,
): Promise<void> {
  const { walletId } = await wallet()
  const saved = await allItems(control.state.listSnapshots.items({ walletId, limit: 100 }))
  const found = saved.findLast(({ name, snapshotId }) => name === nameOrId || snapshotId === nameOrId)
  if (found === undefined) {
    throw new CommandError(`There is no saved state "${nameOrId}". "pix snapshot list" shows the states.`)
  }
  const restored = await control.state.restoreSnapshot({ walletId, snapshotId: found.snapshotId })
  output.note(`The wallet is as it was at ${found.at}.`)
  output.result(restored, description(restored))
}

export async function listSnapshots({ control, wallet, output }: Session): Promise<void> {
  const { walletId } = await wallet()
  const data = await allItems(control.state.listSnapshots.items({ walletId, limit: 100 }))
  const rows = data.map(({ snapshotId, name, at, createdAt }) => [name ?? '', at, createdAt, snapshotId])
  output.result(data, table(['name', 'time of the wallet', 'saved', 'id'], rows))
}
