import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVICE = fileURLToPath(import.meta.resolve('@pix-payments/service/package.json'))

/** A sandbox in a process of its own, so that the figures of this process are those of the kit. */
export async function startSandbox(): Promise<{ readonly url: string } & AsyncDisposable> {
  const args = ['dist/cli.js', 'serve', '--port', '0', '--ephemeral', '--no-request-log']
  const child = spawn(process.execPath, args, {
    cwd: new URL('.', `file://${SERVICE}`),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (url === undefined) continue
    child.stdout.resume()
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.kill()
        await exited
      },
    }
  }
  throw new Error('The sandbox did not start. Build it first: pnpm exec turbo run build.')
}
