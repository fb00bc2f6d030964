import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '../../storage/engines.ts'
import { howToRepeat, runs, testSeed as seed } from '../../support/runs.ts'
import { Subject } from '../subject.ts'
import { commandsOf } from './recurring-commands.ts'
import { RecurringModel } from './recurring-model.ts'
import { type RecurringRun, compare } from './recurring-run.ts'

const RUNS: Readonly<Record<string, number>> = {
  'SQLite in memory': runs({ short: 5, long: 20, full: 50 }),
  'SQLite in a file': runs({ short: 0, long: 3, full: 8 }),
  PostgreSQL: runs({ short: 0, long: 1, full: 3 }),
}
const LONGEST_SEQUENCE = 120

for (const { name, missing = '', isLasting, make } of ENGINES.filter(({ name }) => RUNS[name] !== 0)) {
  describe.skipIf(missing !== '')(`${name}${missing}`, () => {
    let subject: Subject

    beforeAll(async () => {
      subject = new Subject(make())
      await subject.start()
    })
    afterAll(() => subject.end())

    test(`R-141 R-266 R-284 R-352 G-064 G-096 G-098 G-108 G-174 G-230 G-248 G-320 any sequence of commands leaves the states, versions, events and money of the model (${howToRepeat('test/model/automatic/model.test.ts')})`, async () => {
      const sequences = fc.commands(commandsOf({ restarts: isLasting }), {
        maxCommands: LONGEST_SEQUENCE,
        size: 'max',
      })
      const property = fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          const [party] = await subject.newOperator([0])
          if (party === undefined) throw new Error('There is no wallet')
          const model = new RecurringModel(subject.clock.now())
          const run: RecurringRun = { subject, party, model, seen: new Map(), sent: [] }
          await fc.asyncModelRun(() => ({ model: {}, real: run }), sequence)
          await compare(run)
          const { ok } = await subject.control.ok('checkLedger', { query: { walletId: party.walletId } })
          expect(ok).toBe(true)
        }),
        { seed, numRuns: RUNS[name] ?? 1, endOnFailure: process.env['CI'] !== undefined },
      )
      await expect(property).resolves.toBeUndefined()
    }, 300_000)
  })
}
