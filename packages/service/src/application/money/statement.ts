import { type Instant, brasiliaDate } from '@pix-payments/pix'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { readDateRange } from '../../domain/statement/date-range.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import {
  type LineRange,
  lastDayBefore,
  lastDayUpTo,
  linesById,
  linesIn,
} from '../../storage/rows/ledger-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { Call, Handler, Outcome } from '../operation/operation.ts'
import { readOwnWallet, readOwnWalletOfReplica } from '../operation/own-wallet.ts'
import type { WalletView } from '../wallet/wallets.ts'
import {
  BAD_CURSOR,
  type StatementPlace,
  readStatementCursor,
  statementScope,
  writeStatementCursor,
} from './statement-cursor.ts'

/** The number of lines per page when the request has no `pageSize` (G-117). */
const DEFAULT_PAGE_SIZE = 50

/**
 * §2.6, §4.6: statement lines, newest first. Each wallet numbers its lines 1, 2, 3 … in the order of settlement, and
 * each day stores the number of its last line. So a page of a date range is a range of line numbers, and a long history
 * does not make the query slower. With a cursor, the list ends at the newest line of the first page's time (G-421).
 */
export const listStatement: Handler<'listStatement'> = (context, { caller, query }) => {
  const read = (view: WalletView): Promise<Outcome<'listStatement'>> => pageFor(view, query)
  return mayBeOld(query)
    ? readOwnWalletOfReplica(context, caller, read, {
        isEnough: ({ lines }) => linesSeen(query) <= lines,
        passesTimers: true,
      })
    : readOwnWallet(context, caller, read, { passesTimers: true })
}

/**
 * G-480: after a webhook, operators look for the line of an id, so such a page is current. A page with a number above 1
 * is current too: an earlier page may have shown a later state, and then this page would lack a line.
 */
const mayBeOld = ({ page = 1, endToEndId, productTransactionId }: Query): boolean =>
  page === 1 && endToEndId === undefined && productTransactionId === undefined

/** The number of lines that the statement had at the first page. */
const linesSeen = ({ cursor }: Query): number =>
  (cursor === undefined ? undefined : readStatementCursor(cursor)?.upTo) ?? 0

async function pageFor({ reader, wallet, now }: WalletView, query: Query): Promise<Outcome<'listStatement'>> {
  const { endToEndId, productTransactionId, pageSize = DEFAULT_PAGE_SIZE } = query
  const place = placeOf(query, wallet, pageSize)
  if (place === undefined) return refuse(...BAD_CURSOR)
  const asked = await rangeOf(reader, wallet, now, query)
  if ('code' in asked) return asked
  if (!wallet.settings.accountOpen) return refuse('ACCOUNT_NOT_FOUND')
  const { upTo, shown, page } = place
  const range = { after: asked.after, upTo: Math.max(asked.after, Math.min(asked.upTo, upTo)) }
  // A page after the last page is empty.
  const offset = Math.min(shown, range.upTo - range.after)
  const byId = endToEndId !== undefined || productTransactionId !== undefined
  const { lines, total } = byId
    ? await linesById(
        reader,
        wallet.id,
        range,
        { endToEndId, productTransactionId },
        { limit: pageSize, offset },
      )
    : { lines: await pageOf(reader, wallet.id, range, offset, pageSize), total: range.upTo - range.after }
  const following = offset + lines.length
  const body = {
    data: lines,
    page,
    pageSize,
    totalItems: total,
    totalPages: Math.ceil(total / pageSize),
    nextCursor:
      following < total
        ? writeStatementCursor(statementScope(wallet, query), { upTo, shown: following })
        : null,
  }
  return { ok: true, status: 200, body }
}

type Query = Call<'listStatement'>['query']

/**
 * Returns where a page begins, and its number: at the cursor, or at a page number of the list as it is now. Returns
 * undefined when the cursor is not of this list.
 */
function placeOf(
  query: Query,
  wallet: Wallet,
  pageSize: number,
): (StatementPlace & { readonly page: number }) | undefined {
  const { cursor, page = 1 } = query
  if (cursor === undefined) return { upTo: wallet.lines, shown: (page - 1) * pageSize, page }
  const place = readStatementCursor(cursor, statementScope(wallet, query))
  return place && { ...place, page: Math.floor(place.shown / pageSize) + 1 }
}

/**
 * Returns the range of line numbers between two dates, both included. Without dates, returns the range of all lines,
 * because the request then filters by id.
 */
async function rangeOf(
  reader: Reader,
  wallet: Wallet,
  now: Instant,
  { initDate, endDate }: Query,
): Promise<LineRange | Refusal<'INVALID_DATE_RANGE'>> {
  if (initDate === undefined && endDate === undefined) return { after: 0, upTo: wallet.lines }
  const range =
    initDate === undefined || endDate === undefined
      ? undefined
      : readDateRange(initDate, endDate, brasiliaDate(now))
  // This check is not in rules-beyond-schema.ts, because it needs the clock of the wallet.
  if (range === undefined) return refuse('INVALID_DATE_RANGE')
  const before = await lastDayBefore(reader, wallet.id, range.from)
  const last = await lastDayUpTo(reader, wallet.id, range.to)
  return { after: before?.lastLine ?? 0, upTo: last?.lastLine ?? 0 }
}

function pageOf(
  reader: Reader,
  walletId: string,
  { after, upTo }: LineRange,
  offset: number,
  pageSize: number,
): ReturnType<typeof linesIn> {
  const newest = upTo - offset
  if (newest <= after) return Promise.resolve([])
  return linesIn(reader, walletId, { after: Math.max(after, newest - pageSize), upTo: newest })
}
