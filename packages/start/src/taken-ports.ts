import { once } from 'node:events'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { portHolder } from './port-holder.ts'
import { type Part, PORTS } from './ports.ts'
import { processRow } from '@pix-payments/testing/process-table'

const ROOT = join(import.meta.dirname, '../../..')
const PART = join(import.meta.dirname, 'part.ts')
const LONGEST_COMMAND = 100

/**
 * Throws an `Error` that names each port that is taken, with the process that holds it. It runs before the build, so that
 * nobody waits for a start that must fail. It cannot run before the install: pnpm installs before it runs a script.
 */
export async function requireFreePorts(ports: Readonly<Record<Part, number>>, host: string): Promise<void> {
  const parts = Object.keys(PORTS) as Part[]
  const free = await Promise.all(parts.map((part) => isFree(ports[part], host)))
  const taken = parts.filter((_, index) => free[index] === false)
  if (taken.length === 0) return
  const holders = taken.map((part) => ({ part, pid: portHolder(ports[part]) }))
  const olderStarts = new Set(holders.flatMap(({ pid }) => olderStart(pid) ?? []))
  throw new Error(
    [
      ...holders.map(({ part, pid }) => `Port ${ports[part]} for the ${part} is taken${by(pid)}.`),
      ...[...olderStarts].map((pid) => `An older start of this folder is running. End it: kill ${pid}`),
      `Other ports: ${taken.map((part) => `--${PORTS[part].flag} or ${PORTS[part].variable}`).join(', ')}.`,
      `Free ports: ${taken.map((part) => `--${PORTS[part].flag} 0`).join(' ')}`,
    ].join('\n'),
  )
}

/** Other errors of a port are those of its part, which explains them. */
async function isFree(port: number, host: string): Promise<boolean> {
  if (port === 0) return true
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  } finally {
    server.close()
  }
}

function by(pid: number | undefined): string {
  const [program, ...words] = (pid === undefined ? undefined : processRow(pid)?.words) ?? []
  if (program === undefined) return ''
  // The options of a part are long.
  const command = [basename(program), ...words.filter((word) => !word.startsWith('{'))].join(' ')
  return ` by process ${pid}, ${command.replaceAll(`${ROOT}/`, '').slice(0, LONGEST_COMMAND)}`
}

/** The process of the command that started this part, or the part itself when its command has ended. */
function olderStart(pid: number | undefined): number | undefined {
  const row = pid === undefined ? undefined : processRow(pid)
  if (row?.words.includes(PART) !== true) return undefined
  const isCommand = processRow(row.parent)?.words.some((word) => /\b(?:run|start|dev)\.ts$/.test(word))
  return isCommand === true ? row.parent : pid
}
