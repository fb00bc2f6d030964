import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Transaction } from '../store.ts'

const acquire = statement(
  'clockMove.acquire',
  `insert into clock_move (wallet_id, owner, until_real) values ($1, $2, $3)
    on conflict (wallet_id) do update set owner = excluded.owner, until_real = excluded.until_real
    where clock_move.until_real <= $4 or clock_move.owner = excluded.owner`,
)
const release = statement('clockMove.release', 'delete from clock_move where wallet_id = $1 and owner = $2')

/** Takes, or keeps, the right to move a wallet's clock until a real instant. False: another process has it. */
export async function acquireClockMove(
  transaction: Transaction,
  walletId: string,
  owner: string,
  { realNow, until }: { readonly realNow: Instant; readonly until: Instant },
): Promise<boolean> {
  return (await transaction.run(acquire, [walletId, owner, until, realNow])) === 1
}

export async function releaseClockMove(
  transaction: Transaction,
  walletId: string,
  owner: string,
): Promise<void> {
  await transaction.run(release, [walletId, owner])
}
