/**
 * Keeps two processes of the service on PostgreSQL under load, and kills them in turn. Then the memory must be flat, the
 * ledger must be right, and every acknowledged write must be there. `node bench/soak/soak.ts`, after a build.
 */
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../../test/support/fresh-schema.ts'
import { endLoad } from '../load/load.ts'
import { startService } from '../servers.ts'
import { settled } from '../settlements.ts'
import { minuteOf, capacityOf } from './minute.ts'
import { type Minute, problemsOf, tableOf } from './minutes.ts'
import { SOAK_HELP, type SoakOptions, readSoakOptions } from './soak-options.ts'
import { failedCheck, missingWrites } from './written.ts'

try {
  const options = readSoakOptions(process.argv.slice(2))
  if (options === undefined) console.log(SOAK_HELP)
  else await soak(options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function soak({ minutes, share, rate: given }: SoakOptions): Promise<void> {
  const say = (line: string): void => console.error(line)
  process.env['PIX_POSTGRES_FSYNC'] = 'on'
  const found = await findPostgres()
  if ('missing' in found) throw new Error(found.missing)
  const schema = freshSchema(found.url)
  const server = await startService('soak', { schema, processes: 2 })
  try {
    const rate = given ?? Math.floor((await capacityOf(server)) * share)
    say(`${rate} requests a second for ${minutes} minutes`)
    const done: Minute[] = []
    for (let number = 0; number < minutes; number += 1) {
      const minute = await minuteOf(server, { number, rate })
      done.push(minute)
      say(
        `minute ${number + 1} of ${minutes}: ${JSON.stringify({ ...minute, acknowledged: minute.acknowledged.length })}`,
      )
    }
    await settled(server, 1)
    const problems = [
      ...problemsOf(done),
      ...(await missingWrites(schema, done)),
      ...(await failedCheck(schema)),
    ]
    console.log(tableOf(done))
    for (const problem of problems) console.log(`Problem: ${problem}`)
    if (problems.length === 0) console.log('No problems.')
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    endLoad()
    await server.stop()
    await schema.drop()
  }
}
