import { checkWallets } from '../application/audit/check-ledger.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStoreReader } from '../settings/open-store.ts'
import { checkIntegrity } from '../storage/check-integrity.ts'
import { checkSchema } from '../storage/check-schema.ts'
import { closePartitions, partitionsOf } from '../storage/partition.ts'
import type { StoreReader } from '../storage/store.ts'
import { untilRead } from './print.ts'

/** A check of millions of lines takes minutes. Only people read its progress. */
function showProgress(part: number, parts: number): void {
  if (process.stderr.isTTY) console.error(`Checking the ledger: ${part} of ${parts}`)
}

/**
 * Checks the schema, every wallet's ledger and all rows that say the same, and runs the integrity check of the database engine, for each partition.
 * Returns the exit code: 1 when a check finds a problem, otherwise 0.
 */
export async function checkStore(settings: Settings): Promise<number> {
  const store = await openStoreReader(settings.store)
  try {
    let isSound = true
    for (const one of partitionsOf(store)) {
      const place =
        one.partitioned === undefined ? describeStore(settings.store) : `partition ${one.partitioned.number}`
      isSound = (await checkOne(one, place)) && isSound
    }
    return isSound ? 0 : 1
  } finally {
    await closePartitions(store)
  }
}

async function checkOne(store: StoreReader, place: string): Promise<boolean> {
  await checkSchema(store)
  const integrity = await checkIntegrity(store)
  const isSound = integrity.problems.length === 0
  console.log(`${isSound ? 'ok   ' : 'WRONG'} ${integrity.about}`)
  for (const problem of integrity.problems) console.log(`      ${problem}`)
  let ok = true
  let wallets = 0
  await store.snapshot(async (reader) => {
    for await (const wallet of checkWallets(reader, store, { onPart: showProgress })) {
      const { walletId, opening, credits, debits, total, lines, problems } = wallet
      const sums = `${opening} + ${credits} − ${debits} = ${total} cents, ${lines} lines`
      console.log(`${wallet.ok ? 'ok   ' : 'WRONG'} ${walletId}  ${sums}`)
      for (const problem of problems) console.log(`      ${problem}`)
      await untilRead()
      ok &&= wallet.ok
      wallets += 1
    }
  })
  const what = `${wallets} wallets in ${place}`
  console.log(ok ? `The ledger balances: ${what}.` : `The ledger does not balance: ${what}.`)
  return ok && isSound
}
