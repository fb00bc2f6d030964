import type { SchemaTransaction, Store } from '../store.ts'
import { type Constraints, changeConstraints } from './constraints.ts'

/**
 * Changes data that SQL cannot change alike on both engines, such as a column that is filled from JSON. Everything that
 * it calls stays as it was released: a later version of the code must do the same to the same data.
 */
export type MigrationFunction = (transaction: SchemaTransaction, engine: Store['engine']) => Promise<void>

/** SQL text for both engines, constraints that each engine writes in its own way, or a function. */
export type MigrationStep = string | Constraints | MigrationFunction

/** Runs the steps of a migration in their order, all of them in the transaction of the migration. */
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
