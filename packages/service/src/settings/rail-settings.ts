import type { Mode } from '../domain/mode.ts'
import { isSecret } from '../identity/message-signature.ts'
import type { RemoteRail } from '../rail/open-rail.ts'
import { railUrlProblem } from '../rail/remote/rail-url.ts'
import type { Command, SettingName } from './setting-table.ts'
import { type Given, type Values, labelOf } from './setting-values.ts'
import { SettingsError } from './settings-error.ts'

/** The rail that the settings name. */
export type RailSettings =
  | { readonly kind: 'simulated' }
  /** `remote` is undefined for commands other than `serve`, which do not speak to the institution. */
  | { readonly kind: 'remote'; readonly remote: RemoteRail | undefined }
  /** A path, or the name of a package. */
  | { readonly kind: 'module'; readonly module: string; readonly timeoutMilliseconds: number }

const OF_REMOTE: readonly SettingName[] = ['railUrl', 'railOrderSecret', 'railReportSecret']
const IN_PRODUCTION =
  'The mode is production, and no rail is set: the service needs a connection to the institution that moves the money. ' +
  'Give --rail remote (PIX_SERVICE_RAIL) with --rail-url, --rail-order-secret and --rail-report-secret, or --rail with the path of a module. ' +
  'For a trial in which no money moves, give --rail simulated.'

/**
 * Reads the rail. Returns undefined when no rail is named.
 *
 * @throws SettingsError
 */
export function railOf(command: Command, given: Given, read: Values): RailSettings | undefined {
  const name = read.text('rail')
  const isServing = command === 'serve'
  const mode = read.choice('mode') as Mode
  if (isServing && name !== 'remote') {
    const alone = OF_REMOTE.find((it) => given[it] !== undefined)
    if (alone !== undefined) throw new SettingsError(`${labelOf(alone)} works only with --rail remote.`)
  }
  if (name === undefined) {
    if (isServing && mode === 'production') throw new SettingsError(IN_PRODUCTION)
    return undefined
  }
  if (name === 'simulated') return { kind: 'simulated' }
  const timeoutMilliseconds = isServing ? read.integer('railTimeout', 1, 30) * 1000 : 0
  if (name !== 'remote') return { kind: 'module', module: name, timeoutMilliseconds }
  if (!isServing) return { kind: 'remote', remote: undefined }
  const remote = {
    url: railUrlOf(read.text('railUrl'), mode),
    orderSecrets: secretsOf('railOrderSecret', read),
    reportSecrets: secretsOf('railReportSecret', read),
    timeoutMilliseconds,
  }
  return { kind: 'remote', remote }
}

function railUrlOf(text: string | undefined, mode: Mode): string {
  if (text === undefined) {
    throw new SettingsError(
      `--rail remote needs ${labelOf('railUrl')}: the base URL of the institution, such as https://pix.bank.example/rail.`,
    )
  }
  const problem = railUrlProblem(text, mode)
  // The message does not repeat the URL, because it may contain a password.
  if (problem !== undefined) throw new SettingsError(`${labelOf('railUrl')} ${problem}.`)
  return text
}

/** Reads a list of secrets. The errors do not repeat a secret. */
export function secretsOf(name: SettingName, read: Values): readonly string[] {
  const text = read.text(name)
  const secrets = text?.split(',').map((secret) => secret.trim()) ?? []
  if (text === undefined || !secrets.every(isSecret)) {
    const problem = text === undefined ? 'is missing: give' : 'must be'
    throw new SettingsError(
      `${labelOf(name)} ${problem} secrets, separated by commas: each is whsec_ and base64 of 24 to 64 bytes. Make one with: echo "whsec_$(openssl rand -base64 32)"`,
    )
  }
  return secrets
}
