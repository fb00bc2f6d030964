import { Command } from 'commander'
import { addActionCommands } from './commands/action-commands.ts'
import { addApiCommand } from './commands/api-command.ts'
import { addEventCommands } from './commands/event-commands.ts'
import { addProfileCommands } from './commands/profile-commands.ts'
import { addRunCommand } from './commands/run-command.ts'
import { addSandboxCommands } from './commands/sandbox-commands.ts'
import { addToolCommands } from './commands/tool-commands.ts'
import { addTriggerCommand } from './commands/trigger-command.ts'
import { addWalletCommands } from './commands/wallet-commands.ts'
import { version } from './version.ts'

const EXIT_CODES = `
Completions for bash, zsh and fish: source <(pix completion zsh).
Exit codes: 0 done, 1 failed, 2 usage, 4 no sandbox answers, 5 the event did not come.
A command without options uses the sandbox at http://127.0.0.1:4010 and its demo wallet.`

/** Creates the program with all commands. Each imports its modules only when it runs. */
export function createProgram(): Command {
  const program = new Command('pix')
    .description(
      'Drives a Pix sandbox: call any operation, play payers and institutions, move time, watch events.',
    )
    .version(version)
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('(add --help for the options and examples)')
    .addHelpText('after', EXIT_CODES)
  addApiCommand(program)
  addWalletCommands(program)
  addSandboxCommands(program)
  addActionCommands(program)
  addTriggerCommand(program)
  addRunCommand(program)
  addEventCommands(program)
  addToolCommands(program)
  addProfileCommands(program)
  return program
}
