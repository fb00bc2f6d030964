import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/settings/read-settings.ts'
import { SETTINGS } from '../../src/settings/setting-table.ts'

const DEFAULTS = {
  mode: 'sandbox',
  port: 4010,
  host: '127.0.0.1',
  store: { kind: 'folder', folder: '.pix-service' },
  replica: undefined,
  mostReplicaAge: 10,
  seed: undefined,
  seedExamples: false,
  controlToken: undefined,
  cors: undefined,
  tokenLimit: undefined,
  trustProxy: [],
  serviceUrl: 'http://127.0.0.1:4010',
  railOrderSecrets: [],
  railReportSecrets: [],
  locationHost: undefined,
  storageKeys: [],
  locationKeyFiles: [],
  requestLog: true,
  keep: { requests: 1000, events: 90, orders: 90 },
  metrics: false,
  metricsListen: undefined,
  drain: 0,
  logLevel: 'info',
  logFormat: 'auto',
  logPersonalData: false,
}
const URL = 'postgres://pix:secret@db.example:5432/pix'

/** Flags by their names in the program, and variables by their own names, which have capitals. */
type Given = Readonly<Record<string, string | boolean>>

function read(given: Given): object {
  const isVariable = ([name]: readonly [string, unknown]): boolean => /^[A-Z_]+$/.test(name)
  const { flags = [], env = [] } = Object.groupBy(Object.entries(given), (it) =>
    isVariable(it) ? 'env' : 'flags',
  )
  return readSettings('serve', Object.fromEntries(flags), Object.fromEntries(env) as Record<string, string>)
}

describe('settings', () => {
  it('default to a sandbox on this machine', () => {
    expect(readSettings('serve', {}, {})).toEqual(DEFAULTS)
  })

  it.each<[what: string, given: Given, want: object]>([
    ['a flag', { port: '0' }, { port: 0 }],
    ['a variable', { PIX_SERVICE_PORT: '65535' }, { port: 65_535 }],
    ['a flag over its variable', { port: '1', PIX_SERVICE_PORT: '2' }, { port: 1 }],
    ['an empty variable, which is unset', { PIX_SERVICE_PORT: '' }, { port: 4010 }],
    ['memory', { ephemeral: true }, { store: { kind: 'memory' } }],
    ['a folder', { data: 'x' }, { store: { kind: 'folder', folder: 'x' } }],
    [
      'PostgreSQL',
      { DATABASE_URL: URL, PIX_SERVICE_DATABASE_SCHEMA: 'pix_1', PIX_SERVICE_DATABASE_POOL: '2' },
      { store: { kind: 'postgres', url: URL, schema: 'pix_1', pool: 2 } },
    ],
    [
      'a replica',
      { DATABASE_URL: URL, DATABASE_READ_URL: `${URL}2`, PIX_SERVICE_DATABASE_READ_AGE: '60' },
      {
        store: { kind: 'postgres', url: URL, schema: undefined, pool: 10 },
        replica: { url: `${URL}2` },
        mostReplicaAge: 60,
      },
    ],
    [
      'an address for metrics',
      { metricsListen: '0.0.0.0:9464' },
      { metricsListen: { host: '0.0.0.0', port: 9464 } },
    ],
    [
      'an IPv6 address for metrics',
      { PIX_SERVICE_METRICS_LISTEN: '[::1]:0' },
      { metricsListen: { host: '::1', port: 0 } },
    ],
    ['a switch by variable', { PIX_SERVICE_METRICS: 'YES' }, { metrics: true }],
    ['a switch that is off', { PIX_SERVICE_REQUEST_LOG: '0' }, { requestLog: false }],
    [
      'how long data is kept',
      { keepEvents: '7', keepRequests: '50', PIX_SERVICE_KEEP_ORDERS: 'forever' },
      { keep: { requests: 50, events: 7, orders: 'forever' } },
    ],
    ['--no-cors', { cors: false }, { cors: false }],
    ['--no-token-limit', { tokenLimit: false }, { tokenLimit: false }],
    [
      'trusted proxies',
      { PIX_SERVICE_TRUST_PROXY: '10.0.0.0/8, ::1' },
      { trustProxy: ['10.0.0.0/8', '::1'] },
    ],
    [
      'a switch that is off, with a setting that contradicts the switch when on',
      { data: 'x', PIX_SERVICE_EPHEMERAL: 'false' },
      { store: { kind: 'folder', folder: 'x' } },
    ],
    [
      'a host of locations and its keys',
      {
        mode: 'production',
        rail: 'simulated',
        locationHost: 'pix.bank.example:8443/psp',
        PIX_SERVICE_LOCATION_KEY: 'next.pem, old.pem',
      },
      {
        mode: 'production',
        namedMode: 'production',
        drain: 5,
        rail: { kind: 'simulated' },
        locationHost: 'pix.bank.example:8443/psp',
        locationKeyFiles: ['next.pem', 'old.pem'],
      },
    ],
    ['a key without a host, in the sandbox', { locationKey: 'key.pem' }, { locationKeyFiles: ['key.pem'] }],
    ['a control token', { controlToken: 'abc-._~+/=' }, { controlToken: 'abc-._~+/=' }],
  ])('read %s', (_, given, want) => {
    expect(read(given)).toEqual({ ...DEFAULTS, ...want })
  })

  it.each<[what: string, given: Given, problem: RegExp]>([
    [
      'a variable that is not a setting',
      { PIX_SERVICE_PROT: '1' },
      /PIX_SERVICE_PROT is not a setting of pix-service. Remove it, or see pix-service serve --help/,
    ],
    ['a port out of range', { port: '65536' }, /--port .* from 0 to 65535, not "65536"/],
    ['a port that is not a number', { PIX_SERVICE_PORT: '1e3' }, /\(PIX_SERVICE_PORT\)/],
    ['an unknown mode', { mode: 'prod' }, /--mode .* sandbox, production, not "prod"/],
    ['an unknown level', { logLevel: 'loud' }, /silent, error, warn, info, debug/],
    [
      'a switch with another value',
      { PIX_SERVICE_METRICS: 'on' },
      /PIX_SERVICE_METRICS must be true or false, not "on"/,
    ],
    [
      'memory and a folder',
      { ephemeral: true, PIX_SERVICE_DATA: 'x' },
      /Leave out --ephemeral or PIX_SERVICE_DATA/,
    ],
    [
      'memory and PostgreSQL',
      { ephemeral: true, DATABASE_URL: URL },
      /Leave out --ephemeral or DATABASE_URL/,
    ],
    ['a folder and PostgreSQL', { data: 'x', databaseUrl: URL }, /Leave out --data or --database-url/],
    ['a URL of another database', { databaseUrl: 'mysql://x' }, /must begin with postgres/],
    [
      'a pool without PostgreSQL',
      { databasePool: '5' },
      /--database-pool works only with PostgreSQL; set DATABASE_URL/,
    ],
    [
      'a replica without PostgreSQL',
      { DATABASE_READ_URL: URL },
      /DATABASE_READ_URL works only with PostgreSQL; set DATABASE_URL/,
    ],
    [
      'a replica of another database',
      { databaseUrl: URL, databaseReadUrl: 'mysql://x' },
      /--database-read-url \(DATABASE_READ_URL\) must begin with postgres/,
    ],
    [
      'an age without a replica',
      { databaseUrl: URL, databaseReadAge: '5' },
      /--database-read-age needs a replica; set DATABASE_READ_URL/,
    ],
    ['a pool of one', { databaseUrl: URL, databasePool: '1' }, /from 2 to 200/],
    [
      'a schema with a quote',
      { databaseUrl: URL, databaseSchema: 'a"b' },
      /--database-schema must be a name/,
    ],
    ...['0', '36501', '1.5', 'Forever'].map((keepEvents): [string, Given, RegExp] => [
      `to keep events for ${keepEvents} days`,
      { keepEvents },
      /--keep-events \(PIX_SERVICE_KEEP_EVENTS\) must be an integer from 1 to 36500, or forever, not "/,
    ]),
    ['a log of no requests', { keepRequests: '0' }, /--keep-requests .* must be an integer from 1 to 100000/],
    [
      'a seed in production',
      { mode: 'production', seed: 'x' },
      /--seed works only in the sandbox; the mode is production/,
    ],
    [
      'memory in production',
      { mode: 'production', ephemeral: true },
      /--ephemeral works only in the sandbox/,
    ],
    ...['9464', ':9464', '::1:9464', '127.0.0.1:65536', '127.0.0.1:', '127.0.0.1:1e3'].map(
      (metricsListen): [string, Given, RegExp] => [
        `an address for metrics such as ${metricsListen}`,
        { metricsListen },
        /--metrics-listen \(PIX_SERVICE_METRICS_LISTEN\) must be <host>:<port>, .* not "/,
      ],
    ),
    [
      'a trusted proxy by name',
      { trustProxy: '10.0.0.1,proxy.example' },
      /--trust-proxy \(PIX_SERVICE_TRUST_PROXY\): proxy.example is neither an IP address nor a network/,
    ],
    [
      'a host of locations with a scheme',
      { locationHost: 'https://pix.bank.example' },
      /--location-host \(PIX_SERVICE_LOCATION_HOST\) must be a host .* not "https:\/\/pix.bank.example"\.$/,
    ],
    [
      'a host of locations that is too long for a BR Code',
      { PIX_SERVICE_LOCATION_HOST: `${'a'.repeat(27)}.example.com` },
      /--location-host .* must have at most 38 characters, .* has 39\.$/,
    ],
    [
      'an empty file name of a key',
      { locationKey: 'a.pem,' },
      /--location-key .* must be paths of files, separated by commas, and none may be empty\.$/,
    ],
    [
      'a key without a host, in production',
      { mode: 'production', PIX_SERVICE_LOCATION_KEY: 'key.pem' },
      /PIX_SERVICE_LOCATION_KEY needs --location-host \(PIX_SERVICE_LOCATION_HOST\) in production/,
    ],
    ['a control token with a blank', { controlToken: 'a b' }, /must be a bearer token/],
  ])('refuse %s, and name the setting and the fix', (_, given, problem) => {
    expect(() => read(given)).toThrow(problem)
  })

  it('never show the password of a URL', () => {
    expect(() => readSettings('serve', { data: 'x', databaseUrl: URL }, {})).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    )
  })

  it('have one flag and one variable each', () => {
    for (const key of ['name', 'flag', 'variable'] as const) {
      const all = SETTINGS.map((row) => row[key])
      expect(new Set(all).size).toBe(all.length)
    }
  })
})
