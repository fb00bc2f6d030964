import {
  type CursorScope,
  type CursorValues,
  cutPage,
  readCursor,
  writeCursor,
} from '../application/operation/cursor.ts'
import { type Refused, refuseFields } from './operation.ts'

/** A list of a wallet with pages. */
export type ListScope = CursorScope & {
  readonly list: 'events' | 'deliveries' | 'requests' | 'faults' | 'snapshots'
}

const NOT_A_CURSOR = {
  field: 'cursor',
  message: 'must be the nextCursor of a page of this list, with the same filters',
}

export const DEFAULT_LIMIT = 20

/** Returns the position after which a page begins. Without a cursor, it returns `first`. */
export function readPosition(
  scope: ListScope,
  cursor: string | undefined,
  first: number,
): number | Refused<'InvalidParameter'> {
  if (cursor === undefined) return first
  const [position, ...others] = readCursor(cursor, scope) ?? []
  const isPosition = typeof position === 'number' && others.length === 0
  return isPosition ? position : refuseFields('InvalidParameter', [NOT_A_CURSOR])
}

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** Returns a page. `items` has up to `limit + 1` items: the extra item shows that another page follows. */
export function pageOf<Item>(
  scope: ListScope,
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => number,
): Page<Item> {
  return cut(scope, items, limit, (item) => [positionOf(item)])
}

/** The place of a wallet in the list of wallets. Several wallets may have the same position. */
export interface WalletPlace {
  readonly position: number
  readonly id: string
}

const walletScope = (operatorId: string | undefined): CursorScope => ({
  list: 'wallets',
  wallet: { id: '', settings: {} },
  filters: { operatorId },
})

/** Like {@link readPosition}, for the list of the wallets of an operator, or of all wallets. */
export function readWalletPlace(
  operatorId: string | undefined,
  cursor: string | undefined,
): WalletPlace | Refused<'InvalidParameter'> {
  if (cursor === undefined) return { position: 0, id: '' }
  const [position, id, ...others] = readCursor(cursor, walletScope(operatorId)) ?? []
  const isPlace = typeof position === 'number' && typeof id === 'string' && others.length === 0
  return isPlace ? { position, id } : refuseFields('InvalidParameter', [NOT_A_CURSOR])
}

/** Like {@link pageOf}, for the list of wallets. */
export const walletPage = (
  operatorId: string | undefined,
  items: readonly WalletPlace[],
  limit: number,
): Page<WalletPlace> => cut(walletScope(operatorId), items, limit, ({ position, id }) => [position, id])

function cut<Item>(
  scope: CursorScope,
  items: readonly Item[],
  limit: number,
  placeOf: (item: Item) => CursorValues,
): Page<Item> {
  const { shown, last } = cutPage(items, limit)
  return { items: shown, nextCursor: last === undefined ? null : writeCursor(scope, placeOf(last)) }
}
