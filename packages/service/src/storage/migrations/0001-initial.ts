import { guardAudit } from './0001-initial/audit.ts'
import { createActivity } from './0001-initial/activity.ts'
import { constraints, references } from './0001-initial/constraints.ts'
import { createNewestIndexes } from './0001-initial/newest-indexes.ts'
import { setProcessParameters, setStorageParameters } from './0001-initial/storage-parameters.ts'
import { directoryTables, tables } from './0001-initial/tables.ts'
import type { Migration } from './run-steps.ts'

export const initial: Migration = {
  directory: [...directoryTables, createActivity, guardAudit, setProcessParameters],
  partition: [...tables, createNewestIndexes, ...constraints, setStorageParameters],
  both: references,
  // Not in archives: an archive can be imported into a store with another number of partitions.
  divided: ['create table partitioning (partitions bigint primary key)'],
}
