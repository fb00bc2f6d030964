import { parseArgs } from 'node:util'
import { type Part, portOf, PORTS } from './ports.ts'

/** Where the sandbox keeps its data between two starts. */
const DATA = '.pix-service'

/** What the user set, checked before anything is opened. */
export interface Settings {
  readonly host: string
  readonly ports: Readonly<Record<Part, number>>
  /** Folder of the service's data; undefined keeps it in memory. */
  readonly data: string | undefined
  /** What calls of the control API need; undefined: nothing on this machine, else a new one that is printed. */
  readonly controlToken: string | undefined
  /** False serves the documentation as it was built last. */
  readonly buildDocs: boolean
}

/** Reads flags and environment. `undefined`: help was asked for. Throws a sentence that names what is wrong. */
export function readSettings(): Settings | undefined {
  const { values } = parseArgs({
    options: {
      'service-port': { type: 'string' },
      'mock-port': { type: 'string' },
      'docs-port': { type: 'string' },
      data: { type: 'string' },
      ephemeral: { type: 'boolean', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      'control-token': { type: 'string' },
      'built-docs': { type: 'boolean', default: false },
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
    controlToken: values['control-token'] ?? (process.env['PIX_SERVICE_CONTROL_TOKEN'] || undefined),
  }
}

/** The options in words, for `--help`. */
export const OPTIONS: string = `
  --service-port <port>  port of the service (${PORTS.service.variable}, default ${PORTS.service.fallback}; 0 takes a free one)
  --mock-port <port>     port of the mock (${PORTS.mock.variable}, default ${PORTS.mock.fallback})
  --docs-port <port>     port of the documentation (${PORTS.docs.variable}, default ${PORTS.docs.fallback})
  --data <folder>        where the service keeps its data (default ${DATA}, below the present folder)
  --ephemeral            keep the data of the service in memory, gone at the end
  --host <host>          address to listen on (default 127.0.0.1)
  --control-token <token>  bearer token that the control API of the service asks for (PIX_SERVICE_CONTROL_TOKEN;
                         default: none on this machine, else a new one that is printed)
  --built-docs           serve the documentation as it was built last, without building it
  -h, --help             this text
`
