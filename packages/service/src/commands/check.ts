import { checkLedger } from '../application/check-ledger.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStoreReader } from '../settings/open-store.ts'
import { checkIntegrity } from '../storage/check-integrity.ts'
import { checkSchema } from '../storage/check-schema.ts'

/** A check of millions of lines takes minutes. Only people read its progress. */
function showProgress(part: number, parts: number): void {
  if (process.stderr.isTTY) console.error(`Checking the ledger: ${part} of ${parts}`)
}

/**
 * Checks the schema and every wallet's ledger, and runs the integrity check of the database engine. Returns the exit
 * code: 1 when a check finds a problem, otherwise 0.
 */
export async function checkStore(settings: Settings): Promise<number> {
  const store = await openStoreReader(settings.store)
  try {
    await checkSchema(store)
    const integrity = await checkIntegrity(store)
    const isSound = integrity.problems.length === 0
    console.log(`${isSound ? 'ok   ' : 'WRONG'} ${integrity.about}`)
    for (const problem of integrity.problems) console.log(`      ${problem}`)
    const { ok, wallets } = await checkLedger(store, { onPart: showProgress })
    for (const wallet of wallets) {
      const { walletId, opening, credits, debits, total, lines, problems } = wallet
      const sums = `${opening} + ${credits} − ${debits} = ${total} cents, ${lines} lines`
      console.log(`${wallet.ok ? 'ok   ' : 'WRONG'} ${walletId}  ${sums}`)
      for (const problem of problems) console.log(`      ${problem}`)
    }
    const what = `${wallets.length} wallets in ${describeStore(settings.store)}`
    console.log(ok ? `The ledger balances: ${what}.` : `The ledger does not balance: ${what}.`)
    return ok && isSound ? 0 : 1
  } finally {
    await store.close()
  }
}
