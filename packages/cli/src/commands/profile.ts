import { createOutput } from '../output/output.ts'
import { usageError } from '../output/exit-codes.ts'
import { table } from '../output/text.ts'
import {
  type Config,
  configFile,
  type Profile,
  profileNamed,
  readConfig,
  writeConfig,
} from '../target/config.ts'
import { targetOf } from '../target/target.ts'

/** The profiles without their secrets. */
const shownProfiles = ({ current, profiles }: Config): readonly ShownProfile[] =>
  Object.entries(profiles).map(([name, { url, wallet }]) => ({
    name,
    current: name === current,
    url: url ?? null,
    wallet: wallet ?? null,
  }))

interface ShownProfile {
  readonly name: string
  readonly current: boolean
  readonly url: string | null
  readonly wallet: string | null
}

export function listProfiles(json = false): void {
  const rows = shownProfiles(readConfig())
  const output = createOutput(json)
  if (rows.length === 0 && !json) {
    return output.note(`${configFile()} has no profile. "pix profile set NAME --url …" creates one.`)
  }
  const cells = rows.map((row) => [row.current ? '*' : '', row.name, row.url ?? '', row.wallet ?? ''])
  output.result(rows, table(['', 'profile', 'url', 'wallet'], cells))
}

export function setProfile(name: string, profile: Profile, json = false): void {
  // Refuses a URL that no command could use.
  if (profile.url !== undefined) targetOf({ url: profile.url })
  const config = readConfig()
  const profiles = { ...config.profiles, [name]: profile }
  save({ ...config, current: config.current ?? name, profiles }, `Profile ${name} is set.`, json)
}

export function applyProfile(name: string, json = false): void {
  const config = readConfig()
  requireProfile(config, name)
  save({ ...config, current: name }, `Commands now use the profile ${name}.`, json)
}

export function removeProfile(name: string, json = false): void {
  const { current, profiles, ...config } = readConfig()
  requireProfile({ ...config, profiles }, name)
  const { [name]: _removed, ...rest } = profiles
  const kept = current === undefined || current === name ? {} : { current }
  save({ ...config, ...kept, profiles: rest }, `Profile ${name} is deleted.`, json)
}

function requireProfile({ profiles }: Config, name: string): void {
  if (profileNamed(profiles, name) === undefined) {
    throw usageError(`There is no profile "${name}". "pix profile list" shows the profiles.`)
  }
}

/** Writes the file. The result is the list of the profiles, with `--json` only. */
function save(config: Config, text: string, json: boolean): void {
  writeConfig(config)
  const output = createOutput(json)
  output.note(`${text} (${configFile()})`)
  output.result(shownProfiles(config), '')
}
