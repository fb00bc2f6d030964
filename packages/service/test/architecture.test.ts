import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

interface Import {
  /** From the folder of the source: `domain/step.ts`. */
  readonly from: string
  /** The same, or the name of a package. */
  readonly to: string
  /** Gone when the program runs. */
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

/** `domain/step.ts` is in the layer domain; a file of the root is a layer of its own. */
const layerOf = (file: string): string => file.split('/')[0]?.replace('.ts', '') ?? ''
const isOwn = ({ to }: Import): boolean => to.endsWith('.ts')
const shown = ({ from, to }: Import): string => `${from} imports ${to}`

/**
 * What each layer may import of the others. `types` are gone when the program runs: a port names what it speaks of.
 * Layers that are not here put the parts together: they may import everything.
 */
const MAY: Readonly<
  Record<string, { readonly values: readonly string[]; readonly types?: readonly string[] }>
> = {
  generated: { values: [] },
  version: { values: [] },
  clock: { values: [] },
  domain: { values: ['generated'] },
  storage: { values: ['domain', 'clock'], types: ['generated', 'rail', 'faults'] },
  faults: { values: ['storage'], types: ['generated'] },
  rail: { values: ['storage'], types: ['domain', 'generated'] },
  identity: { values: ['storage'], types: ['application', 'clock'] },
  outbox: { values: ['domain', 'storage', 'faults', 'version'], types: ['clock', 'generated', 'telemetry'] },
  // Application and timers are one layer: what falls due is an operation, and each operation lets it happen first.
  application: {
    values: ['domain', 'storage', 'timers', 'identity'],
    types: ['generated', 'clock', 'rail'],
  },
  timers: {
    values: ['application', 'domain', 'storage', 'identity'],
    types: ['clock', 'outbox', 'telemetry'],
  },
  sandbox: {
    values: ['application', 'domain', 'storage', 'timers', 'faults', 'identity', 'telemetry'],
    types: ['clock', 'generated', 'http', 'outbox', 'rail'],
  },
  http: { values: ['application', 'sandbox'], types: ['clock', 'faults', 'identity'] },
  telemetry: { values: [], types: ['clock', 'http', 'settings'] },
}

/**
 * Who the people of the simulated world are: tables and pure functions. Simulations and the automatic payer ask them
 * beside the port, whatever the rail is.
 */
const SIMULATED_PEOPLE: ReadonlySet<string> = new Set(
  ['payer-of', 'home-account', 'magic-payers'].map((name) => `rail/simulated/${name}.ts`),
)
const isAboutPeople = ({ from, to }: Import): boolean =>
  SIMULATED_PEOPLE.has(to) && ['application', 'sandbox'].includes(layerOf(from))

const among = (layer: string): readonly Import[] => imports.filter(({ from }) => layerOf(from) === layer)

describe('the layers', () => {
  it('are all there', () => {
    const layers = new Set(files.map(layerOf))
    expect(Object.keys(MAY).filter((layer) => !layers.has(layer))).toEqual([])
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it('leave the people of the simulated world without storage', () => {
    const wrong = imports.filter(
      (it) => SIMULATED_PEOPLE.has(it.from) && isOwn(it) && !it.isType && layerOf(it.to) !== 'rail',
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it.each(Object.entries(MAY))('%s imports what it may', (layer, { values, types = [] }) => {
    const wrong = among(layer).filter((it) => {
      const to = layerOf(it.to)
      if (!isOwn(it) || to === layer || isAboutPeople(it)) return false
      return !(values.includes(to) || (it.isType && types.includes(to)))
    })
    expect(wrong.map(shown)).toEqual([])
  })
})

describe('the domain', () => {
  it('does no input and output: it knows the contract, the Pix primitives and forms of addresses', () => {
    const known = new Set(['@pix-payments/pix', '@pix-payments/spec', 'ipaddr.js', 'node:net'])
    const others = among('domain').filter((it) => !isOwn(it) && !known.has(it.to))
    expect(others.map(shown)).toEqual([])
    const net = files
      .filter((file) => layerOf(file) === 'domain')
      .flatMap((file) => /import \{([^}]*)\} from 'node:net'/.exec(textOf(file))?.[1]?.split(',') ?? [])
    expect(
      net
        .map((name) => name.trim())
        .filter((name) => !['BlockList', 'isIP', 'isIPv4', 'isIPv6'].includes(name)),
    ).toEqual([])
  })

  it('does not throw for what a caller can cause, and waits for nothing', () => {
    const waiting = files.filter(
      (file) => layerOf(file) === 'domain' && /\b(?:async|await|Promise)\b/.test(textOf(file)),
    )
    expect(waiting).toEqual([])
  })
})

describe('ports', () => {
  /** Who may know which engine, which world, which dispatcher there is. */
  const CHOOSERS = new Set(['create-service', 'service', 'settings', 'commands', 'index'])

  it.each([
    { port: 'storage/store.ts', adapters: ['storage/sqlite/', 'storage/postgres/'] },
    { port: 'rail/rail.ts', adapters: ['rail/simulated/'] },
    { port: 'outbox/dispatcher.ts', adapters: ['outbox/dispatcher.ts'] },
  ])('$port: only who puts the service together names what is behind it', ({ adapters }) => {
    const isAdapter = (file: string): boolean => adapters.some((adapter) => file.startsWith(adapter))
    const wrong = imports.filter(
      (it) =>
        !it.isType &&
        isAdapter(it.to) &&
        !isAdapter(it.from) &&
        !CHOOSERS.has(layerOf(it.from)) &&
        !isAboutPeople(it),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('packages of an engine, of HTTP or of the network stay in their layer', () => {
    const homes: Readonly<Record<string, readonly string[]>> = {
      hono: ['http'],
      '@hono/node-server': ['http', 'create-service'],
      '@hono/node-server/utils/response': ['http'],
      'node:http': ['http', 'service', 'create-service'],
      'node:sqlite': ['storage'],
      pg: ['storage'],
      undici: ['outbox'],
      standardwebhooks: ['outbox'],
      pino: ['telemetry'],
      'prom-client': ['telemetry'],
      commander: ['cli'],
    }
    const wrong = imports.filter(({ from, to }) => homes[to]?.includes(layerOf(from)) === false)
    expect(wrong.map(shown)).toEqual([])
  })

  it('the clock is the only one to ask the system for the time', () => {
    const asking = files.filter((file) =>
      /\bDate\.now\(|new Date\(\)|performance\.now\(|set(?:Timeout|Interval)\(/.test(code(file)),
    )
    expect(asking).toEqual(['clock.ts'])
  })

  it('chance comes in by the source of ids; secrets and names of processes are made at the edge', () => {
    const asking = files.filter((file) =>
      /\bMath\.random\(|\brandom(?:Bytes|UUID|Int)\b|\brandomId\b/.test(code(file)),
    )
    expect(asking.toSorted()).toMatchInlineSnapshot(`
      [
        "create-service.ts",
        "identity/id-source.ts",
        "identity/recent-secrets.ts",
        "identity/secret-hash.ts",
        "service/create-http-server.ts",
        "service/create-parts.ts",
        "settings/open-store.ts",
      ]
    `)
  })
})

/** Without comments. */
function code(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
}
