import { Command, InvalidArgumentError, Option } from 'commander'
import { FAILED, Unusable, createProgress, hasColors, parseCount, parseUrl } from './command-line.ts'
import type { RailReport } from './rail/rail-report.ts'
import type { RailSuiteOptions } from './rail/run-rail-suite.ts'
import { type AccountNumbers, DEFAULT_TEST_DATA, type RailTestData } from './rail/test-data.ts'

interface Flags extends RailTestData {
  readonly url: string
  readonly orderSecret: readonly string[]
  readonly reportSecret: readonly string[]
  readonly listen: { readonly host: string; readonly port: number }
  readonly reportsUrl?: string
  readonly settleSeconds: number
  readonly transfers: number
  readonly payers?: boolean
  readonly walletId?: string
  readonly json?: boolean
}

const LONGEST_WAIT_SECONDS = 3600

/** The command `pix-contract-tests rail`. */
export function railCommand(): Command {
  const data = DEFAULT_TEST_DATA
  return new Command('rail')
    .description(
      "Tests an institution's side of the rail contract. Plays the service: sends look-ups and orders, and receives the reports.",
    )
    .addOption(
      new Option('--url <url>', 'base URL of the institution')
        .env('PIX_RAIL_URL')
        .default('http://127.0.0.1:4040')
        .argParser(parseUrl),
    )
    .addOption(
      new Option(
        '--order-secret <secret>',
        'whsec_… that signs look-ups and orders; separate several by commas',
      )
        .env('PIX_RAIL_ORDER_SECRET')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--report-secret <secret>', 'whsec_… that signs reports; separate several by commas')
        .env('PIX_RAIL_REPORT_SECRET')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--listen <host:port>', 'address at which the suite receives reports; port 0 is a free port')
        .default({ host: '127.0.0.1', port: 4010 }, '127.0.0.1:4010, the address of the service')
        .argParser(parseListen),
    )
    .addOption(
      new Option(
        '--reports-url <url>',
        'public URL that leads to the address of --listen, when the institution is on another machine',
      ).argParser(parseUrl),
    )
    .addOption(
      new Option(
        '--settle-seconds <seconds>',
        'how long to wait for a report, longer than the institution waits for an answer',
      )
        .default(30)
        .argParser(parseCount(1, LONGEST_WAIT_SECONDS)),
    )
    .addOption(
      new Option('--transfers <number>', 'transfers with doubles and lost answers')
        .default(20)
        .argParser(parseCount(1)),
    )
    .option(
      '--payers',
      'fail unless a payer pays each charge and authorizes each recurrence; omit it for pix-service rail, because nobody pays its charges',
    )
    .option('--wallet-id <uuid>', 'wallet of the orders (default: a new id)')
    .addOption(
      accountOption('--wallet-account', 'account of the wallet at the institution', data.walletAccount),
    )
    .option('--receiver-key <key>', 'Pix key of the wallet', data.receiverKey)
    .option('--receiver-cnpj <cnpj>', 'CNPJ of the operator', data.receiverCnpj)
    .option('--known-key <key>', 'Pix key that the institution finds', data.knownKey)
    .option('--unknown-key <key>', 'Pix key that the institution does not find', data.unknownKey)
    .option('--holder-name <name>', 'holder of the known key and the account', data.holderName)
    .option('--holder-tax-id <taxId>', 'tax id of this holder', data.holderTaxId)
    .addOption(accountOption('--looked-up-account', 'account to look up', data.lookedUpAccount))
    .option('--payer-tax-id <cpf>', 'payer of the recurrences', data.payerTaxId)
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 passed, 1 a case failed, 2 wrong usage or an unusable institution.',
    )
    .exitOverride()
    .action(run)
}

async function run(flags: Flags): Promise<void> {
  // The suite takes a second to load. A dynamic import keeps help and usage errors fast.
  const { runRailSuite, railTerminalReport, TargetError } = await import('./index.ts')
  const progress = createProgress()
  const report: RailReport = await runRailSuite({
    ...optionsOf(flags),
    onCase: ({ name }, { done, cases }) => progress.show({ done, cases, about: name }),
  }).catch((error: unknown) => {
    progress.clear()
    if (!(error instanceof TargetError)) throw error
    throw new Unusable(error.message)
  })
  progress.clear()
  console.log(
    flags.json === true
      ? JSON.stringify(report, null, 2)
      : railTerminalReport(report, { color: hasColors() }),
  )
  process.exitCode = report.summary.failed === 0 ? 0 : FAILED
}

function optionsOf(flags: Flags): RailSuiteOptions {
  return {
    institution(reportsUrl) {
      // The institution may have to be configured with a free port.
      if (flags.listen.port === 0) console.error(`The institution must send its reports to ${reportsUrl}`)
      return flags.url
    },
    orderSecrets: flags.orderSecret,
    reportSecrets: flags.reportSecret,
    listen: flags.listen,
    reportsUrl: flags.reportsUrl,
    settleMilliseconds: flags.settleSeconds * 1000,
    payers: flags.payers,
    transfers: flags.transfers,
    walletId: flags.walletId,
    // The flags have the names of the test data.
    data: flags,
  }
}

/** A variable holds several secrets with commas between them. */
const collect = (secrets: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  ...secrets.split(',').map((secret) => secret.trim()),
]

function accountOption(flag: string, text: string, standard: AccountNumbers): Option {
  const { bankCode, branchCode, accountNumber } = standard
  return new Option(`${flag} <ispb/branch/number>`, text)
    .default(standard, `${bankCode}/${branchCode}/${accountNumber}`)
    .argParser(parseAccount)
}

function parseAccount(text: string): AccountNumbers {
  const [, bankCode, branchCode, accountNumber] = /^([0-9A-Z]{8})\/(\d{1,4})\/(\d{1,20})$/.exec(text) ?? []
  if (bankCode === undefined || branchCode === undefined || accountNumber === undefined)
    throw new InvalidArgumentError('It must be ISPB, branch and number, such as 12345678/0001/1000001.')
  return { bankCode, branchCode, accountNumber }
}

function parseListen(text: string): { readonly host: string; readonly port: number } {
  const [, brackets, plain, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
  const host = brackets ?? plain
  if (host === undefined || Number(port) > 65_535)
    throw new InvalidArgumentError('It must be a host and a port, such as 127.0.0.1:4010.')
  return { host, port: Number(port) }
}
