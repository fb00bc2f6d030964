// These tables come from the source of the service, because the package does not export them.
import {
  MAGIC_ACCOUNTS,
  MAGIC_KEYS,
  OTHER_HOLDER_CPF,
} from '../../../packages/service/src/rail/simulated/magic-destinations.ts'
import { PEOPLE } from '../../../packages/service/src/rail/simulated/people.ts'
import { DEFAULT_WALLETS, DEMO_CREDENTIALS } from '../../../packages/service/src/sandbox/default-wallets.ts'
import { SETTINGS, type SettingRow } from '../../../packages/service/src/settings/setting-table.ts'

export { OTHER_HOLDER_CPF, PEOPLE as people, SETTINGS }

/** Settings by topic, in the order of the table. */
export const SETTING_GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'The server', names: ['mode', 'port', 'host', 'cors', 'tokenLimit', 'trustProxy'] },
  {
    title: 'Where the data is',
    names: [
      'data',
      'ephemeral',
      'databaseUrl',
      'databaseSchema',
      'databasePool',
      'databaseReadUrl',
      'databaseReadAge',
      'partitions',
      'storageKey',
      'keepEvents',
      'keepOrders',
    ],
  },
  { title: 'Locations of charges', names: ['locationHost', 'locationKey'] },
  {
    title: 'The institution',
    names: ['rail', 'railUrl', 'railOrderSecret', 'railReportSecret', 'railTimeout', 'serviceUrl'],
  },
  { title: 'The sandbox', names: ['seed', 'seedExamples', 'controlToken', 'requestLog', 'keepRequests'] },
  {
    title: 'Logs, metrics and health',
    names: ['metrics', 'metricsListen', 'drain', 'logLevel', 'logFormat', 'logPersonalData'],
  },
]

export const settingsOf = (names: readonly string[]): readonly SettingRow[] =>
  SETTINGS.filter(({ name }) => names.includes(name))

/** The text of a setting as a sentence. */
export const settingText = ({ text }: SettingRow): string =>
  `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`

/** The values of a setting in words. Undefined when the placeholder already shows them, as in `--port <port>`. */
export function settingValues({ value, choices }: SettingRow): string | undefined {
  if (choices !== undefined) return choices.join(', ')
  return value === undefined ? 'a switch; the variable is true or false' : undefined
}

export const settingAnchor = ({ flag }: SettingRow): string => flag

/** A destination that every wallet knows, and the outcome of a withdrawal to it. */
export interface MagicDestination {
  readonly kind: 'key' | 'account'
  readonly value: string
  /** The final status of a withdrawal. NONE: it stays open. null: it is refused, because another person is the holder. */
  readonly status: string | null
  /** When it differs from the usual errorCode of the status. */
  readonly errorCode?: string | undefined
  readonly afterSeconds: number
}

export const magicDestinations: readonly MagicDestination[] = [
  ...rowsOf('key', MAGIC_KEYS),
  ...rowsOf('account', MAGIC_ACCOUNTS),
]

function rowsOf(kind: MagicDestination['kind'], table: typeof MAGIC_KEYS): readonly MagicDestination[] {
  return [...table].map(([value, magic]) =>
    'outcome' in magic ? { kind, value, ...magic.outcome } : { kind, value, status: null, afterSeconds: 0 },
  )
}

/** A wallet of every new sandbox. */
export interface DemoWallet {
  readonly name: string
  readonly walletId: string
  readonly cnpj: string
  readonly clientId: string
  readonly clientSecret: string
  readonly pixKeys: readonly string[]
  /** Cents. */
  readonly openingBalance: number
}

export const demoWallets: readonly DemoWallet[] = DEFAULT_WALLETS.map(
  ({ id, name, operator, credential, pixKeys, openingBalance }) => ({
    name: `${operator.name}: ${name}`,
    walletId: id,
    cnpj: operator.cnpj,
    clientId: credential.clientId,
    // The wallets of an operator share their secret.
    clientSecret: DEMO_CREDENTIALS.find(({ cnpj }) => cnpj === operator.cnpj)?.clientSecret ?? '',
    pixKeys,
    openingBalance,
  }),
)

/** Formats cents: 10000000 is `R$ 100.000,00`. */
export const reais = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace(/\s/, ' ')
