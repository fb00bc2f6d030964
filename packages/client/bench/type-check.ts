import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callSites, CLIENT_HEAD, OPENAPI_FETCH_HEAD } from './call-sites.ts'

/**
 * Measures how long the compiler needs to check 100 call sites, once with the client and once with openapi-fetch alone.
 * The time for the imports is subtracted.
 */
const SITES = 100
const RUNS = 5

const root = join(import.meta.dirname, '..')
const COMPILERS = {
  '5.9.3': {
    path: join(root, '../client-generator/node_modules/typescript/bin/tsc'),
    targetSeconds: 0.5,
  },
  '7.0.2': { path: join(root, '../../node_modules/typescript/bin/tsc'), targetSeconds: 0.05 },
} as const

const { client, openapiFetch } = callSites(SITES)
const PROGRAMS = {
  'import client': `${CLIENT_HEAD}export { pix, PixError }\n`,
  client,
  'import openapi-fetch': `${OPENAPI_FETCH_HEAD}export { http }\n`,
  'openapi-fetch': openapiFetch,
} as const
type Program = keyof typeof PROGRAMS

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-type-check-'))
mkdirSync(join(folder, 'node_modules/@pix-payments'), { recursive: true })
symlinkSync(root, join(folder, 'node_modules/@pix-payments/client'))
symlinkSync(join(root, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
for (const [name, text] of Object.entries(PROGRAMS)) {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'main.ts'), text)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: [],
    noEmit: true,
    // Without this option, most of the time is spent on the DOM library. The consumer tests check all libraries.
    skipLibCheck: true,
  }
  writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
}

/** Returns the time in seconds that the compiler reports for checking. */
function checkSeconds(compiler: string, program: Program): number {
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, '-p', join(folder, program), '--extendedDiagnostics'],
    { encoding: 'utf8' },
  )
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
  if (status !== 0) throw new Error(`${program} does not compile:\n${errors.slice(0, 5).join('\n')}`)
  return Number(/^Check time:\s+([\d.]+)s$/m.exec(stdout)?.[1])
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const rows: Record<string, Record<string, number>> = {}
let isMissed = false
try {
  for (const [version, { path, targetSeconds }] of Object.entries(COMPILERS)) {
    const names = Object.keys(PROGRAMS) as Program[]
    const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<
      Program,
      number[]
    >
    for (let run = 0; run < RUNS; run += 1) {
      // The order alternates, because the first program of a run is slower.
      for (const name of run % 2 === 0 ? names : names.toReversed())
        times[name].push(checkSeconds(path, name))
    }
    const callsOf = (program: 'client' | 'openapi-fetch'): number =>
      Number((median(times[program]) - median(times[`import ${program}`])).toFixed(3))
    rows[version] = {
      ...Object.fromEntries(names.map((name) => [name, median(times[name])])),
      'calls, client': callsOf('client'),
      'calls, openapi-fetch': callsOf('openapi-fetch'),
      target: targetSeconds,
    }
    isMissed ||= !(callsOf('client') <= targetSeconds)
  }
} finally {
  rmSync(folder, { recursive: true })
}
console.log(`Check time in seconds, medians of ${RUNS} runs, ${SITES} call sites:`)
console.table(rows)
if (isMissed) {
  console.error('Target missed: the calls of the client, beyond its import.')
}
