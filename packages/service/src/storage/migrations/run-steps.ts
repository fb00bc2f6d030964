import type { SchemaTransaction, Store } from '../store.ts'
import { type Constraints, changeConstraints } from './constraints.ts'

/**
 * Changes data that one SQL text cannot change on both engines, such as a column that is filled from JSON. Do not
 * change code that a released migration function calls: every version must have the same effect on the same data.
 */
export type MigrationFunction = (transaction: SchemaTransaction, engine: Store['engine']) => Promise<void>

/** An SQL text for both engines, constraints, or a function. */
export type MigrationStep = string | Constraints | MigrationFunction

/** Runs the steps of a migration in order, all in one transaction. */
export async function runSteps(
  transaction: SchemaTransaction,
  engine: Store['engine'],
  steps: readonly MigrationStep[],
): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') await transaction.execute(step)
    else if (typeof step === 'function') await step(transaction, engine)
    else await changeConstraints(transaction, engine, step)
  }
}
