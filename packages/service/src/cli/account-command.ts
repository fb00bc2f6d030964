import { type Command, Option } from 'commander'
import type { Printing } from '../commands/print.ts'
import { type Settings, readSettings } from '../settings/read-settings.ts'
import { addSettings, givenFlags } from './add-settings.ts'

type Group = 'operators' | 'wallets' | 'credentials' | 'keys' | 'audit'

/** A subcommand of a group, such as `create` in `pix-service operators create`. It reads the settings of the group. */
interface AccountCommand<Options> {
  readonly name: string
  readonly description: string
  /** The name and the help text of a value without a flag, such as `<walletId>`. */
  readonly operand?: readonly [term: string, description: string]
  readonly options?: readonly Option[]
  /** May return the exit code. */
  readonly action: (
    settings: Settings,
    options: Options & Printing,
    operand: string,
  ) => Promise<number | void>
}

/** Adds a command that has subcommands, such as `pix-service operators`. */
export function addGroup(program: Command, name: Group, description: string): Command {
  return program
    .command(name)
    .description(description)
    .showHelpAfterError(`(pix-service ${name} --help lists commands)`)
}

export function addAccountCommand<Options>(group: Command, command: AccountCommand<Options>): void {
  const { name, description, operand, options = [], action } = command
  const settings = group.name() as Group
  const made = group.command(name).description(description)
  made.showHelpAfterError(`(pix-service ${settings} ${name} --help lists options and settings)`)
  if (operand !== undefined) made.argument(...operand)
  for (const option of options) made.addOption(option)
  made.addOption(new Option('--json', 'print JSON'))
  addSettings(made, settings)
  made.action(async () => {
    const read = readSettings(settings, givenFlags(made), process.env)
    process.exitCode = (await action(read, made.opts<Options & Printing>(), made.args[0] ?? '')) ?? 0
  })
}

export const required = (term: string, description: string): Option =>
  new Option(term, `${description} (required)`).makeOptionMandatory()

/** A flag that may be repeated. */
export const many = (term: string, description: string): Option =>
  new Option(term, description).argParser((value, before: readonly string[] = []) => [...before, value])
