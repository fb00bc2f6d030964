/**
 * One part of `start` and `dev`, in its own process: `node --conditions=pix-source part.ts <part> <options>`. It ends when
 * the command sends `stop`, or when the process of the command ends. The guard of the command ends a part that hangs.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import type { Log } from '@pix-payments/service'
import type { Command, Listening, ListeningService, PartMessage, PartOptions } from './part-messages.ts'
import { explainListenError, type Part, PORTS } from './ports.ts'

interface Opened {
  readonly at: Listening | ListeningService
  reload?(): void
  docsFailed?(): void
  close(): Promise<void>
}

const options = JSON.parse(process.argv[3] ?? '{}') as PartOptions

/** Opens the server of a part. The imports are dynamic, so that a part loads only its own package. */
async function open({
  part,
  host,
  port,
  ports,
  dev,
  data,
  controlToken,
  buildDocs,
}: PartOptions): Promise<Opened> {
  switch (part) {
    case 'service': {
      const { createService, DEMO_CREDENTIALS } = await import('@pix-payments/service')
      const file = data === undefined ? undefined : dataFile(data)
      const { url, close } = await createService({ host, port, file, log, controlToken })
      return { at: { url, demo: DEMO_CREDENTIALS[0] }, close }
    }
    case 'mock': {
      const { createMock } = await import('@pix-payments/mock')
      const { url, close } = await createMock({ host, port, watch: dev, logLevel: dev ? 'info' : 'error' })
      return { at: { url }, close }
    }
    case 'docs': {
      const { serveDocs } = await import('@pix-payments/docs/serve')
      const build = buildDocs ? 'running' : 'none'
      const { url, reload, setBuild, close } = await serveDocs({
        host,
        port,
        dev,
        live: dev,
        build,
        ports: shown(ports),
      })
      return { at: { url }, reload, docsFailed: () => setBuild('failed'), close }
    }
  }
}

/** The ports in the pages, and the chosen ports. A free port is not known before the start, so pages keep theirs. */
function shown(ports: PartOptions['ports']): Record<number, number> {
  const chosen = (Object.keys(PORTS) as Part[]).filter((part) => ports[part] !== 0)
  return Object.fromEntries(chosen.map((part) => [PORTS[part].fallback, ports[part]]))
}

function dataFile(data: string): string {
  const folder = resolve(data)
  // Only the current user may read the folder, because it contains secrets and personal data.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'pix.sqlite')
}

const nothing = (): void => undefined
/** Logs only warnings and errors, to keep the terminal readable. */
const log: Log = { debug: nothing, info: nothing, warn: say('warning'), error: say('error') }

function say(level: string): Log['error'] {
  return (facts, message) => {
    const known = Object.entries(facts).filter(([, value]) => value !== undefined)
    console.error(`${level}: ${message} ${inspect(Object.fromEntries(known), { breakLength: 100 })}`)
  }
}

function sendToCommand(message: PartMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve()
    process.send?.(message, () => resolve())
  })
}

// On Ctrl-C, the terminal sends the signal to all processes of the group. A part ignores the signal and waits until the
// command sends `stop`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, nothing)
// After the command has ended, its pipes are closed. Without this handler, a write to them would end the part with an
// error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', nothing)

const server = open(options)
let stopping: Promise<void> | undefined
const stop = async (): Promise<void> => {
  // An error while the server opens is reported below, so it is ignored here.
  const opened = await server.catch(nothing)
  await opened?.close().catch((error: unknown) => console.error(error))
  process.exit(0)
}
process.on('message', (command: Command) => {
  if (command === 'reload') void server.then((it) => it.reload?.()).catch(nothing)
  else if (command === 'docs-failed') void server.then((it) => it.docsFailed?.()).catch(nothing)
  else {
    void sendToCommand({ kind: 'stopping' })
    stopping ??= stop()
  }
})
process.on('disconnect', () => {
  stopping ??= stop()
})
await server.then(
  ({ at }) => sendToCommand({ kind: 'listening', at }),
  async (error: unknown) => {
    const { message } = explainListenError(options.part, options.port, error)
    await sendToCommand({ kind: 'refused', sentence: message })
    process.exit(1)
  },
)
