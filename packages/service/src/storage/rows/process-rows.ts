import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const renew = statement('process.renew', 'update process set alive_until_real = $2 where id = $1')
const insert = statement('process.insert', 'insert into process (id, alive_until_real) values ($1, $2)')
const dead = statement('process.dead', 'select id from process where alive_until_real <= $1')
const lockDead = statement(
  'process.lockDead',
  'select id from process where id = $1 and alive_until_real <= $2 {skip locked}',
)
const remove = statement('process.remove', 'delete from process where id = $1')
const shorten = statement(
  'process.shorten',
  'update process set alive_until_real = $1 where alive_until_real > $1',
)

/** Returns false when the process has no row: it is new, or was removed as dead. */
export async function renewProcess(transaction: Transaction, id: string, until: Instant): Promise<boolean> {
  return (await transaction.run(renew, [id, until])) === 1
}

export async function insertProcess(transaction: Transaction, id: string, until: Instant): Promise<void> {
  await transaction.run(insert, [id, until])
}

/** Processes whose heartbeat was due before a real instant and did not come. */
export async function deadProcesses(reader: Reader, realNow: Instant): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(dead, [realNow])).map(({ id }) => id)
}

/**
 * Returns false when the process wrote a heartbeat since, is paused while writing one, or was already removed by
 * another process.
 */
export async function removeDeadProcess(
  transaction: Transaction,
  id: string,
  realNow: Instant,
): Promise<boolean> {
  if ((await transaction.first(lockDead, [id, realNow])) === undefined) return false
  await removeProcess(transaction, id)
  return true
}

export async function removeProcess(transaction: Transaction, id: string): Promise<void> {
  await transaction.run(remove, [id])
}

/** For a real time that went back: no process counts as alive beyond this real instant. */
export async function shortenProcesses(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shorten, [until])
}
