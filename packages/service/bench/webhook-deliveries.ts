import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { spreadOf } from './figures.ts'
import type { Measured, Rounds } from './throughput.ts'

const run = promisify(execFile)

/** What `webhooks.ts` says of its rounds on durable SQLite. */
export async function webhooks({ rounds, say }: Rounds): Promise<Measured> {
  const { DATABASE_URL: _, ...environment } = process.env
  const script = fileURLToPath(new URL('./webhooks.ts', import.meta.url))
  const args = ['--conditions=source', script, '--wallets', '4', '--rounds', String(rounds)]
  const { stdout } = await run(process.execPath, args, { env: environment })
  const rates = [...stdout.matchAll(/: (\d+) a second/g)].map((match) => Number(match[1]))
  if (rates.length === 0) throw new Error(`webhooks.ts said nothing of its rate: ${stdout}`)
  say('webhooks: done')
  const value = spreadOf(rates)
  return {
    figures: [{ group: 'Webhooks', name: 'deliveries of 4 wallets, SQLite', unit: 'deliveries/s', value }],
    targets: [{ name: 'webhook deliveries', value: value.median, unit: 'a second', atLeast: 1000 }],
  }
}
