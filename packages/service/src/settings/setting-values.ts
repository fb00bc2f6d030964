import { type Command, SETTINGS, type SettingName, type SettingRow } from './setting-table.ts'
import { SettingsError } from './settings-error.ts'

/** The settings that flags or environment variables give. The value of a switch is `true` or `false`. */
export type Given = Partial<Record<SettingName, string | boolean>>

/** Reads the given value of a setting, or its default. Throws a {@link SettingsError} for an invalid value. */
export interface Values {
  text(name: SettingName): string | undefined
  integer(name: SettingName, least: number, most: number): number
  choice(name: SettingName): string
}

function rowOf(name: SettingName): SettingRow {
  const row = SETTINGS.find((it) => it.name === name)
  if (row === undefined) throw new Error(`The setting ${name} has no row in SETTINGS`)
  return row
}

/** The flag and the variable of a setting, for messages: `--port (PIX_SERVICE_PORT)`. */
export const labelOf = (name: SettingName): string => `--${rowOf(name).flag} (${rowOf(name).variable})`

export function valuesOf(command: Command, given: Given): Values {
  const text = (name: SettingName): string | undefined => {
    const row = rowOf(name)
    const value = given[name] ?? row.otherDefaults?.[command] ?? row.default
    return typeof value === 'string' ? value : undefined
  }
  const problem = (name: SettingName, wanted: string): SettingsError =>
    new SettingsError(`${labelOf(name)} must be ${wanted}, not "${text(name)}".`)
  return {
    text,
    integer(name, least, most) {
      const value = text(name) ?? ''
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < least || number > most) {
        throw problem(name, `an integer from ${least} to ${most}`)
      }
      return number
    },
    choice(name) {
      const { choices = [] } = rowOf(name)
      const value = text(name) ?? ''
      if (!choices.includes(value)) throw problem(name, `one of ${choices.join(', ')}`)
      return value
    },
  }
}
