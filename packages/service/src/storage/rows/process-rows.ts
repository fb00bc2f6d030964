import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** A process without a heartbeat for this long counts as dead. A busy event loop delays a heartbeat by far less. */
export const ALIVE_MILLISECONDS = 3000

const renew = statement('process.renew', 'update process set alive_until_real = $2 where id = $1')
const insert = statement('process.insert', 'insert into process (id, alive_until_real) values ($1, $2)')
const newest = statement('process.newest', 'select max(alive_until_real) as until from process')
const dead = statement('process.dead', 'select id from process where alive_until_real <= $1')
const lockDead = statement(
  'process.lockDead',
  'select id from process where id = $1 and alive_until_real <= $2 {skip locked}',
)
const remove = statement('process.remove', 'delete from process where id = $1')
const alive = statement('process.alive', 'select id from process where alive_until_real > $1 order by id')
const shorten = statement(
  'process.shorten',
  'update process set alive_until_real = $1 where alive_until_real > $1',
)

/**
 * Extends the time until which the process counts as alive. Returns false when the process has no row: the process is
 * new, or another process removed it as dead.
 */
export async function renewProcess(transaction: Transaction, id: string, until: Instant): Promise<boolean> {
  return (await transaction.run(renew, [id, until])) === 1
}

export async function insertProcess(transaction: Transaction, id: string, until: Instant): Promise<void> {
  await transaction.run(insert, [id, until])
}

/** The real instant of the newest heartbeat of any process. Null when no process runs. */
export async function lastHeartbeat(reader: Reader): Promise<Instant | null> {
  const until = (await reader.first<{ until: Instant | null }>(newest))?.until ?? null
  return until === null ? null : until - ALIVE_MILLISECONDS
}

/** The ids of the processes that count as alive at this real instant, in their order. */
export async function aliveProcesses(reader: Reader, realNow: Instant): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(alive, [realNow])).map(({ id }) => id)
}

/** The ids of the processes that count as dead at this real instant, because they did not renew their row in time. */
export async function deadProcesses(reader: Reader, realNow: Instant): Promise<readonly string[]> {
  return (await reader.all<{ id: string }>(dead, [realNow])).map(({ id }) => id)
}

/**
 * Removes a dead process. Returns false in three cases: the process has written a heartbeat meanwhile, it is paused
 * while it writes a heartbeat and so locks its row, or another process has already removed it.
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

/**
 * Limits the time until which every process counts as alive to this real instant. Needed when real time went back;
 * otherwise a dead process would count as alive for too long.
 */
export async function shortenProcesses(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shorten, [until])
}
