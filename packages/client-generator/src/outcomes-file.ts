import type { Document } from './document.ts'
import type { Surface } from './surface.ts'
import { headerOf, literal } from './text.ts'

/**
 * The file with the statuses of withdrawals and refunds after which the amount is back in the wallet.
 *
 * @throws Error that names a status of the contract for which the contract does not say where the amount is.
 */
export function outcomesFile(document: Document, surface: Surface): string {
  const back = moneyOf(document).filter(({ money }) => money === 'back')
  const statuses = [...new Set(back.map(({ status }) => status))]
  return `${headerOf(surface)}
/** The statuses of withdrawals and refunds after which the amount is in the wallet and never leaves it. */
export const MONEY_BACK: readonly unknown[] = [${statuses.map(literal).join(', ')}]
`
}

interface MoneyRow {
  /** The name of the status schema. */
  readonly schema: string
  readonly status: string
  readonly money: string
}

/** Where the amount is, by status schema and status, for every status of the contract. */
export function moneyOf(document: Document): readonly MoneyRow[] {
  const rows = Object.entries(document['x-money-by-status'] ?? {}).flatMap(([schema, places]) => {
    const { enum: closed, 'x-extensible-enum': open } = document.components.schemas[schema] ?? {}
    const statuses = (open ?? closed ?? []) as readonly string[]
    return [...new Set([...statuses, ...Object.keys(places)])].map((status) => {
      const money = places[status]
      if (money === undefined || !statuses.includes(status))
        throw new Error(
          `${schema}: ${status} must be both in the schema and in the state machine, with money.`,
        )
      return { schema, status, money }
    })
  })
  refuseContradictions(rows)
  return rows
}

/** The client takes a status without its resource, so a status must mean the same for all resources. */
function refuseContradictions(rows: readonly MoneyRow[]): void {
  const places = new Map<string, string>()
  for (const { status, money } of rows) {
    if ((places.get(status) ?? money) !== money)
      throw new Error(`${status} is ${places.get(status)} for one resource and ${money} for another.`)
    places.set(status, money)
  }
  if (!rows.some(({ money }) => money === 'back'))
    throw new Error('The contract names no status after which the amount is back in the wallet.')
}
