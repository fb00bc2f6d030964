import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { firstLine } from './first-line.ts'

const SERVICE = dirname(fileURLToPath(import.meta.resolve('@pix-payments/service/package.json')))

/**
 * Starts a command of `pix-service` that listens, such as `serve` or `rail`, until the test has finished. Returns its
 * base URL. `environment` has the secrets, which are not arguments because the process list shows arguments.
 */
export async function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = ['--conditions=pix-source', join(SERVICE, 'src/cli.ts'), ...args, '--log-format', 'json']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...environment },
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  return firstLine(child, /"url":"(http:[^"]+)"/)
}
