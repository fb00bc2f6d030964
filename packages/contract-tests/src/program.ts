import { open, writeFile } from 'node:fs/promises'
import { Command, CommanderError, Option } from 'commander'
import {
  FAILED,
  UNUSABLE,
  Unusable,
  createProgress,
  hasColors,
  parseCount,
  parseUrl,
} from './command-line.ts'
import { railCommand } from './rail-command.ts'
import { htmlReport } from './report/html.ts'
import { jsonReport } from './report/json.ts'
import { markdownReport } from './report/markdown.ts'
import type { ContractReport } from './report/report.ts'
import { terminalReport } from './report/terminal.ts'
import type { EmitWebhook } from './target/mock-target.ts'
import type { TargetKind } from './target/open-target.ts'
import { version } from './version.ts'

interface Flags {
  readonly baseUrl: string
  readonly target: TargetKind
  readonly clientId?: string
  readonly clientSecret?: string
  readonly controlToken?: string
  readonly only?: string
  readonly report?: keyof typeof WRITERS
  readonly out?: string
  readonly seed: number
  readonly runs: number
  readonly concurrency: number
  readonly timeout: number
}

const WRITERS = {
  html: htmlReport,
  json: jsonReport,
  md: markdownReport,
} satisfies Record<string, (report: ContractReport) => string>

const createProgram = (): Command =>
  new Command('pix-contract-tests')
    .description(
      'Runs the contract tests of the Pix payment API against the mock, the service or any other server.',
    )
    .version(version)
    .addOption(
      new Option('--base-url <url>', 'scheme and host of the target')
        .env('PIX_BASE_URL')
        .default('http://127.0.0.1:4020', 'the mock, http://127.0.0.1:4020')
        .argParser(parseUrl),
    )
    .addOption(
      new Option('--target <kind>', 'kind of the target; auto detects it')
        .choices(['auto', 'mock', 'service', 'server'])
        .default('auto'),
    )
    .addOption(
      new Option('--client-id <id>', 'client_id of a wallet; needed for a server').env('PIX_CLIENT_ID'),
    )
    .addOption(
      new Option('--client-secret <secret>', 'client_secret of this client_id').env('PIX_CLIENT_SECRET'),
    )
    .addOption(
      new Option('--control-token <token>', "token of the service's control API, when it requires one").env(
        'PIX_CONTROL_TOKEN',
      ),
    )
    .option('--only <tag|operationId>', 'run only these operations, the event of this name, or scenarios')
    .addOption(
      new Option('--report <format>', 'also write a report').choices(Object.keys(WRITERS)).env('PIX_REPORT'),
    )
    .option('--out <file>', 'file of the report (default: contract-tests.<format>; - is standard output)')
    .addOption(
      new Option('--seed <number>', 'seed of the generated requests').default(1).argParser(parseCount(0)),
    )
    .addOption(
      new Option('--runs <number>', 'valid requests to generate for each operation')
        .default(25)
        .argParser(parseCount(1)),
    )
    .addOption(
      new Option('--concurrency <number>', 'number of concurrent cases').default(4).argParser(parseCount(1)),
    )
    .addOption(
      new Option('--timeout <seconds>', 'seconds to wait for a response')
        .default(10)
        .argParser(parseCount(1)),
    )
    .addHelpText('after', '\nExit codes: 0 passed, 1 a case failed, 2 wrong usage or an unusable target.')
    .exitOverride()
    // The options of `rail` come after the command.
    .enablePositionalOptions()
    .addCommand(railCommand())
    .action(run)

/** Runs the command, and returns the exit code. It writes to the standard streams of this process. */
export async function runProgram(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : UNUSABLE
    if (!(error instanceof Unusable)) throw error
    console.error(error.message)
    return UNUSABLE
  } finally {
    process.exitCode = undefined
  }
}

async function run(flags: Flags, program: Command): Promise<void> {
  if (flags.out !== undefined && flags.report === undefined) program.error('error: --out needs --report')
  const file = fileOf(flags)
  if (file !== undefined) await checkWritable(file)
  // The suite takes a second to load. A dynamic import keeps help and usage errors fast.
  const { runContractTests, TargetError, UnknownSelectionError } = await import('./index.ts')
  const progress = createProgress()
  const report = await runContractTests({
    target: flags.baseUrl,
    kind: flags.target,
    clientId: flags.clientId,
    clientSecret: flags.clientSecret,
    controlToken: flags.controlToken,
    only: flags.only,
    seed: flags.seed,
    runs: flags.runs,
    concurrency: flags.concurrency,
    timeoutMilliseconds: flags.timeout * 1000,
    emitWebhook: await findEmitWebhook(),
    now: () => new Date(),
    onProgress: progress.show,
  }).catch((error: unknown) => {
    progress.clear()
    if (!(error instanceof TargetError || error instanceof UnknownSelectionError)) throw error
    throw new Unusable(error.message)
  })
  progress.clear()
  await print(report, flags, file)
  process.exitCode = report.summary.failed === 0 ? 0 : FAILED
}

async function print(
  report: ContractReport,
  { report: format, out }: Flags,
  file: string | undefined,
): Promise<void> {
  const toStandardOutput = out === '-'
  if (!toStandardOutput) console.log(terminalReport(report, { color: hasColors() }))
  if (format === undefined) return
  const text = WRITERS[format](report)
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  await writeFile(file, text)
  console.log(`Report: ${file}`)
}

/**
 * The file to which the report is written. Undefined when no report is requested or when it goes to standard output.
 */
function fileOf({ report, out }: Flags): string | undefined {
  if (report === undefined || out === '-') return undefined
  return out ?? `contract-tests.${report}`
}

/**
 * Checks that the report can be written before the cases run. Otherwise a missing folder would be found only after the
 * run.
 */
async function checkWritable(file: string): Promise<void> {
  await open(file, 'a')
    .then((handle) => handle.close())
    .catch((error: unknown) => {
      throw new Unusable(`The report cannot be written to ${file}: ${(error as Error).message}`)
    })
}

/** Returns `emitWebhook` of `@pix-payments/mock`, or undefined when that package is not installed. */
async function findEmitWebhook(): Promise<EmitWebhook | undefined> {
  try {
    const { emitWebhook } = await import('@pix-payments/mock')
    return emitWebhook
  } catch {
    return undefined
  }
}
