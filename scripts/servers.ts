import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DocsServer, serveDocs } from '@pix-payments/docs/serve'
import { createMock } from '@pix-payments/mock'
import { type Log, createService } from '@pix-payments/service'
import type { Settings } from './command-line.ts'
import { explainListenError, type Part } from './ports.ts'

interface Server {
  readonly url: string
  close(): Promise<void>
}

export interface Servers {
  readonly service: Server
  readonly mock: Server
  readonly docs: DocsServer
  close(): Promise<void>
}

/** Opens service, mock and documentation, or none: a port that is taken closes what was opened before. */
export async function openServers(
  { host, ports, data }: Settings,
  { dev }: { readonly dev: boolean },
): Promise<Servers> {
  const file = data === undefined ? undefined : dataFile(data)
  const parts = await Promise.allSettled([
    opened('service', ports.service, createService({ port: ports.service, host, file, log })),
    opened('mock', ports.mock, createMock({ port: ports.mock, host, watch: dev, logLevel: 'info' })),
    opened('docs', ports.docs, serveDocs({ port: ports.docs, host, dev })),
  ])
  const [service, mock, docs] = parts
  const close = async (): Promise<void> => {
    await Promise.all(parts.map((part) => (part.status === 'fulfilled' ? part.value.close() : undefined)))
  }
  if (service.status === 'fulfilled' && mock.status === 'fulfilled' && docs.status === 'fulfilled') {
    return { service: service.value, mock: mock.value, docs: docs.value, close }
  }
  await close()
  throw parts.find((part) => part.status === 'rejected')?.reason
}

const nothing = (): void => undefined
/** What the service warns of, such as the control token that it made. */
const log: Log = {
  debug: nothing,
  info: nothing,
  warn: (_facts, message) => console.log(message),
  error: nothing,
}

function dataFile(data: string): string {
  const folder = resolve(data)
  mkdirSync(folder, { recursive: true })
  return join(folder, 'pix.sqlite')
}

async function opened<Opened>(part: Part, port: number, server: Promise<Opened>): Promise<Opened> {
  return server.catch((error: unknown) => {
    throw explainListenError(part, port, error)
  })
}

/** Ctrl-C finishes what is in flight and ends with 0; a second one ends at once. */
export function stopOnSignal(servers: Servers): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      void servers.close().then(() => {
        console.log('Stopped.')
        process.exit(0)
      })
    })
  }
}
