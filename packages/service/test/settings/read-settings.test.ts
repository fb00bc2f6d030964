import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/settings/read-settings.ts'
import { SETTINGS } from '../../src/settings/setting-table.ts'
import type { Given } from '../../src/settings/setting-values.ts'

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

describe('settings', () => {
  it('default to a sandbox on this machine', () => {
    expect(readSettings('serve', {}, {})).toEqual(DEFAULTS)
  })

  it.each<{ what: string; flags?: Given; env?: Record<string, string>; want: object }>([
    { what: 'a flag', flags: { port: '0' }, want: { port: 0 } },
    { what: 'a variable', env: { PIX_SERVICE_PORT: '65535' }, want: { port: 65_535 } },
    {
      what: 'a flag over its variable',
      flags: { port: '1' },
      env: { PIX_SERVICE_PORT: '2' },
      want: { port: 1 },
    },
    { what: 'an empty variable, which is unset', env: { PIX_SERVICE_PORT: '' }, want: { port: 4010 } },
    { what: 'memory', flags: { ephemeral: true }, want: { store: { kind: 'memory' } } },
    { what: 'a folder', flags: { data: 'x' }, want: { store: { kind: 'folder', folder: 'x' } } },
    {
      what: 'PostgreSQL',
      env: { DATABASE_URL: URL, PIX_SERVICE_DATABASE_SCHEMA: 'pix_1', PIX_SERVICE_DATABASE_POOL: '2' },
      want: { store: { kind: 'postgres', url: URL, schema: 'pix_1', pool: 2 } },
    },
    {
      what: 'a replica',
      env: { DATABASE_URL: URL, DATABASE_READ_URL: `${URL}2`, PIX_SERVICE_DATABASE_READ_AGE: '60' },
      want: {
        store: { kind: 'postgres', url: URL, schema: undefined, pool: 10 },
        replica: { url: `${URL}2` },
        mostReplicaAge: 60,
      },
    },
    {
      what: 'an address for metrics',
      flags: { metricsListen: '0.0.0.0:9464' },
      want: { metricsListen: { host: '0.0.0.0', port: 9464 } },
    },
    {
      what: 'an IPv6 address for metrics',
      env: { PIX_SERVICE_METRICS_LISTEN: '[::1]:0' },
      want: { metricsListen: { host: '::1', port: 0 } },
    },
    { what: 'a switch by variable', env: { PIX_SERVICE_METRICS: 'YES' }, want: { metrics: true } },
    { what: 'a switch that is off', env: { PIX_SERVICE_REQUEST_LOG: '0' }, want: { requestLog: false } },
    {
      what: 'how long data is kept',
      flags: { keepEvents: '7', keepRequests: '50' },
      env: { PIX_SERVICE_KEEP_ORDERS: 'forever' },
      want: { keep: { requests: 50, events: 7, orders: 'forever' } },
    },
    { what: '--no-cors', flags: { cors: false }, want: { cors: false } },
    { what: '--no-token-limit', flags: { tokenLimit: false }, want: { tokenLimit: false } },
    {
      what: 'trusted proxies',
      env: { PIX_SERVICE_TRUST_PROXY: '10.0.0.0/8, ::1' },
      want: { trustProxy: ['10.0.0.0/8', '::1'] },
    },
    {
      what: 'a switch that is off, with a setting that contradicts the switch when on',
      env: { PIX_SERVICE_EPHEMERAL: 'false' },
      flags: { data: 'x' },
      want: { store: { kind: 'folder', folder: 'x' } },
    },
    {
      what: 'a host of locations and its keys',
      flags: { mode: 'production', rail: 'simulated', locationHost: 'pix.bank.example:8443/psp' },
      env: { PIX_SERVICE_LOCATION_KEY: 'next.pem, old.pem' },
      want: {
        mode: 'production',
        namedMode: 'production',
        drain: 5,
        rail: { kind: 'simulated' },
        locationHost: 'pix.bank.example:8443/psp',
        locationKeyFiles: ['next.pem', 'old.pem'],
      },
    },
    {
      what: 'a key without a host, in the sandbox',
      flags: { locationKey: 'key.pem' },
      want: { locationKeyFiles: ['key.pem'] },
    },
    { what: 'a control token', flags: { controlToken: 'abc-._~+/=' }, want: { controlToken: 'abc-._~+/=' } },
  ])('read $what', ({ flags = {}, env = {}, want }) => {
    expect(readSettings('serve', flags, env)).toEqual({ ...DEFAULTS, ...want })
  })

  it.each<{ what: string; flags?: Given; env?: Record<string, string>; problem: RegExp }>([
    {
      what: 'a variable that is not a setting',
      env: { PIX_SERVICE_PROT: '1' },
      problem: /PIX_SERVICE_PROT is not a setting of pix-service. Remove it, or see pix-service serve --help/,
    },
    {
      what: 'a port out of range',
      flags: { port: '65536' },
      problem: /--port .* from 0 to 65535, not "65536"/,
    },
    {
      what: 'a port that is not a number',
      env: { PIX_SERVICE_PORT: '1e3' },
      problem: /\(PIX_SERVICE_PORT\)/,
    },
    {
      what: 'an unknown mode',
      flags: { mode: 'prod' },
      problem: /--mode .* sandbox, production, not "prod"/,
    },
    { what: 'an unknown level', flags: { logLevel: 'loud' }, problem: /silent, error, warn, info, debug/ },
    {
      what: 'a switch with another value',
      env: { PIX_SERVICE_METRICS: 'on' },
      problem: /PIX_SERVICE_METRICS must be true or false, not "on"/,
    },
    {
      what: 'memory and a folder',
      flags: { ephemeral: true },
      env: { PIX_SERVICE_DATA: 'x' },
      problem: /Leave out --ephemeral or PIX_SERVICE_DATA/,
    },
    {
      what: 'memory and PostgreSQL',
      flags: { ephemeral: true },
      env: { DATABASE_URL: URL },
      problem: /Leave out --ephemeral or DATABASE_URL/,
    },
    {
      what: 'a folder and PostgreSQL',
      flags: { data: 'x', databaseUrl: URL },
      problem: /Leave out --data or --database-url/,
    },
    {
      what: 'a URL of another database',
      flags: { databaseUrl: 'mysql://x' },
      problem: /must begin with postgres/,
    },
    {
      what: 'a pool without PostgreSQL',
      flags: { databasePool: '5' },
      problem: /--database-pool works only with PostgreSQL; set DATABASE_URL/,
    },
    {
      what: 'a replica without PostgreSQL',
      env: { DATABASE_READ_URL: URL },
      problem: /DATABASE_READ_URL works only with PostgreSQL; set DATABASE_URL/,
    },
    {
      what: 'a replica of another database',
      flags: { databaseUrl: URL, databaseReadUrl: 'mysql://x' },
      problem: /--database-read-url \(DATABASE_READ_URL\) must begin with postgres/,
    },
    {
      what: 'an age without a replica',
      flags: { databaseUrl: URL, databaseReadAge: '5' },
      problem: /--database-read-age needs a replica; set DATABASE_READ_URL/,
    },
    { what: 'a pool of one', flags: { databaseUrl: URL, databasePool: '1' }, problem: /from 2 to 200/ },
    {
      what: 'a schema with a quote',
      flags: { databaseUrl: URL, databaseSchema: 'a"b' },
      problem: /--database-schema must be a name/,
    },
    ...['0', '36501', '1.5', 'Forever'].map((keepEvents) => ({
      what: `to keep events for ${keepEvents} days`,
      flags: { keepEvents },
      problem:
        /--keep-events \(PIX_SERVICE_KEEP_EVENTS\) must be an integer from 1 to 36500, or forever, not "/,
    })),
    {
      what: 'a log of no requests',
      flags: { keepRequests: '0' },
      problem: /--keep-requests .* must be an integer from 1 to 100000/,
    },
    {
      what: 'a seed in production',
      flags: { mode: 'production', seed: 'x' },
      problem: /--seed works only in the sandbox; the mode is production/,
    },
    {
      what: 'memory in production',
      flags: { mode: 'production', ephemeral: true },
      problem: /--ephemeral works only in the sandbox/,
    },
    ...['9464', ':9464', '::1:9464', '127.0.0.1:65536', '127.0.0.1:', '127.0.0.1:1e3'].map(
      (metricsListen) => ({
        what: `an address for metrics such as ${metricsListen}`,
        flags: { metricsListen },
        problem: /--metrics-listen \(PIX_SERVICE_METRICS_LISTEN\) must be <host>:<port>, .* not "/,
      }),
    ),
    {
      what: 'a trusted proxy by name',
      flags: { trustProxy: '10.0.0.1,proxy.example' },
      problem:
        /--trust-proxy \(PIX_SERVICE_TRUST_PROXY\): proxy.example is neither an IP address nor a network/,
    },
    {
      what: 'a host of locations with a scheme',
      flags: { locationHost: 'https://pix.bank.example' },
      problem:
        /--location-host \(PIX_SERVICE_LOCATION_HOST\) must be a host .* not "https:\/\/pix.bank.example"\.$/,
    },
    {
      what: 'a host of locations that is too long for a BR Code',
      env: { PIX_SERVICE_LOCATION_HOST: `${'a'.repeat(27)}.example.com` },
      problem: /--location-host .* must have at most 38 characters, .* has 39\.$/,
    },
    {
      what: 'an empty file name of a key',
      flags: { locationKey: 'a.pem,' },
      problem: /--location-key .* must be paths of files, separated by commas, and none may be empty\.$/,
    },
    {
      what: 'a key without a host, in production',
      flags: { mode: 'production' },
      env: { PIX_SERVICE_LOCATION_KEY: 'key.pem' },
      problem: /PIX_SERVICE_LOCATION_KEY needs --location-host \(PIX_SERVICE_LOCATION_HOST\) in production/,
    },
    {
      what: 'a control token with a blank',
      flags: { controlToken: 'a b' },
      problem: /must be a bearer token/,
    },
  ])('refuse $what, and name the setting and the fix', ({ flags = {}, env = {}, problem }) => {
    expect(() => readSettings('serve', flags, env)).toThrow(problem)
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
