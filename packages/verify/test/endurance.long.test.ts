import { isFull } from '@pix-payments/testing/length'
import { expect, test } from 'vitest'
import { openDatabases } from '../endurance/databases.ts'
import type { EnduranceOptions } from '../endurance/options.ts'
import { runEndurance } from '../endurance/run-endurance.ts'
import { openEndurance } from '../endurance/setup.ts'
import { ENGINES } from './support/database.ts'

// PostgreSQL, or SQLite without it. A full run takes both.
test.each(isFull ? ENGINES : ENGINES.slice(-1))(
  'kills of the service and of the back end lose and make no money on $name',
  async ({ database }) => {
    const length = isFull ? { operations: 2_000, kills: 4 } : { operations: 600, kills: 2 }
    expect(await endured({ database, seed: 1, ...length })).toEqual([])
  },
  600_000,
)

/** What is wrong after a run with kills: nothing, when it neither lost nor made money and met enough of everything. */
async function endured(options: EnduranceOptions): Promise<readonly unknown[]> {
  await using databases = await openDatabases(options.database)
  await using setup = await openEndurance(databases, options)
  const { operations, kills } = options
  const { differences, killed, credits, debits, disturbedCalls } = await runEndurance(setup, options)
  const isKilled = killed.backEnd === kills && killed.service === Math.ceil(kills / 2)
  // Most payments arrive, and some withdrawals and refunds.
  const isBusy = credits > operations / 10 && debits > 0 && disturbedCalls > 0
  return isKilled && isBusy ? differences : [...differences, { killed, credits, debits, disturbedCalls }]
}
