import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

interface Import {
  /** The path of the importing file below src: `domain/step.ts`. */
  readonly from: string
  /** The path of the imported file below src, or the name of a package. */
  readonly to: string
  /** True for a type import, which does not exist at run time. */
  readonly isType: boolean
}

const files: readonly string[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)
const textOf = (file: string): string => readFileSync(join(SOURCE, file), 'utf8')
const IMPORT = /^(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm

const imports: readonly Import[] = files.flatMap((from) =>
  [...textOf(from).matchAll(IMPORT)].map(([, type, name = '', lazy]) => {
    const to = lazy ?? name
    return {
      from,
      to: to.startsWith('.') ? relative(SOURCE, join(SOURCE, dirname(from), to)) : to,
      isType: type !== undefined,
    }
  }),
)

/**
 * Returns the room of a file in src or in a folder of src, which is its first folder there: `domain/step.ts` is in the
 * room `domain`. A file directly in the folder is a room of its own, but `cli.ts` belongs to the room `cli`.
 */
const roomOf = (file: string, folder = ''): string =>
  file.slice(folder.length).split('/')[0]?.replace('.ts', '') ?? ''
const isOwn = ({ to }: Import): boolean => to.endsWith('.ts')
const shown = ({ from, to }: Import): string => `${from} imports ${to}`

/**
 * For each room, the rooms that it may import, for values and for types. A room may import only rooms in the rows above
 * it.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  version: [],
  clock: [],
  domain: [],
  location: [],
  storage: ['clock', 'domain'],
  telemetry: ['clock'],
  identity: ['clock', 'storage'],
  retention: ['clock', 'storage', 'telemetry'],
  faults: ['clock', 'domain', 'storage'],
  outgoing: ['clock', 'domain', 'version'],
  outbox: ['clock', 'domain', 'faults', 'outgoing', 'storage', 'telemetry'],
  rail: ['clock', 'domain', 'identity', 'outgoing', 'storage', 'telemetry'],
  'payer-app': ['clock', 'domain', 'outgoing'],
  application: ['clock', 'domain', 'identity', 'location', 'rail', 'storage'],
  timers: ['application', 'clock', 'domain', 'identity', 'outbox', 'rail', 'storage', 'telemetry'],
  sandbox: [
    'application',
    'clock',
    'domain',
    'faults',
    'payer-app',
    'rail',
    'storage',
    'telemetry',
    'timers',
  ],
  http: ['application', 'clock', 'domain', 'faults', 'identity', 'sandbox', 'telemetry'],
  settings: ['clock', 'domain', 'http', 'identity', 'location', 'rail', 'retention', 'storage', 'telemetry'],
  service: [
    'application',
    'clock',
    'domain',
    'faults',
    'http',
    'identity',
    'location',
    'outbox',
    'outgoing',
    'payer-app',
    'rail',
    'retention',
    'sandbox',
    'settings',
    'storage',
    'telemetry',
    'timers',
  ],
  'create-service': [
    'application',
    'clock',
    'domain',
    'http',
    'rail',
    'service',
    'storage',
    'telemetry',
    'timers',
  ],
  commands: [
    'application',
    'clock',
    'create-service',
    'domain',
    'http',
    'identity',
    'rail',
    'sandbox',
    'settings',
    'storage',
    'telemetry',
  ],
  cli: ['commands', 'settings', 'storage', 'version'],
  index: ['clock', 'create-service', 'rail', 'sandbox', 'telemetry'],
  entry: ['index'],
}

/** The same for the rooms inside `application`. */
const APPLICATION_ARROWS: Readonly<Record<string, readonly string[]>> = {
  audit: [],
  wallet: [],
  administration: ['wallet'],
  operation: ['wallet'],
  payloads: ['operation'],
  transitions: ['wallet'],
  reports: ['operation', 'transitions', 'wallet'],
  money: ['operation', 'reports', 'transitions', 'wallet'],
  automatic: ['operation', 'reports', 'transitions', 'wallet'],
  'timer-handlers': ['automatic', 'reports', 'transitions', 'wallet'],
  'rules-beyond-schema': ['automatic', 'money', 'operation'],
  handlers: ['automatic', 'money', 'operation'],
}

const among = (room: string): readonly Import[] => imports.filter(({ from }) => roomOf(from) === room)

describe.each([
  { folder: '', arrows: ARROWS },
  { folder: 'application/', arrows: APPLICATION_ARROWS },
])('the rooms of src/$folder', ({ folder, arrows }) => {
  const isInside = (file: string): boolean => file.startsWith(folder)
  const own = imports.filter((it) => isOwn(it) && isInside(it.from) && isInside(it.to))

  it('are exactly those of the table', () => {
    const inside = files.filter(isInside)
    expect([...new Set(inside.map((file) => roomOf(file, folder)))].toSorted()).toEqual(
      Object.keys(arrows).toSorted(),
    )
    expect(own.length).toBeGreaterThan(inside.length)
  })

  it('have no cycle: each room imports only rooms above it in the table', () => {
    const rows = Object.keys(arrows)
    const upwards = rows.flatMap((room, row) =>
      (arrows[room] ?? []).filter((to) => !rows.slice(0, row).includes(to)).map((to) => `${room} → ${to}`),
    )
    expect(upwards).toEqual([])
  })

  it.each(Object.entries(arrows))(
    '%s imports the rooms in its row and no others, for values and for types',
    (room, allowed) => {
      const others = own.filter((it) => roomOf(it.from, folder) === room && roomOf(it.to, folder) !== room)
      const wrong = others.filter((it) => !allowed.includes(roomOf(it.to, folder)))
      expect(wrong.map(shown)).toEqual([])
      expect(allowed.filter((to) => !others.some((it) => roomOf(it.to, folder) === to))).toEqual([])
    },
  )
})

describe('the domain', () => {
  it('does no input and output: it imports only the contract, the Pix primitives and address parsers', () => {
    const known = new Set([
      '@pix-payments/pix',
      '@pix-payments/spec',
      '@pix-payments/spec/sandbox-types',
      '@pix-payments/spec/types',
      'ipaddr.js',
      'node:net',
    ])
    const others = among('domain').filter((it) => !isOwn(it) && !known.has(it.to))
    expect(others.map(shown)).toEqual([])
    const net = files
      .filter((file) => roomOf(file) === 'domain')
      .flatMap((file) => /import \{([^}]*)\} from 'node:net'/.exec(textOf(file))?.[1]?.split(',') ?? [])
    expect(
      net
        .map((name) => name.trim())
        .filter((name) => !['BlockList', 'isIP', 'isIPv4', 'isIPv6'].includes(name)),
    ).toEqual([])
  })

  it('does not throw errors that a caller can cause, and awaits nothing', () => {
    const waiting = files.filter(
      (file) => roomOf(file) === 'domain' && /\b(?:async|await|Promise)\b/.test(textOf(file)),
    )
    expect(waiting).toEqual([])
  })
})

describe('ports', () => {
  /** The rooms that may import an adapter, such as an engine of the store, to choose it. */
  const CHOOSERS = new Set(['create-service', 'service', 'settings', 'commands', 'index'])

  it.each([
    { port: 'storage/store.ts', adapters: ['storage/sqlite/', 'storage/postgres/'] },
    { port: 'outbox/dispatcher.ts', adapters: ['outbox/dispatcher.ts'] },
  ])('$port: only the rooms that assemble the service import its adapters', ({ adapters }) => {
    const isAdapter = (file: string): boolean => adapters.some((adapter) => file.startsWith(adapter))
    const wrong = imports.filter(
      (it) => !it.isType && isAdapter(it.to) && !isAdapter(it.from) && !CHOOSERS.has(roomOf(it.from)),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('rail/rail.ts: only service/ and settings/ name an adapter, also for types', () => {
    const adapters = ['rail/simulated/', 'rail/queued/', 'rail/remote/']
    const wrong = imports.filter(
      (it) =>
        adapters.some((adapter) => it.to.startsWith(adapter)) &&
        !['rail', 'service', 'settings'].includes(roomOf(it.from)),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('packages of an engine, of HTTP or of the network are imported by one room only', () => {
    const homes: Readonly<Record<string, readonly string[]>> = {
      'node:http': ['http', 'service', 'create-service', 'rail'],
      'node:sqlite': ['storage'],
      pg: ['storage'],
      undici: ['outgoing', 'payer-app'],
      jose: ['location', 'payer-app'],
      standardwebhooks: ['outgoing', 'identity'],
      pino: ['telemetry'],
      'prom-client': ['telemetry'],
      commander: ['cli'],
    }
    const wrong = imports.filter(({ from, to }) => homes[to]?.includes(roomOf(from)) === false)
    expect(wrong.map(shown)).toEqual([])
  })

  it('only the clock reads the system time', () => {
    const asking = files.filter((file) =>
      /\bDate\.now\(|new Date\(\)|performance\.now\(|set(?:Timeout|Interval)\(/.test(code(file)),
    )
    expect(asking).toEqual(['clock.ts'])
  })

  it('random values come from the id source; secrets and process ids are made at the edge', () => {
    const asking = files.filter((file) =>
      /\bMath\.random\(|\brandom(?:Bytes|UUID|Int)\b|\brandomId\b/.test(code(file)),
    )
    expect(asking.toSorted()).toMatchInlineSnapshot(`
      [
        "create-service.ts",
        "identity/id-source.ts",
        "identity/recent-secrets.ts",
        "identity/secret-hash.ts",
        "service/assembly.ts",
        "service/create-http-server.ts",
        "settings/open-store.ts",
      ]
    `)
  })
})

/** Returns the source text of a file without comments. */
function code(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
}
