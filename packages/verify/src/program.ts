import { Command, InvalidArgumentError } from 'commander'
import { version } from './version.ts'

/** The options of the command, as commander reads them. */
export interface Flags {
  readonly config: string
  readonly scenario?: readonly string[]
  readonly seed?: number
  readonly seeds: number
  readonly interface?: true
  readonly list?: true
  readonly json?: string
  readonly junit?: string
  readonly html?: string
  readonly minimize?: true
}

const MORE = `
Examples:
  $ pix-verify --interface > openapi.yaml
  $ pix-verify --list
  $ pix-verify --config pix-verify.yaml --html report.html
  $ pix-verify --scenario lost-answer last-cent --seed 7 --minimize

Exit codes: 0 all passed, 1 a scenario failed or was not played, 2 usage or configuration, 4 back end or sandbox not reachable,
130 stopped by Ctrl-C: the reports have what was played.`

/** Creates the command line. */
export const createProgram = (): Command =>
  new Command('pix-verify')
    .description(
      'Plays players, banks and a failing network against your back end, and shows where it makes or loses money.',
    )
    .version(version)
    .option('--config <file>', 'the configuration', 'pix-verify.yaml')
    .option('--scenario <id...>', 'only these scenarios')
    .option('--seed <number>', 'the first seed (default: that of the configuration, or 1)', integer)
    .option('--seeds <count>', 'the number of seeds for each scenario', positive, 1)
    .option('--interface', 'print what your back end must serve, as OpenAPI')
    .option('--list', 'list the scenarios, what they follow from, and what they cost')
    .option('--json <file>', 'write the results as JSON')
    .option('--junit <file>', 'write the results as JUnit XML')
    .option('--html <file>', 'write the results as a page that shows both sides')
    .option('--minimize', 'find the fewest steps that fail')
    .allowExcessArguments(false)
    .exitOverride()
    .showHelpAfterError('(add --help for the options and examples)')
    .addHelpText('after', MORE)

function integer(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}

function positive(text: string): number {
  const value = integer(text)
  if (value === 0) throw new InvalidArgumentError('Write 1 or more.')
  return value
}
