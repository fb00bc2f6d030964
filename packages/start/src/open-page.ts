import { spawn } from 'node:child_process'
import { withoutMark } from './end-with-command.ts'

/** Where `start` runs. */
export interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the output. */
  readonly isTerminal: boolean
}

/**
 * Returns the command that shows a URL in the browser of the user: `['xdg-open', url]`. Returns undefined where the user
 * has no browser: without a terminal, in CI, over SSH, and on a system without a display.
 */
export function browserCommand(
  url: string,
  { platform, env, isTerminal }: Surroundings,
): readonly [program: string, ...args: string[]] | undefined {
  const has = (name: string): boolean => env[name] !== undefined && env[name] !== ''
  if (!isTerminal || has('CI') || has('SSH_CONNECTION') || has('SSH_TTY')) return undefined
  // A browser cannot open an address that means every address of the machine.
  const shown = url.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=[:/])/, '//127.0.0.1')
  if (platform === 'darwin') return ['open', shown]
  if (platform === 'win32') return ['explorer.exe', shown]
  if (has('WSL_DISTRO_NAME')) return ['explorer.exe', shown]
  return has('DISPLAY') || has('WAYLAND_DISPLAY') ? ['xdg-open', shown] : undefined
}

/** Shows a URL in the browser of the user, if there is one. A program that is missing changes nothing. */
export function openPage(url: string): void {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const command = browserCommand(url, { platform: process.platform, env: process.env, isTerminal })
  if (command === undefined) return
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: withoutMark(process.env) })
  child.on('error', () => undefined)
  child.unref()
}
