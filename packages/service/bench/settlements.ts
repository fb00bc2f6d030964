import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchServer } from './servers.ts'
import { type BenchWallet, concurrently, fetchJson } from './wallets.ts'

/** The sandbox settles a withdrawal this long after its request. */
const SETTLED_AFTER_SECONDS = 2
/** Timers settle a little late even without load. */
const TIMERS_LATE_SECONDS = 0.5
/** Of many wallets, this number is asked: the questions cost CPU time too, and the load treats all wallets alike. */
const SAMPLE = 16
const POLL_MILLISECONDS = 50
const LONGEST_WAIT_SECONDS = 120

/**
 * Waits until all withdrawals of the wallets are settled. Returns how many seconds the settlements were behind the
 * requests: 0 when the server settles as fast as it accepts.
 */
export async function settled(server: BenchServer, count: number): Promise<number> {
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  await sleep(SETTLED_AFTER_SECONDS * 1000)
  const wallets = await server.wallets.take(count)
  const step = Math.max(1, Math.floor(count / SAMPLE))
  let unsettled = wallets.filter((_, index) => index % step === 0)
  for (;;) {
    const blocked = await concurrently(unsettled, (wallet) => isBlocked(server, wallet))
    unsettled = unsettled.filter((_, index) => blocked[index])
    if (unsettled.length === 0) return Math.max(0, seconds() - SETTLED_AFTER_SECONDS - TIMERS_LATE_SECONDS)
    if (seconds() > LONGEST_WAIT_SECONDS)
      throw new Error(`${server.name}: withdrawals were not settled after ${LONGEST_WAIT_SECONDS} s`)
    await sleep(POLL_MILLISECONDS)
  }
}

/** Only withdrawals without an outcome block money in the benchmark. */
async function isBlocked({ urls, wallets }: BenchServer, wallet: BenchWallet): Promise<boolean> {
  const headers = await wallets.authorization(wallet)
  const { blockedBalance } = await fetchJson<{ blockedBalance: number }>(`${urls[0]}/v1/balance`, { headers })
  return blockedBalance > 0
}
