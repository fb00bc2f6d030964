import { parseArgs } from 'node:util'
import { type Part, portOf, PORTS } from './ports.ts'

/** What the user set, checked before anything is opened. */
export interface Settings {
  readonly host: string
  readonly ports: Readonly<Record<Part, number>>
}

/** Reads flags and environment. `undefined`: help was asked for. Throws a sentence that names what is wrong. */
export function readSettings(): Settings | undefined {
  const { values } = parseArgs({
    options: {
      'mock-port': { type: 'string' },
      'docs-port': { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return undefined
  return {
    host: values.host,
    ports: { docs: portOf('docs', values, process.env), mock: portOf('mock', values, process.env) },
  }
}

/** The options in words, for `--help`. */
export const OPTIONS: string = `
  --mock-port <port>   port of the mock (${PORTS.mock.variable}, default ${PORTS.mock.fallback}; 0 takes a free one)
  --docs-port <port>   port of the documentation (${PORTS.docs.variable}, default ${PORTS.docs.fallback})
  --host <host>        address to listen on (default 127.0.0.1)
  -h, --help           this text
`
