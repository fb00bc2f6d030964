import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { RUN_VARIABLE } from './run.ts'

/** A process of a run. */
export interface RunProcess {
  readonly pid: number
  /** Its program and arguments, in one line. */
  readonly command: string
}

/** Returns the running processes that inherited the folder of a run, without the calling process. */
export function processesOf(folder: string): readonly RunProcess[] {
  const mark = `${RUN_VARIABLE}=${folder}`
  return (process.platform === 'linux' ? onLinux(mark) : onOtherSystems(mark)).filter(
    ({ pid }) => pid !== process.pid,
  )
}

/** The time in which a process that was told to end must end. */
const END_MILLISECONDS = 3000

/** Returns the processes that the tests of a run have left. The PostgreSQL server of the run is none of them. */
export async function leftProcesses(folder: string): Promise<readonly RunProcess[]> {
  const server = join(folder, 'postgres')
  const left = (): RunProcess[] =>
    processesOf(folder).filter(
      ({ command }) => !command.includes(server) && !command.startsWith('postgres: '),
    )
  for (let waited = 0; waited < END_MILLISECONDS && left().length > 0; waited += 100) await setTimeout(100)
  return left()
}

function onLinux(mark: string): RunProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(mark)) return []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ').trim()
      // A process that has ended and that its parent has not waited for has no command.
      return command === '' ? [] : [{ pid: Number(name), command }]
    } catch {
      // The process has ended, or belongs to another user.
      return []
    }
  })
}

/** With `-E`, ps prints the environment of a process after its command. */
function onOtherSystems(mark: string): RunProcess[] {
  const lines = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return lines.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    return pid === undefined || !`${command} `.includes(`${mark} `) ? [] : [{ pid: Number(pid), command }]
  })
}
