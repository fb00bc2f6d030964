import { parseArgs } from 'node:util'
import { serveDocs } from '@pix-payments/docs/serve'
import { createMock } from '@pix-payments/mock'
import { welcome } from './welcome.ts'
import { explainListenError, type Part, portOf, PORTS } from './ports.ts'

const HELP = `Serves the mock of the Pix payment API and the reference documentation.

Usage: npx -y pnpm@12.21.0 start [options]

  --mock-port <port>   port of the mock (${PORTS.mock.variable}, default ${PORTS.mock.fallback}; 0 takes a free one)
  --docs-port <port>   port of the documentation (${PORTS.docs.variable}, default ${PORTS.docs.fallback})
  --host <host>        address to listen on (default 127.0.0.1)
  --help               this text
`

interface Closable {
  readonly url: string
  close(): Promise<void>
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'mock-port': { type: 'string' },
      'docs-port': { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const { host } = values
  const opened: Closable[] = []
  const open = async (part: Part, start: (port: number) => Promise<Closable>): Promise<Closable> => {
    const port = portOf(part, values, process.env)
    const server = await start(port).catch((error: unknown) => {
      throw explainListenError(part, port, error)
    })
    opened.push(server)
    return server
  }
  try {
    const docs = await open('docs', (port) => serveDocs({ port, host }))
    const mock = await open('mock', (port) => createMock({ port, host, logLevel: 'info' }))
    console.log(await welcome({ mockUrl: mock.url, docsUrl: docs.url }))
    stopOnSignal(opened)
  } catch (error) {
    await Promise.all(opened.map((server) => server.close()))
    throw error
  }
}

function stopOnSignal(servers: readonly Closable[]): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      void Promise.all(servers.map((server) => server.close())).then(() => {
        console.log('Stopped.')
        process.exit(0)
      })
    })
  }
}

await main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
