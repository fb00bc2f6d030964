import { createActivity } from './0001-initial/activity.ts'
import { constraints } from './0001-initial/constraints.ts'
import { createNewestIndexes } from './0001-initial/newest-indexes.ts'
import { setStorageParameters } from './0001-initial/storage-parameters.ts'
import { tables } from './0001-initial/tables.ts'
import type { MigrationStep } from './run-steps.ts'

export const initial: readonly MigrationStep[] = [
  ...tables,
  createActivity,
  createNewestIndexes,
  ...constraints,
  setStorageParameters,
]
