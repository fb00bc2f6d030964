import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { spreadOf } from './figures.ts'
import { undisturbed } from './load/pauses.ts'
import type { Measured, Rounds } from './rounds.ts'

const run = promisify(execFile)

const DELIVERIES = new URL('./webhooks.ts', import.meta.url)
const HANGING = new URL('./hanging-receivers.ts', import.meta.url)

const { DATABASE_URL: _, ...environment } = process.env

/** Runs another bench script on SQLite, and returns its output. */
async function printed(script: URL, ...args: readonly string[]): Promise<string> {
  const file = fileURLToPath(script)
  const { stdout } = await run(process.execPath, ['--conditions=pix-source', file, ...args], {
    env: environment,
  })
  return stdout
}

/**
 * Measures deliveries per second on durable SQLite, and how long a healthy wallet waits while 500 other receivers hang.
 */
export async function webhooks({ rounds, say }: Rounds): Promise<Measured> {
  const stdout = await undisturbed(() => printed(DELIVERIES, '--wallets', '4', '--rounds', String(rounds)))
  const rates = [...stdout.matchAll(/: (\d+) a second/g)].map((match) => Number(match[1]))
  if (rates.length === 0) throw new Error(`webhooks.ts said nothing of its rate: ${stdout}`)
  const waits: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const text = await undisturbed(() => printed(HANGING))
    const found = [...text.matchAll(/waits ([\d.]+) s at most/g)].map((match) => Number(match[1]))
    if (found.length === 0) throw new Error(`hanging-receivers.ts said nothing of the wait: ${text}`)
    waits.push(Math.max(...found))
  }
  say('webhooks: done')
  const group = 'Webhooks'
  const [rate, wait] = [spreadOf(rates), spreadOf(waits)]
  return {
    figures: [
      { group, name: 'deliveries of 4 wallets, SQLite', unit: 'deliveries/s', value: rate },
      {
        group,
        name: 'longest wait beside 500 hanging receivers, first burst, SQLite',
        unit: 's',
        value: wait,
      },
    ],
    targets: [
      {
        question: 'speed',
        name: 'webhook deliveries',
        value: rate.median,
        unit: 'a second',
        atLeast: 1000,
      },
      {
        question: 'growth',
        name: 'wait of a healthy wallet beside 500 hanging receivers, first burst',
        value: wait.median,
        unit: 's',
        atMost: 1,
      },
    ],
  }
}
