import { checkLedger } from '../application/check-ledger.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore } from '../settings/open-store.ts'
import { checkSchema } from '../storage/check-schema.ts'

/** Proves the tables and every wallet's ledger; 1 when something is wrong. */
export async function checkStore(settings: Settings): Promise<number> {
  const store = await openStore(settings.store)
  try {
    await checkSchema(store)
    const { ok, wallets } = await checkLedger(store)
    for (const wallet of wallets) {
      const { walletId, opening, credits, debits, total, lines, problems } = wallet
      const sums = `${opening} + ${credits} − ${debits} = ${total} cents, ${lines} lines`
      console.log(`${wallet.ok ? 'ok   ' : 'WRONG'} ${walletId}  ${sums}`)
      for (const problem of problems) console.log(`      ${problem}`)
    }
    const what = `${wallets.length} wallets in ${describeStore(settings.store)}`
    console.log(ok ? `The ledger balances: ${what}.` : `The ledger does not balance: ${what}.`)
    return ok ? 0 : 1
  } finally {
    await store.close()
  }
}
