import { existsSync, readFileSync } from 'node:fs'

const FILE = '/proc/diskstats'
/** The places of a disk's name and of its completed flushes (Linux, `Documentation/admin-guide/iostats.rst`). */
const [NAME, FLUSHES] = [2, 18]

/** How often each disk made its writes durable until now. A sync of a store ends with such a flush. */
export type DiskSyncs = ReadonlyMap<string, number>

/** Reads the counters of the disks. On systems that do not tell, there are no disks. */
export const diskSyncs = (): DiskSyncs => parseDisks(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')

export function parseDisks(text: string): DiskSyncs {
  const disks = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(
    disks.flatMap((it) => (it[FLUSHES] === undefined ? [] : [[it[NAME] ?? '', Number(it[FLUSHES])]])),
  )
}

/** Returns the syncs between two moments, or undefined. A volume and the disk below it count the same syncs. */
export function syncsBetween(before: DiskSyncs, after: DiskSyncs): number | undefined {
  const counts = [...after].map(([disk, count]) => count - (before.get(disk) ?? 0))
  return counts.length === 0 ? undefined : Math.max(...counts)
}
