import { addDays, brasiliaDate, brasiliaInstant } from '@pix-payments/pix'
import type { Database } from './database.ts'
import { dropIndexes } from './indexes.ts'
import {
  type Day,
  LINES_A_CYCLE,
  chargesOf,
  linesOf,
  movementsOf,
  totalAfter,
  totalsOf,
} from './rows-of-day.ts'

/** The lines are spread evenly over this many days before today. */
export const DAYS = 1095

const FILLED = ['charge', 'movement', 'statement_line'] as const

export interface Filling {
  /** A wallet with its opening balance, and without lines. */
  readonly walletId: string
  /** A multiple of ten: each ten lines have one charge. */
  readonly lines: number
  /** The id of a paid charge of another wallet. The new charges are copies of it, with other ids. */
  readonly templateId: string
  readonly now: number
  readonly say: (line: string) => void
}

/**
 * Adds statement lines, movements, paid charges and days to a wallet, so that its ledger stays consistent. Works on the
 * tables, so no service may use the database.
 */
export async function fillYears(database: Database, filling: Filling): Promise<void> {
  const { walletId, lines, templateId, now, say } = filling
  const [wallet] = await database.all<{ opening: number; movements: number; lines: number }>(
    `select available as opening, movements, lines from wallet where id = '${walletId}'`,
  )
  const [template] = await database.all<{ walletId: string; endToEndId: string; body: string }>(
    `select wallet_id as "walletId", end_to_end_id as "endToEndId", body from charge where id = '${templateId}'`,
  )
  if (wallet?.lines !== 0 || template === undefined || lines % LINES_A_CYCLE !== 0) {
    throw new Error('The wallet has lines, or there is no such charge, or the lines are no multiple of ten')
  }
  const today = brasiliaDate(now)
  await database.run('begin')
  const recreate = await dropIndexes(database, FILLED)
  for (let index = 0; index < DAYS; index += 1) {
    const date = addDays(today, index - DAYS)
    const day: Day = {
      ...wallet,
      walletId,
      date,
      at: brasiliaInstant(date, '12:00'),
      first: Math.round((lines / DAYS) * index) + 1,
      last: Math.round((lines / DAYS) * (index + 1)),
      template: { id: templateId, ...template },
    }
    if (day.last < day.first) continue
    for (const textOf of [movementsOf, linesOf, chargesOf, totalsOf]) await database.run(textOf(day))
    if (index % 100 === 99) say(`${day.last} of ${lines} lines are in the ${database.engine} database`)
  }
  const total = wallet.opening + totalAfter(lines)
  await database.run(
    `update wallet set lines = ${lines}, movements = movements + ${lines}, available = ${total}, events = 1 where id = '${walletId}'`,
  )
  // As after years: the events of the charges were deleted, and the wallet that sent the transfers began anew.
  await database.run(
    `insert into retention_limit (wallet_id, event_position, delivery_position) values ('${walletId}', 1, 0)`,
  )
  await database.run(
    `update wallet set settings = '{"begun":${now},' || substr(settings, 2) where id = '${template.walletId}'`,
  )
  await database.run(
    `update wallet_day set balance = ${total}, last_line = ${lines} where wallet_id = '${walletId}' and day = '${today}'`,
  )
  say('The indexes are created')
  await recreate()
  await database.run('commit')
  await database.run(
    database.engine === 'postgres' ? `vacuum (analyze) ${FILLED.join(', ')}, wallet, wallet_day` : 'analyze',
  )
}
