import { type Command, Option } from 'commander'
import type { Given } from '../settings/setting-values.ts'
import { type Command as CommandName, SETTINGS, defaultOf } from '../settings/setting-table.ts'

/** Adds the flags of the settings that a command reads. */
export function addSettings(made: Command, name: CommandName): void {
  for (const row of SETTINGS) {
    if (!row.for.includes(name)) continue
    const { flag, value, variable, text, choices } = row
    const standard = defaultOf(row, name)
    const among = choices === undefined ? '' : ` (${choices.join(', ')})`
    const usual = value === undefined || standard === undefined ? '' : `; default ${standard}`
    const term = value === undefined ? `--${flag}` : `--${flag} <${value}>`
    made.addOption(new Option(term, `${text}${among}${usual} [${variable}]`))
    if (row.name === 'cors' || row.name === 'tokenLimit' || row.name === 'requestLog') {
      made.addOption(new Option(`--no-${flag}`).hideHelp())
    }
  }
}

/**
 * Returns the flags that the command line contains. Skips values that are not from the command line, because commander
 * adds defaults for the `--no-` switches.
 */
export function givenFlags(made: Command): Given {
  const given: Given = {}
  for (const { name, flag } of SETTINGS) {
    const key = flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (made.getOptionValueSource(key) === 'cli') given[name] = made.getOptionValue(key) as string | boolean
  }
  return given
}
