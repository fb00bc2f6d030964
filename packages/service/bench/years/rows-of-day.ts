import { accountKey } from '../../src/domain/bank-account.ts'
import type { Charge } from '../../src/domain/charge/charge.ts'

/** SQL for the rows of one day. The texts run on both engines. */

/** The lines of a wallet with the positions `first` to `last`, which settle at one instant of a day. */
export interface Day {
  readonly walletId: string
  /** The opening balance, and the number of movements before the first line. */
  readonly opening: number
  readonly movements: number
  readonly date: string
  readonly at: number
  readonly first: number
  readonly last: number
  readonly template: Template
}

/** The charge that is copied. */
export interface Template {
  readonly id: string
  readonly walletId: string
  readonly endToEndId: string
  readonly body: string
}

/** A cycle of lines: five transfers in, four fees, and one deposit of a charge. */
export const LINES_A_CYCLE = 10
const TRANSFER = 10
const FEE = 1
const DEPOSIT = 100
const TRANSFERS = 5
const FEES = 4
const CYCLE = TRANSFERS * TRANSFER - FEES * FEE + DEPOSIT

/** What the lines 1 to `count` come to; `count` is a multiple of ten. */
export const totalAfter = (count: number): number => (count / LINES_A_CYCLE) * CYCLE

/** The place of line n in its cycle: 1 to 10. Places up to 5 are transfers, up to 9 fees, and 10 is the deposit. */
const PLACE = `(n - 1) % ${LINES_A_CYCLE} + 1`
const byPlace = (transfer: string | number, fee: string | number, deposit: string | number): string =>
  `case when ${PLACE} <= ${TRANSFERS} then ${transfer} when ${PLACE} < ${LINES_A_CYCLE} then ${fee} else ${deposit} end`
const AMOUNT = byPlace(TRANSFER, FEE, DEPOSIT)
const BALANCE = `((n - 1) / ${LINES_A_CYCLE}) * ${CYCLE} + ${byPlace(
  `(${PLACE}) * ${TRANSFER}`,
  `${TRANSFERS * TRANSFER} - (${PLACE} - ${TRANSFERS}) * ${FEE}`,
  CYCLE,
)}`

/** The last digits of line n, with leading zeros. */
const digits = (count: number, of = 'n'): string => `substr(cast(${10n ** BigInt(count)} + ${of} as text), 2)`
const PRIME = 7919317
/**
 * A UUID for each n that begins with digits in no order, like a random one: 7,919,317 and 10^8 have no common factor,
 * so no two lines of a hundred million begin alike.
 */
const uuid = (kind: string): string =>
  `${digits(8, `(n * ${PRIME}) % 100000000`)} || '-0000-4000-${kind}-' || ${digits(12)}`
const CHARGE_ID = uuid('a000')
const END_TO_END = 'E87654321202603010000'
const END_TO_END_ID = `'${END_TO_END}' || ${digits(11)}`

const digitsOf = (count: number, n: number): string => String(n).padStart(count, '0')

/** The id of the charge of line n, a multiple of ten. The product stays below 2^53 for a hundred million lines. */
export const chargeIdOf = (n: number): string =>
  `${digitsOf(8, (n * PRIME) % 10 ** 8)}-0000-4000-a000-${digitsOf(12, n)}`
export const endToEndIdOf = (n: number): string => `${END_TO_END}${digitsOf(11, n)}`

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const series = ({ first, last }: Day): string =>
  `with recursive line (n) as (select cast(${first} as bigint) union all select n + 1 from line where n < ${last})`

export const movementsOf = (day: Day): string =>
  `insert into movement (wallet_id, position, kind, resource_id, amount, from_account, to_account, at)
    ${series(day)} select '${day.walletId}', ${day.movements} + n,
      ${byPlace(`'transferReceived'`, `'fee'`, `'depositSettled'`)}, ${byPlace(uuid('9000'), 'null', CHARGE_ID)},
      ${AMOUNT}, ${byPlace(`'transfers'`, `'available'`, `'pix'`)},
      ${byPlace(`'available'`, `'fees'`, `'available'`)}, ${day.at} from line`

export function linesOf(day: Day): string {
  const method = byPlace(`'pix'`, `'tarifa'`, `'pix'`)
  const type = byPlace(`'CREDIT'`, `'DEBIT'`, `'CREDIT'`)
  const product = byPlace(uuid('9000'), 'null', CHARGE_ID)
  const quoted = (value: string): string => `coalesce('"' || ${value} || '"', 'null')`
  const endToEndId = byPlace('null', 'null', END_TO_END_ID)
  return `insert into statement_line (wallet_id, position, id, movement, method, type, amount, end_to_end_id,
      product_transaction_id, settled_at, balance_after, body)
    ${series(day)} select '${day.walletId}', n, ${uuid('8000')}, ${day.movements} + n, ${method}, ${type}, ${AMOUNT},
      ${endToEndId}, ${product}, ${day.at}, ${day.opening} + ${BALANCE},
      '{"id":"' || ${uuid('8000')} || '","method":"' || ${method} || '","type":"' || ${type} || '","amount":' || ${AMOUNT}
      || ',"description":null,"externalId":null,"endToEndId":' || ${quoted(endToEndId)}
      || ',"productTransactionId":' || ${quoted(product)}
      || ',"metadata":null,"counterparty":null,"settledAt":"${new Date(day.at).toISOString()}","balanceAfter":'
      || cast(${day.opening} + ${BALANCE} as text) || '}' from line`
}

/** An account number of nine digits without leading zeros, in no order. */
const ACCOUNT_NUMBER = 'cast(100000000 + (n * 104729) % 100000000 as text)'

export function chargesOf(day: Day): string {
  const { id, walletId, endToEndId, body } = day.template
  const { createdAt, payment } = JSON.parse(body) as Charge
  if (payment === null) throw new Error('The charge that is copied is not paid')
  const { accountNumber } = payment.debtor
  const replaced = [
    [text(id), CHARGE_ID],
    [text(walletId), text(day.walletId)],
    [text(endToEndId), END_TO_END_ID],
    [text(`"createdAt":${createdAt}`), text(`"createdAt":${day.at}`)],
    [text(accountNumber), ACCOUNT_NUMBER],
  ].reduce((before, [old, made]) => `replace(${before}, ${old}, ${made})`, text(body))
  const account = text(accountKey(payment.debtor))
  return `insert into charge (id, wallet_id, status, amount, reversed, end_to_end_id, debtor_tax_id, debtor_account,
      created_at, body)
    ${series(day)} select ${CHARGE_ID}, '${day.walletId}', 'PAID', ${DEPOSIT}, 0, ${END_TO_END_ID}, '52998224725',
      replace(${account}, ${text(accountNumber)}, ${ACCOUNT_NUMBER}), ${day.at}, ${replaced}
    from line where ${PLACE} = ${LINES_A_CYCLE}`
}

/** The totals of the day, added up from its lines. */
export const totalsOf = (day: Day): string =>
  `insert into wallet_day (wallet_id, day, balance, pending, last_line, pix_credits, pix_debits, pix_count,
      tarifa_credits, tarifa_debits, tarifa_count, judicial_credits, judicial_debits, judicial_count)
    select '${day.walletId}', '${day.date}', max(case when position = ${day.last} then balance_after end), 0, ${day.last},
      sum(case when method = 'pix' then amount else 0 end), 0, sum(case when method = 'pix' then 1 else 0 end),
      0, sum(case when method = 'tarifa' then amount else 0 end), sum(case when method = 'tarifa' then 1 else 0 end),
      0, 0, 0
    from statement_line where wallet_id = '${day.walletId}' and position >= ${day.first} and position <= ${day.last}`
