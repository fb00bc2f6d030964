import { type Command, Option } from 'commander'
import type { Printing } from '../commands/print.ts'
import { readSettings } from '../settings/read-settings.ts'
import { addSettings, givenFlags } from './add-settings.ts'

/** Adds the command that lists the problems that a person must solve. */
export function addFindings(program: Command): void {
  const made = program
    .command('findings')
    .description(
      'list the problems that a person must solve: kept reports, and orders that the institution refuses or has not acknowledged for 5 minutes. Works while a service runs',
    )
    .addOption(new Option('--limit <count>', 'list at most this many, newest first').default('100'))
    .addOption(new Option('--json', 'print JSON'))
  addSettings(made, 'findings')
  made.action(async () => {
    const { printFindings } = await import('../commands/findings.ts')
    const settings = readSettings('findings', givenFlags(made), process.env)
    await printFindings(settings, made.opts<Printing & { readonly limit: string }>())
  })

  made.enablePositionalOptions()
  const close = made
    .command('close')
    .description(
      'close a kept report after you have dealt with it; it stays in the store with the note, and is not tried again. On SQLite, stop the service first',
    )
    .argument('<id>', 'the id of the report, from pix-service findings')
    .requiredOption('--note <text>', 'what was done')
    .addOption(new Option('--json', 'print JSON'))
  addSettings(close, 'findings')
  close.action(async (id: string) => {
    const { closeFinding } = await import('../commands/findings.ts')
    const settings = readSettings('findings', givenFlags(close), process.env)
    await closeFinding(settings, close.opts<Printing & { readonly note: string }>(), id)
  })
}
