import { usageError } from '../output/exit-codes.ts'
import { type Profile, profileNamed, readConfig } from './config.ts'

/** The options that choose the target. Every command that talks to a sandbox has them. */
export interface TargetOptions {
  readonly url?: string
  readonly profile?: string
  readonly wallet?: string
  readonly controlToken?: string
  readonly json?: boolean
  /** The path of the only field to write. */
  readonly get?: string
}

export interface Target extends Profile {
  readonly url: string
  /** Whether `pix wallet use` chose the wallet. */
  readonly isDefaultWallet?: boolean
}

/** The address at which the sandbox of this machine listens by default. */
const DEFAULT_URL = 'http://127.0.0.1:4010'

/** Decides the target. An option wins over a variable, a variable over the profile. */
export function targetOf(options: TargetOptions): Target {
  const profile = profileOf(options.profile)
  const clientId = variable('PIX_CLIENT_ID') ?? profile.clientId
  const clientSecret = variable('PIX_CLIENT_SECRET') ?? profile.clientSecret
  const controlToken = options.controlToken ?? variable('PIX_CONTROL_TOKEN') ?? profile.controlToken
  const url = options.url ?? variable('PIX_URL') ?? profile.url ?? DEFAULT_URL
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw usageError(`--url is "${url}". It must be the origin of a sandbox, such as ${DEFAULT_URL}.`)
  }
  const origin = url.replace(/\/+$/, '')
  const chosen = options.wallet ?? variable('PIX_WALLET') ?? profile.wallet
  const wallet = chosen ?? readConfig().wallets[origin]
  return {
    url: origin,
    ...(controlToken !== undefined && { controlToken }),
    ...(wallet !== undefined && { wallet, isDefaultWallet: chosen === undefined }),
    ...(clientId !== undefined && { clientId }),
    ...(clientSecret !== undefined && { clientSecret }),
  }
}

function profileOf(asked: string | undefined): Profile {
  const name = asked ?? variable('PIX_PROFILE')
  const { current, profiles } = readConfig()
  if (name === undefined) return (current === undefined ? undefined : profileNamed(profiles, current)) ?? {}
  const profile = profileNamed(profiles, name)
  if (profile !== undefined) return profile
  const names = Object.keys(profiles)
  const known = names.length === 0 ? 'There is none yet' : `The profiles are ${names.join(', ')}`
  throw usageError(
    `--profile: there is no profile "${name}". ${known}; "pix profile set ${name} --url …" creates it.`,
  )
}

/** Compose files and CI set a missing variable to an empty string. It counts as absent. */
const variable = (name: string): string | undefined => process.env[name] || undefined
