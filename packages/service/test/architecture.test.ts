import { join } from 'node:path'
import { type Import, readSources, roomOf, shownImport as shown } from '@pix-payments/testing/rooms'
import { describe, expect, it } from 'vitest'

const { files, imports, textOf } = readSources(join(import.meta.dirname, '../src'))
const isOwn = ({ to }: Import): boolean => to.endsWith('.ts')
const among = (room: string): readonly Import[] => imports.filter(({ from }) => roomOf(from) === room)

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
  const CHOOSERS = new Set(['create-service', 'assembly', 'settings', 'commands', 'index'])

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

  it('rail/rail.ts: only assembly/ and settings/ name an adapter, also for types', () => {
    const adapters = ['rail/simulated/', 'rail/queued/', 'rail/remote/']
    const wrong = imports.filter(
      (it) =>
        adapters.some((adapter) => it.to.startsWith(adapter)) &&
        !['rail', 'assembly', 'settings'].includes(roomOf(it.from)),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('packages of an engine, of HTTP or of the network are imported by one room only', () => {
    const homes: Readonly<Record<string, readonly string[]>> = {
      'node:http': ['http', 'assembly', 'create-service', 'rail'],
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
        "assembly/assembly.ts",
        "assembly/create-http-server.ts",
        "create-service.ts",
        "identity/id-source.ts",
        "identity/recent-secrets.ts",
        "identity/secret-hash.ts",
        "settings/open-store.ts",
        "storage/secrets/key-ring.ts",
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
