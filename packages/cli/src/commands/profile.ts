import { createOutput } from '../output/output.ts'
import { usageError } from '../output/exit-codes.ts'
import { table } from '../output/text.ts'
import { type Config, configFile, type Profile, readConfig, writeConfig } from '../target/config.ts'
import { targetOf } from '../target/target.ts'

export function listProfiles(json: boolean): void {
  const { current, profiles } = readConfig()
  const rows = Object.entries(profiles).map(([name, { url, wallet }]) => ({
    name,
    current: name === current,
    url: url ?? null,
    wallet: wallet ?? null,
  }))
  const output = createOutput(json)
  if (rows.length === 0)
    output.note(`${configFile()} has no profile. "pix profile set NAME --url …" creates one.`)
  const cells = rows.map((row) => [row.current ? '*' : '', row.name, row.url ?? '', row.wallet ?? ''])
  output.result(rows, rows.length === 0 ? '' : table(['', 'profile', 'url', 'wallet'], cells))
}

export function setProfile(name: string, profile: Profile): void {
  // Refuses a URL that no command could use.
  if (profile.url !== undefined) targetOf({ url: profile.url })
  const config = readConfig()
  const profiles = { ...config.profiles, [name]: profile }
  save({ ...config, current: config.current ?? name, profiles }, `Profile ${name} is set.`)
}

export function applyProfile(name: string): void {
  const config = readConfig()
  requireProfile(config, name)
  save({ ...config, current: name }, `Commands now use the profile ${name}.`)
}

export function removeProfile(name: string): void {
  const { current, profiles, ...config } = readConfig()
  requireProfile({ ...config, profiles }, name)
  const { [name]: _removed, ...rest } = profiles
  const kept = current === undefined || current === name ? {} : { current }
  save({ ...config, ...kept, profiles: rest }, `Profile ${name} is deleted.`)
}

function requireProfile({ profiles }: Config, name: string): void {
  if (profiles[name] === undefined) {
    throw usageError(`There is no profile "${name}". "pix profile list" shows the profiles.`)
  }
}

function save(config: Config, text: string): void {
  writeConfig(config)
  createOutput(false).note(`${text} (${configFile()})`)
}
