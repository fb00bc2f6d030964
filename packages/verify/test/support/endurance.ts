import { openDatabases } from '../../endurance/databases.ts'
import type { EnduranceOptions } from '../../endurance/options.ts'
import { runEndurance } from '../../endurance/run-endurance.ts'
import { openEndurance } from '../../endurance/stage.ts'

/** What is wrong after a run with kills: nothing, when it neither lost nor made money and met enough of everything. */
export async function endured(options: EnduranceOptions): Promise<readonly unknown[]> {
  await using databases = await openDatabases(options.database)
  await using stage = await openEndurance(databases, options)
  const { operations, kills } = options
  const { differences, killed, credits, debits, disturbedCalls } = await runEndurance(stage, options)
  const isKilled = killed.backEnd === kills && killed.service === Math.ceil(kills / 2)
  // Most payments arrive, and some withdrawals and refunds.
  const isBusy = credits > operations / 10 && debits > 0 && disturbedCalls > 0
  return isKilled && isBusy ? differences : [...differences, { killed, credits, debits, disturbedCalls }]
}
