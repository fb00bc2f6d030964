import type { StatementLine } from '@pix-payments/client'
import { bookAll } from '../books/book.ts'
import { playerOf } from '../kit/deposit.ts'
import type { NewFinding } from '../kit/finding.ts'
import { recordFinding, resolveFindings } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import type { EntryRow } from '../storage/records.ts'
import { repair } from './repair.ts'

/** The id of a line in the books. Fees and judicial movements have no id of a resource. */
const idOf = (line: StatementLine): string => line.productTransactionId ?? line.id

/** Centavos. Positive: into the wallet. */
export const signedAmount = ({ type, amount }: StatementLine): number =>
  type === 'CREDIT' ? amount : -amount

/**
 * Books what is safe to book: movements of deposits and payouts that the kit knows but has not read yet, with the
 * handlers that this calls. Each is a transaction of its own.
 */
export async function repairLines(
  kit: Kit,
  walletId: string,
  lines: readonly StatementLine[],
): Promise<void> {
  const booked = await inTransaction(kit, (open) => entriesOf(open, walletId, lines))
  for (const line of lines) if (!booked.has(idOf(line))) await repair(kit, walletId, line)
}

/** Compares the lines of one page with the books, in the transaction that stores how far the day was read. */
export async function matchLines(
  kit: Kit,
  open: Open,
  { walletId, day }: { readonly walletId: string; readonly day: string },
  lines: readonly StatementLine[],
): Promise<void> {
  await bookAll(
    open,
    lines.filter(isOwnMoney).map((line) => ownEntryOf(walletId, line)),
  )
  const booked = await entriesOf(open, walletId, lines)
  const fine: Pick<NewFinding, 'kind' | 'subject'>[] = []
  for (const line of lines) {
    const subject = idOf(line)
    const entry = booked.get(subject)
    if (entry === undefined) {
      const detail = `The wallet has a ${line.type} of ${line.amount} centavos that is not in the books.${playerOf(line)}`
      await recordFinding(kit, open, { kind: 'unknown', walletId, subject, day, detail })
      continue
    }
    fine.push({ kind: 'unknown', subject })
    const difference = differenceOf(entry, line)
    if (difference === undefined) fine.push({ kind: 'different', subject })
    else await recordFinding(kit, open, { kind: 'different', walletId, subject, day, detail: difference })
  }
  await resolveFindings(kit, open, { walletId, day }, fine)
  await markMatched(kit, open, day, [...booked.values()])
}

/** Says how the amounts of an entry and its line differ, or returns undefined. */
export function differenceOf(entry: EntryRow, line: StatementLine): string | undefined {
  const amount = signedAmount(line)
  if (entry.amount === amount) return undefined
  return `The statement has ${amount} centavos, the books have ${entry.amount}.`
}

/** Stores on which day's statement the entries were found. */
export async function markMatched(
  kit: Kit,
  { transaction }: Open,
  day: string,
  entries: readonly EntryRow[],
): Promise<void> {
  if (entries.length === 0) return
  const marks = entries.map((_, index) => `$${index + 2}`).join(', ')
  await transaction.execute(`update ${kit.table('entry')} set matched_day = $1 where key in (${marks})`, [
    day,
    ...entries.map(({ key }) => key),
  ])
}

/**
 * Fees, judicial movements and transfers from another wallet are the operator's own money. No resource of the wallet
 * shows them, so their line is their record. The line of a transfer has no `endToEndId` (G-210).
 */
const isOwnMoney = ({ method, type, endToEndId }: StatementLine): boolean =>
  method !== 'pix' || (type === 'CREDIT' && endToEndId === null)

const OWN_KINDS = { tarifa: 'fee', judicialMovement: 'judicialMovement', pix: 'transfer' } as const

const ownEntryOf = (walletId: string, line: StatementLine): Parameters<typeof bookAll>[1][number] => ({
  wallet_id: walletId,
  id: idOf(line),
  kind: OWN_KINDS[line.method],
  external_id: line.externalId,
  end_to_end_id: null,
  player_id: null,
  amount: signedAmount(line),
  booked_at: Date.parse(line.settledAt),
})

/** The entries of these lines, by the id of the line. */
async function entriesOf(
  { entries }: Open,
  walletId: string,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, EntryRow>> {
  if (lines.length === 0) return new Map()
  const marks = lines.map((_, index) => `$${index + 1}`).join(', ')
  const keys = lines.map((line) => `${walletId}/${idOf(line)}`)
  const rows = await entries.find(`key in (${marks})`, keys)
  return new Map(rows.map((row) => [row.id, row]))
}
