import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const SERVICE = dirname(fileURLToPath(import.meta.resolve('@pix-payments/service/package.json')))

/**
 * Starts a command of `pix-service` that listens, such as `serve` or `rail`, until the test has finished. Returns its
 * base URL. `environment` has the secrets, which are not arguments because the process list shows arguments.
 */
export async function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = ['--conditions=source', join(SERVICE, 'src/cli.ts'), ...args, '--log-format', 'json']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface(child.stdout)) {
    const { url } = JSON.parse(line) as { readonly url?: string }
    if (url !== undefined) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error(`pix-service ${args[0]} ended before it listened`)
}
