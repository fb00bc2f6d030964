import { initial } from './0001-initial.ts'
import type { Migration } from './run-steps.ts'

/** All migrations, in order. Never edit a released migration: add a new one. */
export const MIGRATIONS: readonly Migration[] = [initial]

/** The schema version after the first migration. Lower versions are from before the first release: they are refused. */
export const OLDEST_SCHEMA = 18
