import type { SchemaTransaction, Store } from '../store.ts'
import { type Constraints, changeConstraints } from './constraints.ts'

/**
 * Changes data that one SQL text cannot change on both engines, such as a column that is filled from JSON. Do not
 * change code that a released migration function calls: every version must have the same effect on the same data.
 */
export type MigrationFunction = (transaction: SchemaTransaction, engine: Store['engine']) => Promise<void>

/** An SQL text for both engines, constraints, or a function. */
export type MigrationStep = string | Constraints | MigrationFunction

/** The tables of a schema: all, or those of the directory, or those of one partition (docs/decisions/0046-partitions.md). */
export type Scope = 'all' | 'directory' | 'partition'

export interface Migration {
  readonly directory?: readonly MigrationStep[]
  readonly partition?: readonly MigrationStep[]
  /** What concerns tables of both; it runs only where one schema has all tables. */
  readonly both?: readonly MigrationStep[]
  /** Runs only in the directory of a store with several partitions. */
  readonly divided?: readonly MigrationStep[]
}

/** The steps of a migration for a schema, in their order. */
export function stepsOf(
  { directory = [], partition = [], both = [], divided = [] }: Migration,
  scope: Scope,
): readonly MigrationStep[] {
  if (scope === 'all') return [...directory, ...partition, ...both]
  return scope === 'directory' ? [...directory, ...divided] : partition
}

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
