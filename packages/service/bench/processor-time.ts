import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { FreshSchema } from '../test/support/fresh-schema.ts'

const PROC = '/proc'
/** Linux counts the CPU time of processes in this unit (`getconf CLK_TCK`), whatever the processor. */
const MICROSECONDS_OF_A_TICK = 10_000

interface ProcessStat {
  readonly parent: number
  /** User and system time of the process, and of its children that have ended. */
  readonly ticks: number
}

/** Reads `/proc/<pid>/stat`. The name, which may contain spaces and brackets, ends with the last bracket. */
export function parseStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // proc_pid_stat(5) counts from 1; `fields` begins with field 3.
  const field = (number: number): number => Number(fields[number - 3])
  return { parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) }
}

/** The CPU time of the parts of a server, in microseconds. */
export type ProcessorTimes = ReadonlyMap<string, number>

/**
 * Returns the CPU time of each part until now: that of its processes with all their descendants. Children that have
 * ended count with their parent, so a database connection that closes keeps its time. On systems without `/proc`, there
 * are no parts.
 */
export function processorTimes(parts: Readonly<Record<string, readonly number[]>>): ProcessorTimes {
  const stats = statsOfAll()
  const partOf = (pid: number): string | undefined => {
    for (let it = pid; it > 1; it = stats.get(it)?.parent ?? 0) {
      for (const [part, roots] of Object.entries(parts)) if (roots.includes(it)) return part
    }
    return undefined
  }
  const times = new Map<string, number>()
  for (const [pid, { ticks }] of stats) {
    const part = partOf(pid)
    if (part !== undefined) times.set(part, (times.get(part) ?? 0) + ticks * MICROSECONDS_OF_A_TICK)
  }
  return times
}

/** Returns the CPU time of each part between two moments. */
export function elapsedTimes(before: ProcessorTimes, after: ProcessorTimes): ProcessorTimes {
  return new Map([...after].map(([part, time]) => [part, time - (before.get(part) ?? 0)]))
}

function statsOfAll(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>()
  if (!existsSync(PROC)) return stats
  for (const name of readdirSync(PROC)) {
    if (!/^\d+$/.test(name)) continue
    try {
      stats.set(Number(name), parseStat(readFileSync(`${PROC}/${name}/stat`, 'utf8')))
    } catch {
      // The process has ended.
    }
  }
  return stats
}

/** Returns the main process of a PostgreSQL server, or undefined when it runs on another machine. */
export async function postgresProcess(schema: FreshSchema): Promise<number | undefined> {
  try {
    const [row] = await schema.query<{ data_directory: string }>('show data_directory')
    const [pid] = readFileSync(`${row?.data_directory}/postmaster.pid`, 'utf8').split('\n')
    return existsSync(`${PROC}/${pid}`) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}
