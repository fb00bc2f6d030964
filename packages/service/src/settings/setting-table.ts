/** One setting of `pix-service`: its flag and its environment variable. */
export interface SettingRow {
  readonly name: SettingName
  readonly flag: string
  /** The name of the flag's value in the help; undefined for a switch. */
  readonly value?: string | undefined
  readonly variable: string
  readonly default?: string | undefined
  /** The commands that use the default. If omitted, all commands in `for` use it. */
  readonly defaultFor?: readonly Command[] | undefined
  /** The defaults of commands that have another default. */
  readonly otherDefaults?: Partial<Readonly<Record<Command, string>>> | undefined
  readonly choices?: readonly string[] | undefined
  /** The commands that read this setting. */
  readonly for: readonly Command[]
  readonly text: string
}

export type Command =
  | 'serve'
  | 'migrate'
  | 'check'
  | 'export'
  | 'import'
  | 'backup'
  | 'findings'
  | 'deliveries'
  | 'rail'
  | 'operators'
  | 'wallets'
  | 'credentials'
  | 'keys'
  | 'audit'

export type SettingName =
  | 'mode'
  | 'port'
  | 'host'
  | 'data'
  | 'ephemeral'
  | 'databaseUrl'
  | 'databaseSchema'
  | 'databasePool'
  | 'databaseReadUrl'
  | 'databaseReadAge'
  | 'partitions'
  | 'storageKey'
  | 'seed'
  | 'seedExamples'
  | 'controlToken'
  | 'cors'
  | 'tokenLimit'
  | 'trustProxy'
  | 'serviceUrl'
  | 'rail'
  | 'railUrl'
  | 'railOrderSecret'
  | 'railReportSecret'
  | 'railTimeout'
  | 'locationHost'
  | 'locationKey'
  | 'requestLog'
  | 'keepRequests'
  | 'keepEvents'
  | 'keepOrders'
  | 'metrics'
  | 'metricsListen'
  | 'drain'
  | 'logLevel'
  | 'logFormat'
  | 'logPersonalData'

const STORES: readonly Command[] = ['serve', 'migrate', 'check', 'export', 'import', 'backup']
const SERVE: readonly Command[] = ['serve']
/** The commands that create and change operators, wallets and credentials. */
const ACCOUNTS: readonly Command[] = ['operators', 'wallets', 'credentials']
/** The commands that open a store. */
const DATA: readonly Command[] = [...STORES, ...ACCOUNTS, 'findings', 'deliveries', 'keys', 'audit']

/** Returns the value of a setting that a command uses when neither flag nor variable is given. */
export const defaultOf = (
  { default: standard, defaultFor, otherDefaults, for: readers }: SettingRow,
  command: Command,
): string | undefined =>
  otherDefaults?.[command] ?? ((defaultFor ?? readers).includes(command) ? standard : undefined)

/**
 * All settings. The help, the README and the reference show this table. No other file defines the flag or the variable
 * of a setting.
 */
export const SETTINGS: readonly SettingRow[] = [
  {
    name: 'mode',
    flag: 'mode',
    value: 'mode',
    variable: 'PIX_SERVICE_MODE',
    default: 'sandbox',
    choices: ['sandbox', 'production'],
    defaultFor: SERVE,
    for: ['serve', 'migrate', 'import', ...ACCOUNTS],
    text: 'sandbox serves simulations and the control API. production answers 404 there, and sends webhooks only to public https URLs. A store keeps the mode that it was created in, and rejects the other mode',
  },
  {
    name: 'port',
    flag: 'port',
    value: 'port',
    variable: 'PIX_SERVICE_PORT',
    default: '4010',
    defaultFor: SERVE,
    otherDefaults: { rail: '4040' },
    for: ['serve', 'rail'],
    text: 'port to listen on; 0 chooses a free port',
  },
  {
    name: 'host',
    flag: 'host',
    value: 'host',
    variable: 'PIX_SERVICE_HOST',
    default: '127.0.0.1',
    for: ['serve', 'rail'],
    text: 'address to listen on',
  },
  {
    name: 'data',
    flag: 'data',
    value: 'folder',
    variable: 'PIX_SERVICE_DATA',
    default: '.pix-service',
    for: DATA,
    text: 'folder of the SQLite database; created when it is missing',
  },
  {
    name: 'ephemeral',
    flag: 'ephemeral',
    variable: 'PIX_SERVICE_EPHEMERAL',
    for: SERVE,
    text: 'keep all data in memory; it is lost when the service stops',
  },
  {
    name: 'databaseUrl',
    flag: 'database-url',
    value: 'url',
    variable: 'DATABASE_URL',
    for: DATA,
    text: 'PostgreSQL 15 or later instead of SQLite; several processes can share it',
  },
  {
    name: 'databaseSchema',
    flag: 'database-schema',
    value: 'name',
    variable: 'PIX_SERVICE_DATABASE_SCHEMA',
    for: DATA,
    text: 'schema of the PostgreSQL database; created when it is missing',
  },
  {
    name: 'databasePool',
    flag: 'database-pool',
    value: 'count',
    variable: 'PIX_SERVICE_DATABASE_POOL',
    default: '10',
    for: SERVE,
    text: 'number of connections to PostgreSQL, 2 to 200',
  },
  {
    name: 'databaseReadUrl',
    flag: 'database-read-url',
    value: 'url',
    variable: 'DATABASE_READ_URL',
    for: SERVE,
    text: 'replica of the PostgreSQL database, for statements and closing-day balances; these answers then have the header x-data-age',
  },
  {
    name: 'databaseReadAge',
    flag: 'database-read-age',
    value: 'seconds',
    variable: 'PIX_SERVICE_DATABASE_READ_AGE',
    default: '10',
    for: SERVE,
    text: 'age of the data of the replica, 2 to 3600 seconds, above which the service does not use the replica',
  },
  {
    name: 'partitions',
    flag: 'partitions',
    value: 'count',
    variable: 'PIX_SERVICE_PARTITIONS',
    for: ['migrate'],
    text: 'number of partitions of a new PostgreSQL store, 1 to 128 (default: 1); it never changes, and Citus places each partition on one of its nodes',
  },
  {
    name: 'storageKey',
    flag: 'storage-key',
    value: 'keys',
    variable: 'PIX_SERVICE_STORAGE_KEY',
    for: [...SERVE, 'keys'],
    text: 'keys that encrypt the secrets of webhooks in the store, separated by commas: base64 of 32 bytes, or paths of files with one key in each line. The first key encrypts, and all decrypt; required in production (default in the sandbox: none, and the secrets are not encrypted)',
  },
  {
    name: 'seed',
    flag: 'seed',
    value: 'text',
    variable: 'PIX_SERVICE_SEED',
    for: SERVE,
    text: 'make ids, times and the order of events depend only on the calls; the clocks of new wallets are frozen',
  },
  {
    name: 'seedExamples',
    flag: 'seed-examples',
    variable: 'PIX_SERVICE_SEED_EXAMPLES',
    for: SERVE,
    text: 'fill a new sandbox with what the examples of the contract name, so that each example request succeeds; the clocks of its wallets are frozen at the time of the examples',
  },
  {
    name: 'controlToken',
    flag: 'control-token',
    value: 'token',
    variable: 'PIX_SERVICE_CONTROL_TOKEN',
    for: SERVE,
    text: 'bearer token that the control API requires (default: none on a loopback host; on another host a new token, which is printed)',
  },
  {
    name: 'cors',
    flag: 'cors',
    variable: 'PIX_SERVICE_CORS',
    for: SERVE,
    text: 'let web pages of any origin call both APIs (default: on in the sandbox, where only pages of this machine may call the control API; --no-cors switches it off)',
  },
  {
    name: 'tokenLimit',
    flag: 'token-limit',
    variable: 'PIX_SERVICE_TOKEN_LIMIT',
    for: SERVE,
    text: 'answer 429 after too many wrong client secrets (default: on in production; --no-token-limit switches it off)',
  },
  {
    name: 'trustProxy',
    flag: 'trust-proxy',
    value: 'addresses',
    variable: 'PIX_SERVICE_TRUST_PROXY',
    for: SERVE,
    text: 'proxies whose X-Forwarded-For header is trusted: IP addresses and networks, separated by commas, such as 10.0.0.0/8 (default: none)',
  },
  {
    name: 'serviceUrl',
    flag: 'service-url',
    value: 'url',
    variable: 'PIX_SERVICE_URL',
    default: 'http://127.0.0.1:4010',
    for: ['rail'],
    text: 'URL of the service to which the simulated institution reports',
  },
  {
    name: 'rail',
    flag: 'rail',
    value: 'name',
    variable: 'PIX_SERVICE_RAIL',
    for: [...SERVE, ...ACCOUNTS],
    text: 'connection to the institution that moves the money: simulated, remote (an institution that implements the rail contract), or the path or package of a module whose default export connects to one (default in the sandbox: simulated; production has no default)',
  },
  {
    name: 'railUrl',
    flag: 'rail-url',
    value: 'url',
    variable: 'PIX_SERVICE_RAIL_URL',
    for: SERVE,
    text: 'base URL of the institution, with --rail remote; production accepts http only on a loopback host',
  },
  {
    name: 'railOrderSecret',
    flag: 'rail-order-secret',
    value: 'secrets',
    variable: 'PIX_SERVICE_RAIL_ORDER_SECRET',
    for: ['serve', 'rail'],
    text: 'secrets of look-ups and orders, separated by commas: whsec_ and base64 of 24 to 64 bytes. serve signs with all of them, and rail accepts any of them, so that they can be rotated',
  },
  {
    name: 'railReportSecret',
    flag: 'rail-report-secret',
    value: 'secrets',
    variable: 'PIX_SERVICE_RAIL_REPORT_SECRET',
    for: ['serve', 'rail'],
    text: 'secrets of reports, separated by commas: whsec_ and base64 of 24 to 64 bytes. rail signs with all of them, and serve accepts any of them',
  },
  {
    name: 'railTimeout',
    flag: 'rail-timeout',
    value: 'seconds',
    variable: 'PIX_SERVICE_RAIL_TIMEOUT',
    default: '3',
    for: SERVE,
    text: 'seconds to wait for the answer of the institution to a look-up, 1 to 30; without an answer, the operator gets 503',
  },
  {
    name: 'locationHost',
    flag: 'location-host',
    value: 'host',
    variable: 'PIX_SERVICE_LOCATION_HOST',
    for: SERVE,
    text: 'host at which the apps of payers reach this service over https, with an optional port and path, such as pix.example.com/psp; the locations in new brCodes begin with it (default: pix.example.com, a placeholder)',
  },
  {
    name: 'locationKey',
    flag: 'location-key',
    value: 'files',
    variable: 'PIX_SERVICE_LOCATION_KEY',
    for: SERVE,
    text: 'files with private keys that sign the payloads of charges, separated by commas: PEM (PKCS #8), with certificates if you have them, or JWK; EC P-256 or RSA. The first key signs, and all are published (default: a new key in the sandbox; none in production, where locations then return 404)',
  },
  {
    name: 'requestLog',
    flag: 'request-log',
    variable: 'PIX_SERVICE_REQUEST_LOG',
    default: 'true',
    for: SERVE,
    text: 'keep the latest requests of each wallet for the control API (--no-request-log switches it off)',
  },
  {
    name: 'keepRequests',
    flag: 'keep-requests',
    value: 'count',
    variable: 'PIX_SERVICE_KEEP_REQUESTS',
    default: '1000',
    for: SERVE,
    text: 'number of requests, and of commands of the control API, that the request log keeps for each wallet, 1 to 100000',
  },
  {
    name: 'keepEvents',
    flag: 'keep-events',
    value: 'days',
    variable: 'PIX_SERVICE_KEEP_EVENTS',
    default: '90',
    for: SERVE,
    text: 'days to keep events and their deliveries, 1 to 36500, or forever; pending deliveries stay. No setting deletes charges, payments or statement lines',
  },
  {
    name: 'keepOrders',
    flag: 'keep-orders',
    value: 'days',
    variable: 'PIX_SERVICE_KEEP_ORDERS',
    default: '90',
    for: SERVE,
    text: 'days to keep orders that the institution has taken and answered, and the bodies of its reports, 1 to 36500, or forever',
  },
  {
    name: 'metrics',
    flag: 'metrics',
    variable: 'PIX_SERVICE_METRICS',
    for: SERVE,
    text: 'serve Prometheus metrics at /metrics',
  },
  {
    name: 'metricsListen',
    flag: 'metrics-listen',
    value: 'host:port',
    variable: 'PIX_SERVICE_METRICS_LISTEN',
    for: SERVE,
    text: 'serve /metrics, /healthz and /readyz at this address, such as 127.0.0.1:9464 or [::1]:9464; the API then has no /metrics',
  },
  {
    name: 'drain',
    flag: 'drain',
    value: 'seconds',
    variable: 'PIX_SERVICE_DRAIN',
    for: SERVE,
    text: 'seconds after SIGTERM during which /readyz returns 503 and everything else is still served, 0 to 600, so that a load balancer looks elsewhere first (default: 5 in production, 0 in the sandbox). SIGINT does not wait',
  },
  {
    name: 'logLevel',
    flag: 'log-level',
    value: 'level',
    variable: 'PIX_SERVICE_LOG_LEVEL',
    default: 'info',
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    for: [...STORES, 'rail'],
    text: 'how much to log; debug also logs bodies',
  },
  {
    name: 'logFormat',
    flag: 'log-format',
    value: 'format',
    variable: 'PIX_SERVICE_LOG_FORMAT',
    default: 'auto',
    choices: ['auto', 'pretty', 'json'],
    for: [...STORES, 'rail'],
    text: 'auto prints readable lines on a terminal, and JSON lines elsewhere',
  },
  {
    name: 'logPersonalData',
    flag: 'log-personal-data',
    variable: 'PIX_SERVICE_LOG_PERSONAL_DATA',
    for: SERVE,
    text: 'do not mask tax ids, names, Pix keys, accounts and brCodes in logs; secrets stay masked',
  },
]
