import { hash } from 'node:crypto'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'

/** The place of the last item of a page in its list: either a position, or an instant and an id. */
export type CursorValues = readonly (number | string)[]

/** What a cursor is for. A cursor is refused in another list, in another wallet and with other filters (G-131). */
export interface CursorScope {
  readonly list: string
  readonly wallet: {
    readonly id: string
    /** `begun` makes a cursor from before a reset or a restore a cursor of another wallet. */
    readonly settings: Pick<Wallet['settings'], 'begun'>
  }
  readonly filters: Readonly<Record<string, string | number | undefined>>
}

const FINGERPRINT_LENGTH = 16

function fingerprintOf({ list, wallet, filters }: CursorScope): string {
  const scope = canonicalJson([list, wallet.id, wallet.settings.begun ?? 0, filters])
  return hash('sha256', scope, 'base64url').slice(0, FINGERPRINT_LENGTH)
}

/** Writes the cursor of the next page: base64url of a fingerprint of what the cursor is for, and the values. */
export const writeCursor = (scope: CursorScope, values: CursorValues): string =>
  encoded([fingerprintOf(scope), ...values])

const encoded = (parts: CursorValues): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

/**
 * Reads the values of a cursor. Returns undefined when `writeCursor` cannot have written the text for this scope; without
 * a scope, when it cannot have written it at all.
 */
export function readCursor(cursor: string, scope?: CursorScope): CursorValues | undefined {
  const parts = parsed(cursor)
  const [fingerprint, ...values] = parts
  const isWritten =
    typeof fingerprint === 'string' &&
    fingerprint.length === FINGERPRINT_LENGTH &&
    parts.every(isCursorValue) &&
    // `writeCursor` must return the same text for these values. Otherwise several texts would be accepted as the same
    // cursor.
    encoded(parts) === cursor
  if (!isWritten || (scope !== undefined && fingerprint !== fingerprintOf(scope))) return undefined
  return values as CursorValues
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Refuses text that a database cannot store: a lone surrogate, or U+0000. */
function isCursorValue(value: unknown): value is CursorValues[number] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** Cuts a page from `limit + 1` items. `last` is the last item of the page, or undefined when no page follows. */
export function cutPage<Item>(
  items: readonly Item[],
  limit: number,
): { readonly shown: readonly Item[]; readonly last: Item | undefined } {
  const shown = items.slice(0, limit)
  return { shown, last: items.length > limit ? shown.at(-1) : undefined }
}
