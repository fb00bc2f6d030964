import { parseArgs } from 'node:util'
import type { ComparedDay } from './compare-day-process.ts'
import { compareDay, HEAP } from './compare-day.ts'
import { measureCredits } from './credit.ts'
import { findDatabase } from './database.ts'
import { startSandbox } from './sandbox.ts'

const HELP = `Usage: pnpm --filter @pix-payments/operator bench [options]

  --deposits <count>  deposits that are paid and credited (10000)
  --lines <count>     lines of the statement of the day that is compared (100000)
  --help

Measures how many paid deposits a second the kit credits, and the time and the memory of comparing a day, on PostgreSQL.
The sandbox shares the processors, so its payments are made before. Needs a build: pnpm exec turbo run build. Progress goes to stderr, the figures to stdout.
`

const { values } = parseArgs({
  options: {
    deposits: { type: 'string', default: '10000' },
    lines: { type: 'string', default: '100000' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const [DEPOSITS, LINES] = [Number(values.deposits), Number(values.lines)]

await using sandbox = await startSandbox()
const databaseUrl = await findDatabase()
if (databaseUrl !== undefined) {
  console.log('| what | figure | wanted |\n| --- | ---: | ---: |')
  const { limited, unlimited } = await compareDay(sandbox.url, databaseUrl, LINES)
  const row = (what: string, { seconds, megabytes }: ComparedDay, wanted: string): void =>
    console.log(
      `| a day of ${LINES} lines compared, ${what} | ${seconds.toFixed(1)} s, ${megabytes} MB | ${wanted} |`,
    )
  row(`\`node ${HEAP.join(' ')}\``, limited, '≤ 20 s, ≤ 150 MB')
  row('`node`', unlimited, '≤ 20 s')
  const { perSecond, milliseconds } = await measureCredits(sandbox.url, databaseUrl, DEPOSITS)
  console.log(
    `| paid deposits credited | ${perSecond} a second, ${milliseconds.toFixed(2)} ms of one processor each | ≥ 500 |`,
  )
}
