import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What the system tells about a process. */
export interface ProcessRow {
  readonly parent: number
  /** The command line as words. A process may write any text here. */
  readonly words: readonly string[]
}

const HAS_PROC = process.platform === 'linux'

/** Returns undefined when the process does not exist. */
export function processRow(pid: number, hasProc: boolean = HAS_PROC): ProcessRow | undefined {
  try {
    if (!hasProc) {
      const text = ps('-o', 'ppid=,command=', '-p', String(pid))
      const [, parent = '', command = ''] = /^\s*(\d+)\s+(.*)/.exec(text) ?? []
      return parent === '' ? undefined : { parent: Number(parent), words: command.split(' ') }
    }
    // The second field is the name of the program in parentheses, which may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    const fields = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .filter((it) => it !== '')
    // npm replaces its command line by a title, which is one field.
    return { parent: Number(parent), words: fields.length === 1 ? (fields[0] ?? '').split(' ') : fields }
  } catch {
    return undefined
  }
}

/** The processes that were started with this variable in their environment, or whose ancestors were: `NAME=value`. */
export function processesWith(variable: string, hasProc: boolean = HAS_PROC): readonly number[] {
  if (!hasProc) {
    return ps(process.platform === 'darwin' ? 'axEww' : 'axeww', '-o', 'pid=,command=')
      .split('\n')
      .flatMap((line) => (line.includes(` ${variable}`) ? Number.parseInt(line, 10) : []))
  }
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    return Number.isInteger(pid) && hasVariable(pid, variable) ? pid : []
  })
}

function hasVariable(pid: number, variable: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(variable)
  } catch {
    return false
  }
}

/** Returns an empty text when no process matches, or when there is no `ps`. */
function ps(...args: readonly string[]): string {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
