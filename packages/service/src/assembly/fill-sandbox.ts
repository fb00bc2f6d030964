import { type Instant, brasiliaInstant } from '@pix-payments/pix'
import { openWallet } from '../application/administration/open-wallet.ts'
import type { Context } from '../application/operation/context.ts'
import { frozenClock, runningClock } from '../domain/wallet/wallet-clock.ts'
import { DEFAULT_WALLETS } from '../sandbox/default-wallets.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import { operatorsOf } from '../storage/rows/directory-rows.ts'
import { inAllPartitions, partitionIndex } from '../storage/partition.ts'
import type { Reader } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

/** The frozen time of wallets created with a seed: Monday, 2026-01-05 09:00 in America/Sao_Paulo. */
export const SEEDED_START: Instant = brasiliaInstant('2026-01-05', '09:00')

/** The client id of the first demo operator up to release 0.2.0. */
const FORMER_CLIENT_ID = 'sandbox-operator-a'

/**
 * Creates the two demo operators (G-005) in a store without operators. The transaction is exclusive, because several
 * processes may start on one empty database at the same time. Warns when the store has the demo operators of an earlier
 * release, because the guides name the credentials of a new sandbox.
 */
export async function fillSandbox(
  { store, clock, ids, checkEvent }: Context,
  seed: string | undefined,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  await inAllPartitions(store, 'exclusively', async (all) => {
    const [transaction] = all
    if (transaction === undefined) return
    if ((await operatorsOf(transaction)).length > 0) {
      if (await hasFormerDemo(transaction)) log.warn({}, FORMER_DEMO)
      return
    }
    const walletClock = seed === undefined ? runningClock() : frozenClock(SEEDED_START)
    for (const [index, wallet] of DEFAULT_WALLETS.entries()) {
      const realNow = clock.now()
      const home = all[partitionIndex(store, wallet.id)] ?? transaction
      await openWallet(
        home,
        { ...wallet, place: index + 1, clock: walletClock },
        { realNow, ids, checkEvent },
      )
    }
  })
}

const FORMER_DEMO =
  `This data has the demo operators of release 0.2.0, so ${FORMER_CLIENT_ID} and its keys still work, and alfa-demo does not. ` +
  'Delete the data to get the operators of the guides and of the reference.'

const hasFormerDemo = async (reader: Reader): Promise<boolean> =>
  (await findCredential(reader, FORMER_CLIENT_ID)) !== undefined
