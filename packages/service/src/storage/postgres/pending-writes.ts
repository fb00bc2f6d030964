import type { Statement } from '../statement.ts'
import { type Call, mayMeet, sameColumns } from './conflicts.ts'

/** Writes of the same statement, in the order in which they were added. */
export interface Batch {
  readonly statement: Statement
  readonly calls: Call[]
}

/** PostgreSQL plans and reads a statement with many rows at once. The limit keeps such a statement short. */
const LARGEST_BATCH = 500

/**
 * The writes of a transaction that have not been sent. Writes to different tables may change places; writes to the same
 * table keep their order, unless they concern rows with different keys.
 */
export class PendingWrites {
  #batches: Batch[] = []

  add(statement: Statement, values: Call['values']): void {
    const call = { statement, values }
    const batch = statement.write === undefined ? undefined : this.#batchFor(call)
    if (batch === undefined) this.#batches.push({ statement, calls: [call] })
    else batch.calls.push(call)
  }

  /** True if a pending write could change the result of a query or of another write. */
  affect(call: Call): boolean {
    return this.#batches.some((batch) => meets(batch, call))
  }

  /**
   * Removes and returns all writes. Those that check a version come first: when another transaction has locked or
   * changed the row, this one waits or fails before it has locked others.
   */
  take(): readonly Batch[] {
    const taken = this.#batches.toSorted((one, other) => Number(hasVersion(other)) - Number(hasVersion(one)))
    this.#batches = []
    return taken
  }

  /** The batch that the write can join: it may change places with all writes of this batch and of later ones. */
  #batchFor(call: Call): Batch | undefined {
    const kind = call.statement.write?.kind
    for (const batch of this.#batches.toReversed()) {
      if (batch.statement === call.statement) {
        // An update or upsert from a list of rows takes only one row of the list for each key.
        const isTwice = (kind === 'update' || kind === 'upsert') && meets(batch, call)
        return isTwice || batch.calls.length >= LARGEST_BATCH ? undefined : batch
      }
      const areDeletions = kind === 'delete' && batch.statement.write?.kind === 'delete'
      if (!areDeletions && meets(batch, call)) return undefined
    }
    return undefined
  }
}

const hasVersion = ({ statement }: Batch): boolean => statement.write?.version !== undefined

/** Whether a write of the batch may concern the same row as the call. */
function meets({ statement, calls }: Batch, call: Call): boolean {
  const columns = sameColumns(statement, call.statement)
  return columns !== undefined && calls.some(({ values }) => mayMeet(columns, values, call.values))
}
