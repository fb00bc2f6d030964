import { basename } from 'node:path'
import { processRow } from './process-table.ts'

const CHECK_MILLISECONDS = 250
const PACKAGE_MANAGER = /^(?:npm|npx|pnpm|pnpx|yarn|corepack)(?:-cli)?(?:\.[cm]?js)?$/
const SHELL = /^(?:ba|da|z|k)?sh$/
/** Processes that adopt a process whose parent has ended. */
const ADOPTER = /^(?:init|systemd|launchd)$/

/**
 * This process and the processes that started it, up to the outermost package manager: `run.ts`, `sh -c`, `pnpm`, `sh -c`,
 * `npm exec`. What started the package manager is not a part of the chain: a shell may end after it has started a command in
 * the background. Returns undefined when a part of the chain has ended already.
 */
function commandChain(): readonly number[] | undefined {
  const chain = [process.pid]
  let length = 1
  let outermost = ''
  let pid = process.ppid
  for (; pid > 1; pid = processRow(pid)?.parent ?? 0) {
    const program = programOf(processRow(pid)?.words ?? [])
    const isManager = PACKAGE_MANAGER.test(program)
    if (!isManager && program !== 'sh -c') break
    chain.push(pid)
    if (!isManager) continue
    length = chain.length
    outermost = program
  }
  const fromNpx = /[/\\]_npx[/\\]/.test(process.env['npm_execpath'] ?? '') && outermost.startsWith('pnpm')
  const isAdopted = pid <= 1 || ADOPTER.test(programOf(processRow(pid)?.words ?? []))
  return fromNpx && isAdopted ? undefined : chain.slice(0, length)
}

/** Calls `onEnd` once, soon after a process of the chain has ended. */
export function watchChain(onEnd: () => void): void {
  const chain = commandChain()
  // When a process ends, the process that it started gets another parent.
  const isWhole = (): boolean =>
    chain?.every((pid, index) => {
      const parent = chain[index + 1]
      return parent === undefined || parentOf(pid) === parent
    }) ?? false
  const check = setInterval(() => {
    if (isWhole()) return
    clearInterval(check)
    onEnd()
  }, CHECK_MILLISECONDS)
  check.unref()
}

const parentOf = (pid: number): number | undefined =>
  pid === process.pid ? process.ppid : processRow(pid)?.parent

/** The name of the program: `pnpm` for `node /usr/bin/pnpm start`, and `sh -c` for a shell that runs a command. */
function programOf([first = '', second = '']: readonly string[]): string {
  const name = basename(first)
  if (SHELL.test(name) && /^-\w*c$/.test(second)) return 'sh -c'
  return name === 'node' || name === 'node.exe' ? basename(second) : name
}
