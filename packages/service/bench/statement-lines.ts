import { DatabaseSync } from 'node:sqlite'
import { addDays, brasiliaDate, brasiliaInstant } from '@pix-payments/pix'

/** The lines are spread evenly over this many days before today. A request can read a range of 90 days (§7.3). */
const DAYS = 60
const AMOUNT = 100

/**
 * Inserts `count` statement lines of deposits into a wallet that has no lines. It writes to the file by SQL, so no
 * service may have the file open.
 */
export function fillStatement(file: string, walletId: string, count: number, now: number): DateRange {
  const database = new DatabaseSync(file)
  database.exec('begin')
  const wallet = database.prepare('select available, movements from wallet where id = ?').get(walletId) as {
    available: number
    movements: number
  }
  const today = brasiliaDate(now)
  const from = addDays(today, 1 - DAYS)
  const perDay = count / DAYS
  let last = 0
  for (let index = 0; index < DAYS; index += 1) {
    const day = addDays(from, index)
    const at = brasiliaInstant(day, '00:00')
    const first = last + 1
    last = Math.round(perDay * (index + 1))
    const balance = wallet.available + last * AMOUNT
    insertDay(database, {
      walletId,
      day,
      at,
      first,
      last,
      movementsBefore: wallet.movements,
      opening: wallet.available,
    })
    database
      .prepare(
        `insert into wallet_day values (?1, ?2, ?3, 0, ?4, ?5, 0, ?6, 0, 0, 0, 0, 0, 0)
          on conflict (wallet_id, day) do update set balance = excluded.balance, last_line = excluded.last_line,
          pix_credits = excluded.pix_credits, pix_count = excluded.pix_count`,
      )
      .run(walletId, day, balance, last, (last - first + 1) * AMOUNT, last - first + 1)
  }
  database
    .prepare(
      'update wallet set lines = ?2, movements = movements + ?2, available = available + ?2 * ?3 where id = ?1',
    )
    .run(walletId, BigInt(count), BigInt(AMOUNT))
  database.exec('commit')
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  return { from, to: today }
}

export interface DateRange {
  readonly from: string
  readonly to: string
}

interface DayLines {
  readonly walletId: string
  readonly day: string
  readonly at: number
  readonly first: number
  readonly last: number
  readonly movementsBefore: number
  readonly opening: number
}

function insertDay(
  database: DatabaseSync,
  { walletId, at, first, last, movementsBefore, opening }: DayLines,
): void {
  const numbers = `with recursive line (n) as (select ?2 union all select n + 1 from line where n < ?3)`
  const values = [walletId, BigInt(first), BigInt(last), BigInt(movementsBefore), BigInt(at)] as const
  database
    .prepare(
      `insert into movement (wallet_id, position, kind, resource_id, amount, from_account, to_account, at)
        ${numbers} select ?1, ?4 + n, 'depositSettled', 'charge-' || n, ${AMOUNT}, 'pix', 'available', ?5 from line`,
    )
    .run(...values)
  const settledAt = new Date(at).toISOString()
  database
    .prepare(
      `insert into statement_line (wallet_id, position, id, movement, method, type, amount, end_to_end_id,
          product_transaction_id, settled_at, balance_after, body)
        ${numbers} select ?1, n, printf('00000000-0000-4000-8000-%012d', n), ?4 + n, 'pix', 'CREDIT', ${AMOUNT},
          printf('E8765432120260301000000000%06d', n % 1000000), printf('00000000-0000-4000-9000-%012d', n), ?5,
          ?6 + n * ${AMOUNT},
          json_object('id', printf('00000000-0000-4000-8000-%012d', n), 'method', 'pix', 'type', 'CREDIT',
            'amount', ${AMOUNT}, 'description', null, 'externalId', 'deposit-' || n,
            'endToEndId', printf('E8765432120260301000000000%06d', n % 1000000),
            'productTransactionId', printf('00000000-0000-4000-9000-%012d', n), 'metadata', null,
            'counterparty', json_object('name', 'Maria Silva', 'taxId', '52998224725', 'bankCode', '87654321'),
            'settledAt', '${settledAt}', 'balanceAfter', ?6 + n * ${AMOUNT})
        from line`,
    )
    .run(...values, BigInt(opening))
}
