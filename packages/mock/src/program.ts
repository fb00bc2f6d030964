import { Command, InvalidArgumentError, Option } from 'commander'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { version } from './version.ts'

// Each command imports its modules only when it runs, so that help and usage errors print without delay.

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly contract?: string
  readonly logLevel: LogLevel
}

/** Runs a command. A command that serves goes on after this has resolved. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = new Command('pix-mock')
    .description('A stateless mock of the Pix payment API. It returns any documented response on request.')
    .version(version)
    .configureHelp({ showGlobalOptions: true })

  const serve = addServerOptions(program.command('serve', { isDefault: true }), 'PIX_MOCK_PORT', 4020)
    .description('serve the mock (the default command)')
    .option('--watch', 'serve a changed contract without a restart', false)
    .option('--cors', 'let web pages of any origin call the mock', true)
    .option('--no-cors', 'send no CORS headers')
    .allowExcessArguments()
    .action(async (options: ServeOptions & { readonly watch: boolean; readonly cors: boolean }) => {
      rejectExcessArguments(program, serve)
      const { createMock } = await import('./create-mock.ts')
      const mock = await createMock(options).catch((error: unknown) =>
        fail(listenProblem(error, options, 'PIX_MOCK_PORT')),
      )
      // The handler is installed before the URL is printed, because a script may send the signal as soon as it reads the
      // URL.
      stopOnSignal(() => mock.close())
      if (options.logLevel !== 'silent') {
        console.log(`Mock of the Pix payment API: ${mock.url} (${mock.operations} operations)`)
        console.log(
          `Any bearer token is accepted. Ask for any documented response by its status and example:`,
        )
        console.log(
          `  curl -i ${mock.url}/v1/balance -H 'authorization: Bearer any' -H 'prefer: code=404, example=ACCOUNT_NOT_FOUND'`,
        )
      }
    })

  addServerOptions(program.command('proxy'), 'PIX_PROXY_PORT', 4022)
    .description('forward traffic to a service and report where it differs from the contract')
    .requiredOption('--target <url>', 'base URL of the service')
    .option(
      '--fail',
      'exit with 1 when stopped after a violation, a request without a response, or no request at all',
      false,
    )
    .action(async (options: ServeOptions & { readonly target: string; readonly fail: boolean }) => {
      const { createProxy } = await import('./proxy.ts')
      const count = { exchanges: 0, violating: 0, unanswered: 0 }
      const proxy = await createProxy({
        ...options,
        onExchange({ violations }) {
          count.exchanges += 1
          if (violations.length > 0) count.violating += 1
        },
        onFailure() {
          count.unanswered += 1
        },
      }).catch((error: unknown) => fail(listenProblem(error, options, 'PIX_PROXY_PORT')))
      stopOnSignal(async () => {
        await proxy.close()
        if (options.logLevel !== 'silent') {
          console.log(
            `${count.exchanges} exchanges, ${count.violating} of them with violations; ${count.unanswered} requests without a response`,
          )
        }
        const hasPassed = count.exchanges > 0 && count.violating === 0 && count.unanswered === 0
        return options.fail && !hasPassed ? 1 : 0
      })
      if (options.logLevel !== 'silent') console.log(`Proxy of ${options.target}: ${proxy.url}`)
    })

  program.addHelpText('after', () => {
    const help = serve.createHelp()
    const lines = help
      .visibleOptions(serve)
      .filter(({ long }) => long !== '--help')
      .map((option) => `  ${help.optionTerm(option).padEnd(22)} ${help.optionDescription(option)}`)
    return ['', 'Options of serve:', ...lines].join('\n')
  })

  program
    .command('emit')
    .description("send a signed webhook from the contract's examples")
    .argument('<event>', 'the event, such as pixChargePaid; `pix-mock events` lists all events')
    .requiredOption('--to <url>', 'the URL of the receiver')
    .option('--example <name>', 'name of the example (default: the first)')
    .option(
      '--secret <secret>',
      "the signing secret, whsec_… (default: the secret of the contract's examples)",
    )
    .addOption(
      new Option('--event-id <uuid>', 'eventId and webhook-id (default: those of the example)').argParser(
        parseUuid,
      ),
    )
    .addOption(
      new Option('--new-id', 'send a new event, with a new eventId and webhook-id').conflicts('eventId'),
    )
    .option('--header <name: value>', 'an additional header; may be repeated', collectHeader)
    .option('--contract <file>', 'a bundled contract in JSON')
    .action(async (event: string, options: EmitFlags) => {
      const [{ emitWebhook }, { randomId }] = await Promise.all([
        import('./emit.ts'),
        import('@pix-payments/http-contract/http'),
      ])
      const { header: headers, newId = false, eventId = newId ? randomId() : undefined, ...rest } = options
      const sent = await emitWebhook({ event, headers, eventId, ...rest }).catch((error: unknown) =>
        fail(reason(error)),
      )
      console.log(`${sent.event} (${sent.example}) ${sent.eventId} → ${sent.status} ${options.to}`)
      if (options.secret === undefined) console.log(`Signed with ${sent.secret}`)
      process.exitCode = sent.delivered ? 0 : 1
    })

  program
    .command('events')
    .description('list the webhooks of the contract and their examples')
    .option('--contract <file>', 'a bundled contract in JSON')
    .action(async ({ contract }: { readonly contract?: string }) => {
      const [{ bundledContract, readContract }, { eventsOf }] = await Promise.all([
        import('./contract.ts'),
        import('./emit.ts'),
      ])
      const { validation } = await readContract(contract ?? bundledContract()).catch((error: unknown) =>
        fail(reason(error)),
      )
      for (const [event, examples] of eventsOf(validation)) console.log(`${event}: ${examples.join(', ')}`)
    })
  await program.parseAsync(args, { from: 'user' })
}

interface EmitFlags {
  readonly to: string
  readonly example?: string
  readonly secret?: string
  readonly eventId?: string
  readonly newId?: boolean
  readonly header?: Readonly<Record<string, string>>
  readonly contract?: string
}

/** Refuses an unknown command. `serve` is the default command, so commander passes the unknown name to it as an argument. */
function rejectExcessArguments(program: Command, serve: Command): void {
  const [unknown] = serve.args
  if (unknown === undefined) return
  if (program.args[0] === 'serve')
    serve.error(`error: too many arguments for 'serve': ${serve.args.join(' ')}`)
  const names = program.commands.map((command) => command.name()).join(', ')
  program.error(`error: unknown command '${unknown}'. The commands are ${names}.`)
}

function addServerOptions(command: Command, variable: string, port: number): Command {
  // Compose files and CI set a missing variable to an empty string. It is deleted, so that the default is used.
  if (process.env[variable] === '') delete process.env[variable]
  return command
    .addOption(
      new Option('--port <port>', 'port; 0 chooses a free port')
        .env(variable)
        .default(port)
        .argParser(parsePort),
    )
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--contract <file>', 'a bundled contract in JSON (default: the contract of @pix-payments/spec)')
    .addOption(new Option('--log-level <level>', 'how much to print').choices(LOG_LEVELS).default('info'))
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError('It must be a port from 0 to 65535.')
}

function parseUuid(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text
  throw new InvalidArgumentError('It must be a UUID.')
}

function collectHeader(text: string, headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be written "name: value".')
  return { ...headers, [name.toLowerCase()]: value }
}

function listenProblem(error: unknown, { port, host }: ServeOptions, variable: string): string {
  const { code } = error as NodeJS.ErrnoException
  const fix = `Choose another with --port or ${variable}.`
  if (code === 'EADDRINUSE') return `Port ${port} is taken. ${fix}`
  if (code === 'EACCES') return `Port ${port} cannot be opened by this user. ${fix}`
  if (code === 'EADDRNOTAVAIL')
    return `The host ${host} is not an address of this machine. Choose another with --host.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${host} is not known. Choose another with --host.`
  return reason(error)
}

function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && message === 'fetch failed' ? `${message}: ${cause.message}` : message
}

/** On the first signal, waits for requests in flight and exits. On a second signal, exits at once. */
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
