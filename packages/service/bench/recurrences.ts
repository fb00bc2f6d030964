/**
 * Runs monthly recurrences through a year in one advance of the clock, twice. Measures the time of each run, and checks
 * that both runs emit the same events. `pnpm --filter @pix-payments/service bench:recurrences [count]`, after `pnpm
 * build`.
 */
import { createService } from '@pix-payments/service'
import { loadOfMachine } from './figures.ts'
import { runSubscriptions } from './subscriptions.ts'

/** The target time for the year, on an idle machine. */
const TARGET_SECONDS = 10

const count = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(count) || count < 1) {
  console.error(`The number of recurrences must be a whole number from 1 on, not ${process.argv[2]}.`)
  process.exit(2)
}
console.error(
  `${count} recurrences over 365 days; the load of the machine is ${loadOfMachine().toFixed(1)} a core.`,
)
const hashes = new Set<string>()
let isSound = true
for (const run of ['first', 'second']) {
  const result = await runSubscriptions(createService, count)
  hashes.add(result.hash)
  isSound &&= result.isSound
  const seconds = (result.milliseconds / 1000).toFixed(1)
  console.log(
    `${run} run: ${seconds} s for ${result.steps} steps and ${result.events} events, books ${result.isSound ? 'right' : 'WRONG'}, transcript ${result.hash}`,
  )
}
console.log(`Transcripts ${hashes.size === 1 ? 'equal' : 'DIFFERENT'}. Target for 1000: ${TARGET_SECONDS} s.`)
if (hashes.size > 1 || !isSound) process.exit(1)
