import type { Instant } from '@pix-payments/pix'
import { type Statement, statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** The position in a list after which the next page begins. */
export interface ListPlace {
  readonly createdAt: Instant
  readonly id: string
}

/** Reads one page. `filters` has the value of each filter; undefined for a filter that is not used. */
type ReadPage<Row> = (
  reader: Reader,
  walletId: string,
  filters: readonly [string | undefined, string | undefined],
  place: ListPlace,
  limit: number,
) => Promise<Row[]>

/**
 * Registers the statements that read one page of a wallet's rows, newest first. Each combination of the two filters has
 * its own statement. A filter is a column that must have the given value.
 */
export function pagedList<Row extends object>(
  table: string,
  columns: string,
  [first, second]: readonly [string, string],
): ReadPage<Row> {
  const named = (byFirst: boolean, bySecond: boolean): Statement => {
    const filters = [
      ...(byFirst ? [`and ${first} = $5`] : []),
      ...(bySecond ? [`and ${second} = $${byFirst ? 6 : 5}`] : []),
    ]
    return statement(
      `${table}.list ${byFirst} ${bySecond}`,
      `select ${columns} from ${table} where wallet_id = $1 and (created_at < $2
        or (created_at = $3 and id < $4)) ${filters.join(' ')} order by created_at desc, id desc
        limit $${5 + filters.length}`,
    )
  }
  const all = [named(false, false), named(false, true)] as const
  const filtered = [named(true, false), named(true, true)] as const
  return (reader, walletId, [one, other], { createdAt, id }, limit) => {
    const [withoutOther, withOther] = one === undefined ? all : filtered
    const list = other === undefined ? withoutOther : withOther
    const filters = [one, other].filter((it) => it !== undefined)
    return reader.all<Row>(list, [walletId, createdAt, createdAt, id, ...filters, limit])
  }
}
