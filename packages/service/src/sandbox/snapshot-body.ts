import { timestamp } from '../domain/timestamp.ts'
import type { Snapshot as SnapshotBody } from '@pix-payments/spec/sandbox-types'
import type { Snapshot } from '../storage/rows/snapshot-rows.ts'
import { type Refused, refuseBecause } from './operation.ts'

export const snapshotBody = ({ id, name, createdAt, at }: Snapshot): SnapshotBody => ({
  snapshotId: id,
  name,
  createdAt: timestamp(createdAt),
  at: timestamp(at),
})

export const snapshotNotFound = (snapshotId: string): Refused<'SnapshotNotFound'> =>
  refuseBecause('SnapshotNotFound', `The wallet has no snapshot with the snapshotId ${snapshotId}.`)
