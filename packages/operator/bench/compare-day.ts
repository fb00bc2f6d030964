import { fork } from 'node:child_process'
import { once } from 'node:events'
import { systemClock } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import type { ComparedDay, DayToCompare } from './compare-day-process.ts'
import { inParallel } from './in-parallel.ts'

/** How many calls run at once. */
const WIDTH = 32
/** Node lets the heap grow while the machine has memory. With these limits, the memory is what the comparison needs. */
const HEAP = ['--max-old-space-size=100', '--max-semi-space-size=8']

/** Compares a day of fees, which the kit books itself, in a process of its own. */
export async function compareDay(
  baseUrl: string,
  databaseUrl: string,
  lineCount: number,
): Promise<ComparedDay> {
  const control = createSandboxClient({ baseUrl })
  const day = new Date(systemClock.now() - 48 * 3_600_000).toISOString().slice(0, 10)
  const wallet = await control.wallets.createWallet({
    openingBalance: 1_000_000_000,
    clock: { mode: 'FROZEN', now: `${day}T15:00:00.000Z` },
  })
  await inParallel('lines written', lineCount, WIDTH, () =>
    control.movements.createFee({ walletId: wallet.walletId, amount: 1, description: 'fee' }),
  )
  const child = fork(new URL('compare-day-process.ts', import.meta.url), { execArgv: HEAP })
  child.send({ baseUrl, databaseUrl, wallet, day, lineCount } satisfies DayToCompare)
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof answer !== 'object') throw new Error('The day could not be compared.')
  return answer as ComparedDay
}
