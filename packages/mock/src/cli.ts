#!/usr/bin/env node
import { createRequire } from 'node:module'
import { Command, InvalidArgumentError, Option } from 'commander'
import { bundledContract, readContract } from './contract.ts'
import { createMock } from './create-mock.ts'
import { emitWebhook, eventsOf } from './emit.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { createProxy } from './proxy.ts'

const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly contract?: string
  readonly logLevel: LogLevel
}

const program = new Command('pix-mock')
  .description('The Pix payment API as a stateless mock: any documented answer on demand.')
  .version(version)
  .configureHelp({ showGlobalOptions: true })

serving(program.command('serve', { isDefault: true }), 'PIX_MOCK_PORT', 4020)
  .description('serve the mock (the default command)')
  .option('--watch', 'serve a changed contract without a restart', false)
  .option('--cors', 'let web pages of any origin call the mock', true)
  .option('--no-cors', 'leave out the CORS headers')
  .action(async (options: ServeOptions & { readonly watch: boolean; readonly cors: boolean }) => {
    const mock = await createMock(options).catch((error: unknown) =>
      fail(portProblem(error, options, 'PIX_MOCK_PORT')),
    )
    if (options.logLevel !== 'silent') {
      console.log(`Mock of the Pix payment API: ${mock.url} (${mock.operations} operations)`)
      console.log(`Any bearer token is accepted. Ask for any documented answer by its status and example:`)
      console.log(
        `  curl -i ${mock.url}/v1/balance -H 'authorization: Bearer any' -H 'prefer: code=404, example=ACCOUNT_NOT_FOUND'`,
      )
    }
    stopOnSignal(() => mock.close())
  })

serving(program.command('proxy'), 'PIX_PROXY_PORT', 4022)
  .description('pass traffic on to a service and report where it differs from the contract')
  .requiredOption('--target <url>', 'base URL of the service')
  .option('--fail', 'exit with 1 when stopped after a violation', false)
  .action(async (options: ServeOptions & { readonly target: string; readonly fail: boolean }) => {
    const count = { exchanges: 0, violating: 0 }
    const proxy = await createProxy({
      ...options,
      onExchange({ violations }) {
        count.exchanges += 1
        if (violations.length > 0) count.violating += 1
      },
    }).catch((error: unknown) => fail(portProblem(error, options, 'PIX_PROXY_PORT')))
    if (options.logLevel !== 'silent') console.log(`Proxy of ${options.target}: ${proxy.url}`)
    stopOnSignal(async () => {
      await proxy.close()
      if (options.logLevel !== 'silent') {
        console.log(`${count.exchanges} exchanges, ${count.violating} of them with violations`)
      }
      return options.fail && count.violating > 0 ? 1 : 0
    })
  })

program
  .command('emit')
  .description("send a signed webhook from the contract's examples")
  .argument('<event>', 'the event, as in pixChargePaid; `pix-mock events` lists them')
  .requiredOption('--to <url>', 'the URL of the receiver')
  .option('--example <name>', 'name of the example (default: the first)')
  .option('--secret <secret>', "whsec_… that signs (default: the one of the contract's examples)")
  .option('--header <name: value>', 'a header to send as well; may be repeated', collectHeader, {})
  .option('--contract <file>', 'a bundled contract in JSON')
  .action(async (event: string, options: EmitFlags) => {
    const { header: headers, ...rest } = options
    const sent = await emitWebhook({ event, headers, ...rest }).catch((error: unknown) => fail(reason(error)))
    console.log(`${sent.event} (${sent.example}) ${sent.eventId} → ${sent.status} ${options.to}`)
    if (options.secret === undefined) console.log(`Signed with ${sent.secret}`)
    process.exitCode = sent.delivered ? 0 : 1
  })

program
  .command('events')
  .description('list the webhooks of the contract and their examples')
  .option('--contract <file>', 'a bundled contract in JSON')
  .action(async ({ contract }: { readonly contract?: string }) => {
    const validation = await readContract(contract ?? bundledContract()).catch((error: unknown) =>
      fail(reason(error)),
    )
    for (const [event, examples] of eventsOf(validation)) console.log(`${event}: ${examples.join(', ')}`)
  })

await program.parseAsync()

interface EmitFlags {
  readonly to: string
  readonly example?: string
  readonly secret?: string
  readonly header: Readonly<Record<string, string>>
  readonly contract?: string
}

function serving(command: Command, variable: string, port: number): Command {
  return command
    .addOption(
      new Option('--port <port>', 'port; 0 takes a free one')
        .env(variable)
        .default(port)
        .argParser(parsePort),
    )
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--contract <file>', 'a bundled contract in JSON (default: the one of @pix-payments/spec)')
    .addOption(new Option('--log-level <level>', 'how much to print').choices(LOG_LEVELS).default('info'))
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError('It must be a port from 0 to 65535.')
}

function collectHeader(text: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be written "name: value".')
  return { ...headers, [name.toLowerCase()]: value }
}

function portProblem(error: unknown, { port }: ServeOptions, variable: string): string {
  const { code } = error as NodeJS.ErrnoException
  const fix = `Choose another with --port or ${variable}.`
  if (code === 'EADDRINUSE') return `Port ${port} is taken. ${fix}`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. ${fix}`
  return reason(error)
}

function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && message === 'fetch failed' ? `${message}: ${cause.message}` : message
}

/** Answers in flight are finished; a second signal does not wait. */
function stopOnSignal(stop: () => Promise<number | void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130))
      void stop().then((code) => process.exit(code ?? 0))
    })
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
