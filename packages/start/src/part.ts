/**
 * One part of `start` and `dev`, in a process of its own: `node --conditions=source part.ts <part> <options>`. It ends when the
 * command says so, and when the command is gone.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Log } from '@pix-payments/service'
import type { Command, Listening, ListeningService, PartMessage, PartOptions } from './part-messages.ts'
import { explainListenError } from './ports.ts'

interface Opened {
  readonly at: Listening | ListeningService
  reload?(): void
  close(): Promise<void>
}

const options = JSON.parse(process.argv[3] ?? '{}') as PartOptions

/** Each part loads its own package only. */
async function open({ part, host, port, dev, data, controlToken }: PartOptions): Promise<Opened> {
  switch (part) {
    case 'service': {
      const { createService, DEMO_CREDENTIALS } = await import('@pix-payments/service')
      const file = data === undefined ? undefined : dataFile(data)
      const { url, close } = await createService({ host, port, file, log, controlToken })
      return { at: { url, demo: DEMO_CREDENTIALS[0] }, close }
    }
    case 'mock': {
      const { createMock } = await import('@pix-payments/mock')
      const { url, close } = await createMock({ host, port, watch: dev, logLevel: 'info' })
      return { at: { url }, close }
    }
    case 'docs': {
      const { serveDocs } = await import('@pix-payments/docs/serve')
      const { url, reload, close } = await serveDocs({ host, port, dev })
      return { at: { url }, reload, close }
    }
  }
}

function dataFile(data: string): string {
  const folder = resolve(data)
  // It holds secrets and personal data.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'pix.sqlite')
}

const nothing = (): void => undefined
/** Warnings and errors alone: the terminal is for what went wrong. */
const log: Log = { debug: nothing, info: nothing, warn: say('warning'), error: say('error') }

function say(level: string): Log['error'] {
  return (facts, message) => {
    const known = Object.entries(facts).filter(([, value]) => value !== undefined)
    console.error(`${level}: ${message} ${inspect(Object.fromEntries(known), { breakLength: 100 })}`)
  }
}

/**
 * Runs in a thread of its own, as text: a part that hangs does not hear that its command is gone. The others have time to
 * finish what is in flight; the service waits up to nine seconds for its webhooks.
 */
function endWithCommand(commandPid: number): void {
  const look = setInterval(() => {
    if (process.ppid === commandPid) return
    clearInterval(look)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 12_000)
  }, 1000)
}

function tell(message: PartMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve()
    process.send?.(message, () => resolve())
  })
}

// A signal of the terminal reaches every process of its group. The command decides what becomes of it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, nothing)
// Nobody reads what a part writes after its command is gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', nothing)

const server = open(options)
let stopping: Promise<void> | undefined
const stop = async (): Promise<void> => {
  // One that could not open has said why.
  const opened = await server.catch(nothing)
  await opened?.close().catch((error: unknown) => console.error(error))
  process.exit(0)
}
process.on('message', (command: Command) => {
  if (command === 'reload') void server.then((it) => it.reload?.()).catch(nothing)
  else {
    void tell({ kind: 'stopping' })
    stopping ??= stop()
  }
})
process.on('disconnect', () => {
  stopping ??= stop()
})
new Worker(`(${endWithCommand.toString()})(${options.commandPid})`, { eval: true }).unref()
await server.then(
  ({ at }) => tell({ kind: 'listening', at }),
  async (error: unknown) => {
    const { message } = explainListenError(options.part, options.port, error)
    await tell({ kind: 'refused', sentence: message })
    process.exit(1)
  },
)
