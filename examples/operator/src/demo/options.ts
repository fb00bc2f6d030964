import { parseArgs } from 'node:util'

const PORT = 8080
const SANDBOX = 'http://127.0.0.1:4010'

export interface DemoOptions {
  /** The port of the operator. 0 takes a free port. */
  readonly port: number
  /** The address of the sandbox, without a path. Port 0: a new sandbox at a free port. */
  readonly sandbox: URL
  /** The bearer token of the control API of the sandbox. */
  readonly controlToken: string | undefined
  /** A postgres URL, or a file of SQLite. When undefined, the books are in a temporary file. */
  readonly database: string | undefined
}

export const HELP: string = `Starts an operator on the kit beside a sandbox, with a page on which a player deposits and withdraws.

Usage: npx -y pnpm@12.21.0 example [options]

  --port <port>            port of the operator (PIX_EXAMPLE_PORT, default ${PORT}; 0 takes a free one)
  --sandbox <url>          the sandbox (default ${SANDBOX}); when no program listens there, a new
                           sandbox is started, which keeps its data in memory; port 0 starts one at a free port
  --control-token <token>  bearer token of the control API of the sandbox (PIX_SERVICE_CONTROL_TOKEN)
  --database <url>         the books of the operator: a postgres URL or a file of SQLite (default: a temporary file)
  -h, --help               this text
`

/** Reads flags and environment variables. Returns `undefined` for `--help`. Throws an `Error` that names the wrong setting. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DemoOptions | undefined {
  const { values } = parseArgs({
    // pnpm passes the separator of `example -- --help` on.
    args: args.slice(args[0] === '--' ? 1 : 0),
    options: {
      port: { type: 'string' },
      sandbox: { type: 'string', default: SANDBOX },
      'control-token': { type: 'string' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return undefined
  return {
    port: portOf(values.port, environment['PIX_EXAMPLE_PORT']),
    sandbox: originOf(values.sandbox),
    controlToken: values['control-token'] ?? (environment['PIX_SERVICE_CONTROL_TOKEN'] || undefined),
    database: values.database,
  }
}

function portOf(flag: string | undefined, variable: string | undefined): number {
  const given = flag ?? (variable || String(PORT))
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (port <= 65_535) return port
  const name = flag === undefined ? 'PIX_EXAMPLE_PORT' : '--port'
  throw new Error(`${name} must be a port from 0 to 65535, not "${given}".`)
}

function originOf(text: string): URL {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (isOrigin) return url
  throw new Error(`--sandbox must be an address such as ${SANDBOX}, not "${text}".`)
}
