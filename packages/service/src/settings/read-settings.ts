import { bearerToken } from '@pix-payments/http-contract/http'
import type { Mode } from '../domain/mode.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { ListenAddress } from '../http/metrics-server.ts'
import type { LogFormat, LogLevel } from '../telemetry/log.ts'
import type { Days, Keep } from '../retention/keep.ts'
import { MOST_PARTITIONS } from '../storage/partition.ts'
import { locationHostProblem } from '../location/location-host.ts'
import { type RailSettings, railOf, secretsOf } from './rail-settings.ts'
import { type Command, SETTINGS, type SettingName, type SettingRow } from './setting-table.ts'
import { type Given, type Values, labelOf, valuesOf } from './setting-values.ts'
import { SettingsError } from './settings-error.ts'

/** Checked settings: each value is valid, and no two contradict each other. */
export interface Settings {
  /** The mode that `serve` uses. */
  readonly mode: Mode
  /**
   * The mode that the flag or the variable names. When it is undefined, commands other than `serve` use the mode of the
   * store.
   */
  readonly namedMode: Mode | undefined
  readonly port: number
  readonly host: string
  readonly store:
    | { readonly kind: 'memory' }
    | { readonly kind: 'folder'; readonly folder: string }
    | {
        readonly kind: 'postgres'
        readonly url: string
        readonly schema: string | undefined
        /** The number of partitions that the store must have, or gets when it is empty. */
        readonly partitions: number | undefined
        readonly pool: number
      }
  /** The replica of the store. Undefined when none is named. */
  readonly replica: { readonly url: string } | undefined
  /** In seconds. */
  readonly mostReplicaAge: number
  /** Keys, and paths of files with keys. */
  readonly storageKeys: readonly string[]
  readonly seed: string | undefined
  readonly seedExamples: boolean
  readonly controlToken: string | undefined
  readonly cors: boolean | undefined
  readonly tokenLimit: boolean | undefined
  /** IP addresses and networks. */
  readonly trustProxy: readonly string[]
  /** The URL of the service, without a trailing slash. */
  readonly serviceUrl: string
  /** Undefined when no rail is named. */
  readonly rail: RailSettings | undefined
  /** The secrets of `pix-service rail` that verify look-ups and orders, `whsec_…`. */
  readonly railOrderSecrets: readonly string[]
  /** The secrets of `pix-service rail` that sign reports, `whsec_…`. */
  readonly railReportSecrets: readonly string[]
  readonly locationHost: string | undefined
  /** Paths of files. */
  readonly locationKeyFiles: readonly string[]
  readonly requestLog: boolean
  readonly keep: Keep
  readonly metrics: boolean
  readonly metricsListen: ListenAddress | undefined
  /** For how long the service goes on after SIGTERM, in seconds. */
  readonly drain: number
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  readonly logPersonalData: boolean
}

/** The names of schemas that the service accepts. The partitions of a store add a number. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,58}$/

const PREFIX = 'PIX_SERVICE_'

/**
 * Reads each setting from its flag. If the flag is missing, reads the environment variable; if that is missing too,
 * uses the default.
 *
 * @throws SettingsError for a setting that is unknown, is invalid, or contradicts another setting.
 */
export function readSettings(
  command: Command,
  flags: Given,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  refuseUnknownVariables(environment)
  const given: Given = {}
  const sources = new Map<SettingName, string>()
  for (const row of SETTINGS) {
    if (!row.for.includes(command)) continue
    const flag = flags[row.name]
    // An empty string counts as missing, because Compose files and CI set a missing variable to an empty string.
    const text = environment[row.variable] || undefined
    if (flag !== undefined) {
      given[row.name] = flag
      sources.set(row.name, `--${flag === false ? 'no-' : ''}${row.flag}`)
    } else if (text !== undefined) {
      given[row.name] = row.value === undefined ? readSwitch(row, text) : text
      sources.set(row.name, row.variable)
    }
  }
  refuseContradictions(given, sources)
  const read = valuesOf(command, given)
  return {
    mode: read.choice('mode') as Mode,
    namedMode: given.mode === undefined ? undefined : (read.choice('mode') as Mode),
    port: read.integer('port', 0, 65_535),
    host: read.text('host') ?? '127.0.0.1',
    store: storeOf(given, read),
    replica: replicaOf(read),
    mostReplicaAge: read.integer('databaseReadAge', 2, 3600),
    storageKeys: listOf('storageKey', read, 'keys or paths of files'),
    seed: read.text('seed'),
    seedExamples: given.seedExamples === true,
    controlToken: controlTokenOf(read.text('controlToken')),
    cors: given.cors as boolean | undefined,
    tokenLimit: given.tokenLimit as boolean | undefined,
    trustProxy: proxiesOf(read.text('trustProxy')),
    serviceUrl: serviceUrlOf(read.text('serviceUrl') ?? ''),
    rail: railOf(command, given, read),
    railOrderSecrets: command === 'rail' ? secretsOf('railOrderSecret', read) : [],
    railReportSecrets: command === 'rail' ? secretsOf('railReportSecret', read) : [],
    locationHost: locationHostOf(read.text('locationHost')),
    locationKeyFiles: listOf('locationKey', read, 'paths of files'),
    requestLog: given.requestLog !== false,
    keep: {
      requests: read.integer('keepRequests', 1, 100_000),
      events: daysOf('keepEvents', read),
      orders: daysOf('keepOrders', read),
    },
    metrics: given.metrics === true,
    metricsListen: listenAddressOf(read.text('metricsListen')),
    drain: given.drain === undefined ? (given.mode === 'production' ? 5 : 0) : read.integer('drain', 0, 600),
    logLevel: read.choice('logLevel') as Settings['logLevel'],
    logFormat: read.choice('logFormat') as Settings['logFormat'],
    logPersonalData: given.logPersonalData === true,
  }
}

function refuseUnknownVariables(environment: Readonly<Record<string, string | undefined>>): void {
  const known = new Set<string>(SETTINGS.map(({ variable }) => variable))
  const unknown = Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !known.has(name))
  if (unknown.length === 0) return
  throw new SettingsError(
    `${unknown.join(', ')} is not a setting of pix-service. Remove it, or see pix-service serve --help for the names.`,
  )
}

function readSwitch({ variable }: SettingRow, text: string): boolean {
  if (['1', 'true', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'no'].includes(text.toLowerCase())) return false
  throw new SettingsError(`${variable} must be true or false, not "${text}".`)
}

const CONTRADICTIONS: readonly (readonly [SettingName, SettingName, string])[] = [
  ['ephemeral', 'data', 'Data cannot be kept both in memory and in a folder.'],
  ['ephemeral', 'databaseUrl', 'Data cannot be kept both in memory and in PostgreSQL.'],
  ['data', 'databaseUrl', 'Data cannot be kept both in a folder and in PostgreSQL.'],
]
const OF_THE_SANDBOX: readonly SettingName[] = ['seed', 'seedExamples', 'controlToken', 'ephemeral']
const OF_POSTGRES: readonly SettingName[] = [
  'databaseSchema',
  'databasePool',
  'databaseReadUrl',
  'databaseReadAge',
  'partitions',
]

function refuseContradictions(given: Given, sources: ReadonlyMap<SettingName, string>): void {
  const isOn = (name: SettingName): boolean => given[name] !== undefined && given[name] !== false
  for (const [one, other, why] of CONTRADICTIONS) {
    if (isOn(one) && isOn(other)) {
      throw new SettingsError(`${why} Leave out ${sources.get(one)} or ${sources.get(other)}.`)
    }
  }
  const misplaced = OF_THE_SANDBOX.find((name) => given.mode === 'production' && isOn(name))
  if (misplaced !== undefined) {
    throw new SettingsError(`${sources.get(misplaced)} works only in the sandbox; the mode is production.`)
  }
  if (given.mode === 'production' && isOn('locationKey') && !isOn('locationHost')) {
    throw new SettingsError(
      `${sources.get('locationKey')} needs --location-host (PIX_SERVICE_LOCATION_HOST) in production: the host at which the apps of payers reach this service.`,
    )
  }
  const alone = OF_POSTGRES.find((name) => isOn(name) && !isOn('databaseUrl'))
  if (alone !== undefined) {
    throw new SettingsError(`${sources.get(alone)} works only with PostgreSQL; set DATABASE_URL too.`)
  }
  if (isOn('databaseReadAge') && !isOn('databaseReadUrl')) {
    throw new SettingsError(`${sources.get('databaseReadAge')} needs a replica; set DATABASE_READ_URL too.`)
  }
}

function storeOf(given: Given, read: Values): Settings['store'] {
  if (given.ephemeral === true) return { kind: 'memory' }
  const url = read.text('databaseUrl')
  if (url === undefined) return { kind: 'folder', folder: read.text('data') ?? '' }
  requirePostgres('databaseUrl', url)
  const schema = read.text('databaseSchema')
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) {
    throw new SettingsError('--database-schema must be a name of a-z, 0-9 and _.')
  }
  const partitions =
    given.partitions === undefined ? undefined : read.integer('partitions', 1, MOST_PARTITIONS)
  return { kind: 'postgres', url, schema, partitions, pool: read.integer('databasePool', 2, 200) }
}

function replicaOf(read: Values): Settings['replica'] {
  const url = read.text('databaseReadUrl')
  if (url === undefined) return undefined
  requirePostgres('databaseReadUrl', url)
  return { url }
}

function requirePostgres(name: SettingName, url: string): void {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new SettingsError(`${labelOf(name)} must begin with postgres:// or postgresql://.`)
  }
}

const MOST_DAYS = 36_500

function daysOf(name: SettingName, read: Values): Days {
  const text = read.text(name) ?? ''
  if (text === 'forever') return text
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MOST_DAYS) return days
  throw new SettingsError(
    `${labelOf(name)} must be an integer from 1 to ${MOST_DAYS}, or forever, not "${text}".`,
  )
}

function proxiesOf(text: string | undefined): readonly string[] {
  const proxies = text?.split(',').map((address) => address.trim()) ?? []
  try {
    callerAddress(proxies)
  } catch (error) {
    throw new SettingsError(`--trust-proxy (PIX_SERVICE_TRUST_PROXY): ${(error as Error).message}.`)
  }
  return proxies
}

function locationHostOf(host: string | undefined): string | undefined {
  const problem = host === undefined ? undefined : locationHostProblem(host)
  if (problem !== undefined) {
    throw new SettingsError(`--location-host (PIX_SERVICE_LOCATION_HOST) ${problem}.`)
  }
  return host
}

function listOf(name: SettingName, read: Values, what: string): readonly string[] {
  const text = read.text(name)
  const entries = text?.split(',').map((entry) => entry.trim()) ?? []
  if (!entries.includes('')) return entries
  // The message does not repeat the text, because it may contain a key.
  throw new SettingsError(`${labelOf(name)} must be ${what}, separated by commas, and none may be empty.`)
}

function listenAddressOf(text: string | undefined): ListenAddress | undefined {
  if (text === undefined) return undefined
  const [, address, name, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
  const host = address ?? name
  const port = Number(digits)
  if (host === undefined || port > 65_535) {
    throw new SettingsError(
      `--metrics-listen (PIX_SERVICE_METRICS_LISTEN) must be <host>:<port>, such as 127.0.0.1:9464 or [::1]:9464, not "${text}".`,
    )
  }
  return { host, port }
}

function serviceUrlOf(text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new SettingsError(
      `--service-url (PIX_SERVICE_URL) must be a URL such as http://127.0.0.1:4010, not "${text}".`,
    )
  }
  return text.replace(/\/+$/, '')
}

function controlTokenOf(token: string | undefined): string | undefined {
  if (token !== undefined && bearerToken(`Bearer ${token}`) !== token) {
    throw new SettingsError(
      '--control-token must be a bearer token: letters, digits and -._~+/, with optional = at the end.',
    )
  }
  return token
}
