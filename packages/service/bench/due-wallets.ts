/**
 * Measures how fast three processes on PostgreSQL work off wallets that have one timer due each, beside one process.
 * `pnpm --filter @pix-payments/service bench:due [wallets]`, after `pnpm build`. It takes about three minutes.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres } from '@pix-payments/testing/postgres'
import { type FreshSchema, freshSchema } from '../test/support/fresh-schema.ts'
import { spreadOf } from './figures.ts'
import { rotated } from './rounds.ts'
import { startService } from './servers.ts'
import { concurrently, fetchJson } from './wallets.ts'

const ROUNDS = 3
const PROCESSES = [1, 3]
const POLL_MILLISECONDS = 10

const count = Number(process.argv[2] ?? 3000)
process.env['PIX_POSTGRES_FSYNC'] = 'on'
const found = await findPostgres()
if (!('url' in found)) throw new Error(found.missing)
const schema = freshSchema(found.url)
try {
  await fill(schema)
  const seconds = new Map<number, number[]>(PROCESSES.map((processes) => [processes, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const processes of rotated(PROCESSES, round)) {
      seconds.get(processes)?.push(await workOff(schema, processes))
    }
  }
  for (const [processes, values] of seconds) {
    const { median } = spreadOf(values)
    console.log(`${processes} processes: ${median.toFixed(2)} s, ${Math.round(count / median)} wallets/s`)
  }
} finally {
  await schema.drop()
}
process.exit()

/** Creates the wallets. Each has a charge for each run; the charges of a wallet expire in the order of their creation. */
async function fill(place: FreshSchema): Promise<void> {
  const server = await startService('the service', { schema: place })
  const wallets = await server.wallets.take(count)
  await concurrently(wallets, async (wallet) => {
    const headers = { 'content-type': 'application/json', ...(await server.wallets.authorization(wallet)) }
    for (let run = 0; run < ROUNDS * PROCESSES.length; run += 1) {
      const body = { amount: 100, expiresIn: 86_400 + run, pixKey: wallet.pixKey, externalId: `bench-${run}` }
      const url = `${server.urls[0]}/v1/pix/deposit/immediate-charge`
      await fetchJson(url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
  })
  await server.stop()
}

/** Makes the next timer of each wallet due, and starts the processes. Returns the seconds from the first timer to the last. */
async function workOff(place: FreshSchema, processes: number): Promise<number> {
  const past = Date.now() - 1000
  const next = 'select min(due_at) from timer other where other.wallet_id = timer.wallet_id'
  await place.query(`update timer set due_at = ${past} where due_at = (${next})`)
  await place.query(
    `update wallet set next_due_at = ${past}, wake_at_real = ${past} where id in (select wallet_id from timer)`,
  )
  const server = await startService('the service', { schema: place, processes })
  let start: number | undefined
  for (;;) {
    const [row] = await place.query<{ left: string }>(
      `select count(*) as left from timer where due_at = ${past}`,
    )
    if (Number(row?.left) < count) start ??= performance.now()
    if (Number(row?.left) === 0) break
    await sleep(POLL_MILLISECONDS)
  }
  await server.stop()
  return (performance.now() - (start ?? NaN)) / 1000
}
