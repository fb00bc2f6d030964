import { type DocsServer, serveDocs } from '@pix-payments/docs/serve'
import { createMock } from '@pix-payments/mock'
import type { Settings } from './command-line.ts'
import { explainListenError, type Part } from './ports.ts'

export interface Servers {
  readonly docs: DocsServer
  readonly mock: { readonly url: string }
  close(): Promise<void>
}

/** Opens documentation and mock, or neither: a port that is taken closes what was opened before. */
export async function openServers(
  { host, ports }: Settings,
  { dev }: { readonly dev: boolean },
): Promise<Servers> {
  const docs = await opened('docs', ports.docs, serveDocs({ port: ports.docs, host, dev }))
  try {
    const mock = await opened(
      'mock',
      ports.mock,
      createMock({ port: ports.mock, host, watch: dev, logLevel: 'info' }),
    )
    return {
      docs,
      mock,
      async close() {
        await Promise.all([docs.close(), mock.close()])
      },
    }
  } catch (error) {
    await docs.close()
    throw error
  }
}

async function opened<Server>(part: Part, port: number, server: Promise<Server>): Promise<Server> {
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
