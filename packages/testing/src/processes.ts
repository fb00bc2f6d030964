import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { processesWith, processRow } from './process-table.ts'
import { RUN_VARIABLE } from './run.ts'

/** A process of a run. */
export interface RunProcess {
  readonly pid: number
  /** Its program and arguments, in one line. */
  readonly command: string
}

/** The time in which a process that was told to end must end. */
const END_MILLISECONDS = 3000

/**
 * Returns the processes that the tests of a run have left. The calling process and the PostgreSQL server of the run are
 * none of them.
 */
export async function leftProcesses(folder: string): Promise<readonly RunProcess[]> {
  const server = join(folder, 'postgres')
  const left = (): RunProcess[] =>
    processesWith(`${RUN_VARIABLE}=${folder}`)
      .map((pid) => ({ pid, command: processRow(pid)?.words.join(' ') ?? '' }))
      .filter(
        ({ pid, command }) =>
          pid !== process.pid &&
          command !== '' &&
          !command.includes(server) &&
          !command.startsWith('postgres: '),
      )
  for (let waited = 0; waited < END_MILLISECONDS && left().length > 0; waited += 100) await setTimeout(100)
  return left()
}
