import { type Command, Option } from 'commander'
import type { Session } from '../target/session.ts'
import type { TargetOptions } from '../target/target.ts'

/** What the help of a command says. */
export interface CommandText {
  /** The name and the arguments, as commander reads them: `pay <chargeOrBrCode>`. */
  readonly usage: string
  readonly description: string
  /** Command lines without `pix`. */
  readonly examples: readonly string[]
  /** Whether the command creates the wallet in which it works. */
  readonly hasNewWallet?: boolean
}

/** Adds a command with its examples. */
export function addCommand(parent: Command, { usage, description, examples }: CommandText): Command {
  const lines = examples.map((example) => `  $ pix ${example}`)
  return parent
    .command(usage)
    .description(description)
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
}

/** Adds the options that choose the sandbox and its wallet. A command with a new wallet cannot choose one. */
export function addTargetOptions(command: Command, hasNewWallet = false): Command {
  command
    .optionsGroup('Target:')
    .addOption(new Option('--url <url>', 'the sandbox (PIX_URL; default: http://127.0.0.1:4010)'))
    .option('--profile <name>', 'a profile of "pix profile list" (PIX_PROFILE)')
  if (!hasNewWallet)
    command.option(
      '--wallet <wallet>',
      'id or name of a wallet, the oldest of that name (PIX_WALLET; default: that of "pix wallet use", else the oldest)',
    )
  return command
    .option('--control-token <token>', 'the control token of the sandbox (PIX_CONTROL_TOKEN)')
    .option('--json', 'write the result to stdout as JSON')
    .option('--get <field>', 'write only this field of the result: brCode, data.0.id')
}

type Action<Options> = (
  session: Session,
  options: Options,
  ...args: readonly (string | undefined)[]
) => Promise<void>

/** Adds a command that talks to a sandbox. Its modules are imported when it runs, so that help appears at once. */
export function addSandboxCommand<Options extends TargetOptions>(
  parent: Command,
  text: CommandText,
  configure: (command: Command) => Command,
  load: () => Promise<Action<Options>>,
): Command {
  return addTargetOptions(configure(addCommand(parent, text)), text.hasNewWallet).action(
    async (...given: unknown[]) => {
      const args = given.slice(0, -2) as (string | undefined)[]
      const options = given.at(-2) as Options
      const [{ openSession }, action] = await Promise.all([import('../target/session.ts'), load()])
      const session = openSession(options)
      const { restoreWebhooks } = await import('../target/replaced-webhook.ts')
      await restoreWebhooks(session)
      await action(session, options, ...args)
    },
  )
}

/** A command without options of its own. */
export const plain = (command: Command): Command => command

/** Adds a group of commands, such as `clock`. */
export const addGroup = (parent: Command, name: string, description: string): Command =>
  parent.command(name).description(description)
