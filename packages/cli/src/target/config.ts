import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { WalletWebhook } from '@pix-payments/client/sandbox'
import { usageError } from '../output/exit-codes.ts'

/** How a command reaches a sandbox and one of its wallets. Each property is optional. */
export interface Profile {
  readonly url?: string
  readonly controlToken?: string
  /** The id or the name of the wallet. */
  readonly wallet?: string
  readonly clientId?: string
  readonly clientSecret?: string
}

/** Credentials that `pix` created, by URL and wallet. */
export interface Config {
  readonly current?: string
  readonly profiles: Readonly<Record<string, Profile>>
  readonly credentials: Readonly<Record<string, WalletCredentials>>
  /** The default wallet of each sandbox, by URL. */
  readonly wallets: Readonly<Record<string, string>>
  /** The webhooks that `pix listen` replaced and did not restore yet, by URL and wallet. */
  readonly replaced: Readonly<Record<string, ReplacedWebhook>>
}

export interface ReplacedWebhook extends WalletWebhook {
  readonly url: string
  readonly walletId: string
  /** The address of the listener. When the wallet has another webhook by now, there is nothing to restore. */
  readonly listener: string
  /** The process of the listener. */
  readonly pid: number
}

export interface WalletCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

const EMPTY: Config = { profiles: {}, credentials: {}, wallets: {}, replaced: {} }

/** The file of the profiles: `PIX_CONFIG`, or `pix/config.json` in the user's folder for settings. */
export function configFile(): string {
  const { PIX_CONFIG: file, XDG_CONFIG_HOME: folder } = process.env
  if (file !== undefined && file !== '') return file
  return join(
    folder === undefined || folder === '' ? join(homedir(), '.config') : folder,
    'pix',
    'config.json',
  )
}

export function readConfig(): Config {
  const file = configFile()
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY
    throw usageError(`${file} cannot be read: ${(error as Error).message}`)
  }
  try {
    return { ...EMPTY, ...(JSON.parse(text) as Partial<Config>) }
  } catch (error) {
    throw usageError(`${file} is not JSON: ${(error as Error).message}. Correct it or delete it.`)
  }
}

/** The profile of that name. Every object inherits members such as `toString`; these are not profiles. */
export const profileNamed = (profiles: Config['profiles'], name: string): Profile | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name] : undefined

/** Only the user may read the file, because it holds secrets. */
export function writeConfig(config: Config): void {
  const file = configFile()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
}

/** Writes the file for later commands. Ignores a folder that cannot be written: later commands then use their defaults. */
export function rememberConfig(config: Config): void {
  try {
    writeConfig(config)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}
