import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Returns the id of the process that listens on a TCP port, where the system tells this user. */
export function portHolder(port: number): number | undefined {
  return process.platform === 'linux' ? holderOnLinux(port) : holderByLsof(port)
}

/** The state of a socket that listens. */
const LISTEN = '0A'

function holderOnLinux(port: number): number | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(table, port)))
  if (sockets.size === 0) return undefined
  const holds = (pid: string): boolean =>
    orNone(() => readdirSync(`/proc/${pid}/fd`)).some((file) =>
      sockets.has(orNone(() => [readlinkSync(`/proc/${pid}/fd/${file}`)])[0] ?? ''),
    )
  const holder = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name))
  return holder === undefined ? undefined : Number(holder)
}

/** The links of the sockets in `/proc/<pid>/fd`: `socket:[4711]`. */
function listeningSockets(table: string, port: number): readonly string[] {
  const lines = orNone(() => readFileSync(`/proc/net/${table}`, 'latin1').split('\n'))
  return lines.flatMap((line) => {
    const [, address = '', , state, , , , , , inode] = line.trim().split(/\s+/)
    return state === LISTEN && Number.parseInt(address.split(':')[1] ?? '', 16) === port
      ? `socket:[${inode}]`
      : []
  })
}

function holderByLsof(port: number): number | undefined {
  const [line = ''] = orNone(() =>
    execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n'),
  )
  return line === '' ? undefined : Number(line)
}

/** A process may end at any time, and those of other users are not readable. */
function orNone(read: () => readonly string[]): readonly string[] {
  try {
    return read()
  } catch {
    return []
  }
}
