import { parseArgs } from 'node:util'
import { type Part, portOf, PORTS } from './ports.ts'

/** The default folder of the service's data, relative to the current folder. */
const DATA = '.pix-service'

/** The validated settings of a command. */
export interface Settings {
  readonly host: string
  readonly ports: Readonly<Record<Part, number>>
  /** The folder of the service's data. When undefined, the service keeps its data in memory. */
  readonly data: string | undefined
  /**
   * The bearer token of the control API. When undefined, the service requires no token on a loopback address; on any
   * other address it creates a token and prints it.
   */
  readonly controlToken: string | undefined
  /** Whether to build the documentation first. When false, the last build is served. */
  readonly buildDocs: boolean
  /** Whether `start` opens the page of the sandbox in the browser, when it runs on a terminal with a display. */
  readonly opensPage: boolean
}

/** Reads flags and environment variables. Returns `undefined` for `--help`. Throws an `Error` that names the wrong setting. */
export function readSettings(): Settings | undefined {
  const { values } = parseArgs({
    // pnpm passes the separator of `start -- --help` on.
    args: process.argv.slice(process.argv[2] === '--' ? 3 : 2),
    options: {
      'service-port': { type: 'string' },
      'mock-port': { type: 'string' },
      'docs-port': { type: 'string' },
      data: { type: 'string' },
      ephemeral: { type: 'boolean', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      'control-token': { type: 'string' },
      'built-docs': { type: 'boolean', default: false },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return undefined
  if (values.ephemeral && values.data !== undefined) {
    throw new Error('Data cannot be kept in memory alone and in a folder. Leave out --ephemeral or --data.')
  }
  const port = (part: Part): number => portOf(part, values, process.env)
  return {
    host: values.host,
    ports: { service: port('service'), mock: port('mock'), docs: port('docs') },
    data: values.ephemeral ? undefined : (values.data ?? DATA),
    buildDocs: !values['built-docs'],
    opensPage: !values['no-open'],
    controlToken: values['control-token'] ?? (process.env['PIX_SERVICE_CONTROL_TOKEN'] || undefined),
  }
}

/** The text about the options that `--help` prints. */
export const OPTIONS: string = `
  --service-port <port>  port of the service (${PORTS.service.variable}, default ${PORTS.service.fallback}; 0 takes a free one)
  --mock-port <port>     port of the mock (${PORTS.mock.variable}, default ${PORTS.mock.fallback})
  --docs-port <port>     port of the documentation (${PORTS.docs.variable}, default ${PORTS.docs.fallback})
  --data <folder>        folder of the service's data (default ${DATA} in the current folder)
  --ephemeral            keep the data of the service in memory only
  --host <host>          address to listen on (default 127.0.0.1)
  --control-token <token>  bearer token that the control API of the service requires (PIX_SERVICE_CONTROL_TOKEN;
                         default: none on a loopback address, otherwise a new one that is printed)
  --built-docs           serve the last build of the documentation, without building it
  --no-open              do not open the page of the sandbox in the browser (only start, on a terminal, opens it)
  -h, --help             this text
`
