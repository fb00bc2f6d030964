import type { Instant } from '@pix-payments/pix'
import {
  type MarkCandidate,
  type MarkKind,
  insertMark,
  markCandidates,
} from '../storage/rows/retention-mark-rows.ts'
import type { Transaction } from '../storage/store.ts'
import type { Ages } from './keep.ts'

/** How many wallets one transaction looks at. */
const WALLETS_AT_ONCE = 50

/**
 * Marks the wallets of one page that have new rows since their newest mark. Returns the id of the last wallet of the
 * page, or undefined when this was the last page.
 */
export async function setMarks(
  transaction: Transaction,
  kind: MarkKind,
  after: string,
  { realNow, markedBefore }: Pick<Ages, 'markedBefore'> & { readonly realNow: Instant },
): Promise<string | undefined> {
  const page = await markCandidates(transaction, kind, after, WALLETS_AT_ONCE)
  for (const candidate of page) {
    const { walletId, position, deliveryPosition } = candidate
    if (position === null || !needsMark(candidate, position, markedBefore)) continue
    insertMark(transaction, { walletId, kind, at: realNow, position, deliveryPosition })
  }
  return page.length < WALLETS_AT_ONCE ? undefined : page.at(-1)?.walletId
}

function needsMark(
  { marked, deliveryPosition }: MarkCandidate,
  position: number,
  markedBefore: Instant,
): boolean {
  if (marked === undefined) return true
  const isNew = position > marked.position || (deliveryPosition ?? 0) > (marked.deliveryPosition ?? 0)
  return isNew && marked.at <= markedBefore
}
