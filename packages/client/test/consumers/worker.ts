import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Returns the compiled program as a worker. A worker may call the network only while it handles a request, so the
 * handler runs the program and returns its results.
 */
export function asWorker(program: string): string {
  const start = program.lastIndexOf('void main()')
  if (start === -1) throw new Error('The program does not start with main().')
  return `${program.slice(0, start)}\nexport default { fetch: async () => Response.json(await main()) }\n`
}

/** A worker with one module and access to local servers. */
const configuration = (file: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "main", esModule = embed "${basename(file)}")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "network",
    )),
    (name = "network", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`

/** Starts the runtime with a worker, sends one request, and returns the JSON of the response. */
export async function runWorker(workerd: string, file: string): Promise<unknown> {
  const folder = dirname(file)
  writeFileSync(join(folder, 'worker.capnp'), configuration(file))
  const child = spawn(workerd, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let problems = ''
  child.stderr?.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  try {
    // When the runtime listens, it writes its port to the control pipe.
    const control = child.stdio[3] as NodeJS.ReadableStream
    const [event] = (await Promise.race([once(control, 'data'), once(child, 'exit')])) as [unknown]
    const { port } = JSON.parse(String(event)) as { readonly port: number }
    const response = await fetch(`http://127.0.0.1:${port}/`)
    const text = await response.text()
    if (!response.ok) throw new Error(`The worker returned ${response.status}: ${text}`)
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`workerd: ${(error as Error).message}\n${problems.slice(0, 2000)}`, { cause: error })
  } finally {
    child.kill('SIGKILL')
  }
}
