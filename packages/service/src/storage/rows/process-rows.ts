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

/** False: the process is not among those that are alive. */
export async function renewProcess(transaction: Transaction, id: string, until: Instant): Promise<boolean> {
  return (await transaction.run(renew, [id, until])) === 1
}

export async function insertProcess(transaction: Transaction, id: string, until: Instant): Promise<void> {
  await transaction.run(insert, [id, until])
}

/** Processes that were to give a sign of life before a real instant, and did not. */
export async function deadProcesses(reader: Reader, realNow: Instant): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(dead, [realNow])).map(({ id }) => id)
}

/** False: it has given a sign of life since, was paused while it gave one, or another process was quicker. */
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

/** For when real time went back: no process is taken to be alive for longer than until this real instant. */
export async function shortenProcesses(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shorten, [until])
}
