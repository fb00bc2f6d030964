import { fork } from 'node:child_process'
import { once } from 'node:events'
import { systemClock } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import type { ComparedDay, DayToCompare } from './compare-day-process.ts'
import { inParallel } from './in-parallel.ts'

/** How many calls run at once. */
const WIDTH = 32
/** Limits of the heap. Without them, Node lets the heap grow while the machine has memory, although most of it is garbage. */
export const HEAP: readonly string[] = ['--max-old-space-size=100', '--max-semi-space-size=8']

/** Compares a day of fees, which the kit books itself: in a process with the limits of `HEAP`, and in one without. */
export async function compareDay(
  baseUrl: string,
  databaseUrl: string,
  lineCount: number,
): Promise<{ readonly limited: ComparedDay; readonly unlimited: ComparedDay }> {
  const control = createSandboxClient({ baseUrl })
  const date = new Date(systemClock.now() - 48 * 3_600_000).toISOString().slice(0, 10)
  const wallet = await control.wallets.createWallet({
    openingBalance: 1_000_000_000,
    clock: { mode: 'FROZEN', now: `${date}T15:00:00.000Z` },
  })
  await inParallel('lines written', lineCount, WIDTH, () =>
    control.movements.createFee({ walletId: wallet.walletId, amount: 1, description: 'fee' }),
  )
  const day = { baseUrl, databaseUrl, wallet, day: date, lineCount }
  return { limited: await inProcess(day, HEAP), unlimited: await inProcess(day, []) }
}

async function inProcess(day: DayToCompare, execArgv: readonly string[]): Promise<ComparedDay> {
  const child = fork(new URL('compare-day-process.ts', import.meta.url), { execArgv: [...execArgv] })
  child.send(day)
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof answer !== 'object') throw new Error('The day could not be compared.')
  return answer as ComparedDay
}
