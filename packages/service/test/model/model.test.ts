import { brasiliaDate } from '@pix-payments/pix'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '../storage/engines.ts'
import { howToRepeat, runs, testSeed as seed } from '../support/runs.ts'
import { commandsOf } from './commands.ts'
import { compareStatements } from './statements.ts'
import { Subject } from './subject.ts'
import { WalletModel } from './wallet-model.ts'
import { type ModelRun, compare } from './model-run.ts'

/**
 * The opening balances, in cents. They are low, so that the balance becomes insufficient during a run. The second
 * wallet is empty.
 */
const OPENING_BALANCES = [5000, 0]
const RUNS: Readonly<Record<string, number>> = {
  'SQLite in memory': runs({ short: 10, long: 40, full: 100 }),
  'SQLite in a file': runs({ short: 0, long: 8, full: 20 }),
  PostgreSQL: runs({ short: 0, long: 2, full: 5 }),
}
const LONGEST_SEQUENCE = 60

for (const { name, missing = '', isLasting, make } of ENGINES.filter(({ name }) => RUNS[name] !== 0)) {
  describe.skipIf(missing !== '')(`${name}${missing}`, () => {
    let subject: Subject

    beforeAll(async () => {
      subject = new Subject(make())
      await subject.start()
    })
    afterAll(() => subject.end())

    test(`R-177 G-088 G-091 G-108 G-212 G-380 G-381 G-382 G-383 any sequence of commands leaves the balances, states, events and statements of the model (${howToRepeat('test/model/model.test.ts')})`, async () => {
      const sequences = fc.commands(commandsOf({ restarts: isLasting }), {
        maxCommands: LONGEST_SEQUENCE,
        size: 'max',
      })
      const property = fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          const run = await newRun(subject)
          await fc.asyncModelRun(() => ({ model: {}, real: run }), sequence)
          await compare(run)
          await compareStatements(run)
        }),
        { seed, numRuns: RUNS[name] ?? 1, endOnFailure: process.env['CI'] !== undefined },
      )
      await expect(property).resolves.toBeUndefined()
    }, 300_000)
  })
}

async function newRun(subject: Subject): Promise<ModelRun> {
  const parties = await subject.newOperator(OPENING_BALANCES)
  const accounts = parties.map((party, index) => ({
    party,
    model: new WalletModel(OPENING_BALANCES[index] ?? 0),
  }))
  return { subject, accounts, openedOn: brasiliaDate(subject.clock.now()), writes: [], seen: new Map() }
}
