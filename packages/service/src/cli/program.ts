import { Command } from 'commander'
import { addAccountCommands } from './account-commands.ts'
import { addDeliveries } from './add-deliveries.ts'
import { addAudit } from './add-audit.ts'
import { addFindings } from './add-findings.ts'
import { addKeys } from './add-keys.ts'
import { addSettings, givenFlags } from './add-settings.ts'
import { InputError } from '../commands/input-error.ts'
import type { Command as CommandName } from '../settings/setting-table.ts'
import { type Settings, readSettings } from '../settings/read-settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { StoreError } from '../storage/store.ts'
import { version } from '../version.ts'

type Action = (settings: Settings, ...operands: string[]) => Promise<number | void>

const program = new Command('pix-service')
  .description(
    'The Pix payment API with state, money, time and webhooks: a sandbox on a laptop, or several processes on PostgreSQL.',
  )
  .version(version)
  .showHelpAfterError('(pix-service --help lists the commands, and pix-service serve --help the settings)')

command('serve', 'serve the API (the default command)', async (settings) => {
  const { serve } = await import('../commands/serve.ts')
  return serve(settings)
})
command('migrate', 'update the tables to this version', async (settings) => {
  const { migrateStore } = await import('../commands/migrate.ts')
  return migrateStore(settings)
})
command(
  'check',
  'check tables, files and ledger; a service may run meanwhile. Exits with 1 on a problem',
  async (settings) => {
    const { checkStore } = await import('../commands/check.ts')
    return checkStore(settings)
  },
)
command(
  'export',
  'write all data, consistent at one moment, to a new file; a service may run meanwhile. The secrets of webhooks stay encrypted: keep their storage key',
  async (settings, file) => {
    const { exportStore } = await import('../commands/archive.ts')
    return exportStore(settings, file ?? '')
  },
  'file',
)
command(
  'import',
  'fill an empty store from a file that export wrote. A service on it needs the storage key of the exported store; pix-service keys rotate then changes the key',
  async (settings, file) => {
    const { importStore } = await import('../commands/archive.ts')
    return importStore(settings, file ?? '')
  },
  'file',
)
command(
  'backup',
  'copy a SQLite database, consistent at one moment, to a new file; a service may run meanwhile',
  async (settings, file) => {
    const { backupStore } = await import('../commands/backup.ts')
    return backupStore(settings, file ?? '')
  },
  'file',
)
command(
  'rail',
  'serve a simulated institution in a process of its own: it acknowledges the orders of a service, and reports to the service. No payer pays charges: run pix-contract-tests rail without --payers',
  async (settings) => {
    const { serveRail } = await import('../commands/rail.ts')
    return serveRail(settings)
  },
)
// Options after the name of a command belong to this command.
program.enablePositionalOptions()
addFindings(program)
addDeliveries(program)
addAccountCommands(program)
addKeys(program)
addAudit(program)

/** Runs a command line. Sets the exit code of this process, and ends this process when the command line is wrong. */
export async function runProgram(args: readonly string[]): Promise<void> {
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    const kinds = [SettingsError, StoreError, InputError]
    if (!kinds.some((kind) => error instanceof kind)) throw error
    fail((error as Error).message)
  })
}

function command(name: CommandName, description: string, action: Action, operand?: string): void {
  const subcommand = program.command(name, { isDefault: name === 'serve' }).description(description)
  if (operand !== undefined) subcommand.argument(`<${operand}>`, 'a file')
  addSettings(subcommand, name)
  // The default command also gets the name of an unknown command.
  if (name === 'serve') subcommand.allowExcessArguments().hook('preAction', refuseUnknownCommand)
  subcommand.action(async (...parameters: unknown[]) => {
    const operands = parameters.filter((it): it is string => typeof it === 'string')
    const code = await action(readSettings(name, givenFlags(subcommand), process.env), ...operands)
    process.exitCode = code ?? 0
  })
}

function refuseUnknownCommand({ args: [unknown] }: Command): void {
  if (unknown === undefined) return
  const names = program.commands.map((it) => it.name()).join(', ')
  program.error(`error: unknown command '${unknown}'. The commands are ${names}.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
