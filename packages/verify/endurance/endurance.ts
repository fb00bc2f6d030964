import { openDatabases } from './databases.ts'
import { readOptions } from './options.ts'
import { progressText, reportText } from './report.ts'
import { runEndurance } from './run-endurance.ts'
import { openEndurance } from './setup.ts'

/** How often the progress is written. */
const PROGRESS_MS = 5_000

const options = readOptions(process.argv.slice(2))
if (options !== undefined) {
  await using databases = await openDatabases(options.database)
  await using setup = await openEndurance(databases, options)
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1000
  let written = -PROGRESS_MS
  const outcome = await runEndurance(setup, options, {
    onProgress(progress) {
      if (performance.now() - written < PROGRESS_MS) return
      written = performance.now()
      console.error(progressText(progress, options.operations, seconds()))
    },
    onSettling: () =>
      console.error('The traffic is over. Waiting until all payments settle, then comparing both sides.'),
  })
  console.log(reportText(outcome, seconds()))
  if (outcome.differences.length > 0) process.exitCode = 1
}
