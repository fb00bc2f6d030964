import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../..')
const PROGRAM = readFileSync(join(import.meta.dirname, 'program.ts'), 'utf8')

/** The compilers that most users have. */
export const COMPILERS: Readonly<Record<'5.9.3' | '7.0.2', string>> = {
  '5.9.3': join(PACKAGE, '../client-generator/node_modules/typescript/bin/tsc'),
  '7.0.2': join(PACKAGE, '../../node_modules/typescript/bin/tsc'),
}

/** The oldest compiler that the client supports. It is one of the tools of {@link installTools}. */
export const OLDEST = '5.4.5'
export type Compiler = keyof typeof COMPILERS | typeof OLDEST

const pathOf = (compiler: Compiler, tools: string): string =>
  compiler === OLDEST ? join(tools, 'node_modules/typescript-5.4/bin/tsc') : COMPILERS[compiler]

/** The sets of global types with which the program is compiled. */
export const GLOBALS = {
  'DOM, no @types/node': { lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  '@types/node, no DOM': { lib: ['es2023'], types: ['node'] },
} as const
export type Globals = keyof typeof GLOBALS

/** The ways in which the compiler resolves imports. */
export const RESOLUTIONS = { node: 'nodenext', bundler: 'bundler' } as const
export type Resolution = keyof typeof RESOLUTIONS

/**
 * The forms of the program, with the file of the source and of the output. Forms with the same resolution are compiled
 * with the same options.
 */
export const KINDS = {
  'ESM, import': { resolution: 'node', file: 'program.ts', output: 'program.js' },
  'CommonJS, require': { resolution: 'node', file: 'program.cts', output: 'program.cjs' },
  'ESM of a bundler': { resolution: 'bundler', file: 'program.ts', output: 'program.js' },
} as const
export type Kind = keyof typeof KINDS

/** TypeScript 5.8 was the first to allow `require` of an ES module. */
const withoutRequire = (compiler: Compiler): boolean => compiler === OLDEST

/** Returns the forms of the program that a compiler with this resolution supports. */
export const kindsWith = (compiler: Compiler, resolution: Resolution): Kind[] =>
  (Object.keys(KINDS) as Kind[])
    .filter((kind) => KINDS[kind].resolution === resolution)
    .filter((kind) => kind !== 'CommonJS, require' || !withoutRequire(compiler))

/** A program with one error. It is compiled beside each program to show that the compiler finds errors. */
const WRONG = { file: 'wrong.ts', text: PROGRAM.replace('const status: 422', 'const status: 423') }

export interface Consumers {
  /** The folder outside the workspace into which the packed package is installed. */
  readonly folder: string
  /** The exports of the packed manifest. */
  readonly exports: Readonly<Record<string, unknown>>
  /**
   * Returns the compiler's messages about the programs and about the wrong program. The first call compiles for all
   * sets of globals.
   */
  compile(compiler: Compiler, globals: Globals, resolution: Resolution): Problems
  /** Compiles when necessary. Returns the path of the compiled program of this kind. */
  compiled(compiler: Compiler, globals: Globals, kind: Kind): string
  /** Runs the compiled program of this kind and returns the JSON that it prints. Runs the same output once. */
  run(node: string, compiler: Compiler, globals: Globals, kind: Kind): Promise<unknown>
  remove(): void
}

export interface Problems {
  /** The message about the wrong program. */
  readonly wrong: string
  /** All other messages of the compiler; an empty text when there are none. */
  readonly others: string
}

export const subpathsIn = (program: string): string[] =>
  [...program.matchAll(/from '@pix-payments\/client([^']*)'/g)].map(([, path]) => `.${path}`)

export const program: string = PROGRAM

/** The pnpm version of the repository. */
const PNPM = `pnpm@${
  (
    JSON.parse(readFileSync(join(PACKAGE, '../../package.json'), 'utf8')) as {
      readonly devEngines: { readonly packageManager: { readonly version: string } }
    }
  ).devEngines.packageManager.version
}`

/** Inside a script of pnpm, that pnpm; elsewhere npx finds or downloads it. */
function pnpmCommand(): readonly [program: string, ...words: string[]] {
  const given = process.env['npm_execpath'] ?? ''
  if (!basename(given).startsWith('pnpm')) return ['npx', '-y', PNPM]
  return /\.[cm]?js$/.test(given) ? [process.execPath, given] : [given]
}

/** Runs pnpm in a folder and returns its output. */
export function pnpm(cwd: string, ...words: readonly string[]): string {
  const [program, ...first] = pnpmCommand()
  return execFileSync(program, [...first, ...words], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Packs the client for publishing. The folder becomes a separate workspace, in which the client comes from its tarball
 * and not from the registry.
 */
export function packInto(folder: string): void {
  pnpm(PACKAGE, 'pack', '--out', join(folder, 'client.tgz'))
  const overrides = "{ '@pix-payments/client': 'file:./client.tgz' }"
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: ['.']\noverrides: ${overrides}\n`)
}

/**
 * Packs the client and installs it in a new folder. `inside` is the folder that holds the new folder.
 */
export function installConsumers(baseUrl: string, inside: string = tmpdir()): Consumers {
  const folder = mkdtempSync(join(realpathSync(inside), 'pix-client-consumers-'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@pix-payments/client': '*' },
      // The types of the oldest Node that the client supports.
      devDependencies: { '@types/node': '20.19.43' },
    }),
  )
  packInto(folder)
  pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts')
  const installed = join(folder, 'node_modules/@pix-payments/client/package.json')
  const manifest = JSON.parse(readFileSync(installed, 'utf8')) as Pick<Consumers, 'exports'>

  const placeOf = (compiler: Compiler, globals: Globals, resolution: Resolution): string =>
    `${compiler} ${globals} ${resolution}`.replaceAll(/[^\w.]+/g, '-')

  /** Writes the programs and their tsconfig.json. Returns the name of their folder. */
  const writePrograms = (compiler: Compiler, globals: Globals, resolution: Resolution): string => {
    const place = placeOf(compiler, globals, resolution)
    const write = (file: string, text: string): void => writeFileSync(join(folder, place, file), text)
    mkdirSync(join(folder, place))
    const files: string[] = kindsWith(compiler, resolution).map((kind) => KINDS[kind].file)
    for (const file of files) write(file, programAs(file, PROGRAM, baseUrl))
    write(WRONG.file, WRONG.text)
    const compilerOptions = {
      ...GLOBALS[globals],
      module: resolution === 'node' ? 'nodenext' : 'esnext',
      moduleResolution: RESOLUTIONS[resolution],
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      skipLibCheck: false,
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: [...files, WRONG.file] }))
    return place
  }

  /** Compiles all programs for one compiler version in one process, so that shared files are read once. */
  const compileAll = (compiler: Compiler): ReadonlyMap<string, Problems> => {
    const places = (Object.keys(GLOBALS) as Globals[]).flatMap((globals) =>
      (Object.keys(RESOLUTIONS) as Resolution[]).map((resolution) =>
        writePrograms(compiler, globals, resolution),
      ),
    )
    const words = [pathOf(compiler, inside), '-b', ...places, '--force', '--pretty', 'false']
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
    const lines = (stdout + stderr).split('\n').filter((line) => line !== '')
    return new Map(places.map((place) => [place, problemsAt(place, places, lines)]))
  }
  const outcomes = new Map<Compiler, ReadonlyMap<string, Problems>>()
  const compile: Consumers['compile'] = (compiler, globals, resolution) => {
    const found = outcomes.get(compiler) ?? compileAll(compiler)
    outcomes.set(compiler, found)
    return found.get(placeOf(compiler, globals, resolution)) as Problems
  }
  const compiled: Consumers['compiled'] = (compiler, globals, kind) => {
    const { resolution, output } = KINDS[kind]
    const { others } = compile(compiler, globals, resolution)
    if (others !== '') throw new Error(others)
    return join(folder, placeOf(compiler, globals, resolution), output)
  }

  const runs = new Map<string, Promise<unknown>>()
  return {
    folder,
    exports: manifest.exports,
    compile,
    compiled,
    run(node, compiler, globals, kind) {
      const file = compiled(compiler, globals, kind)
      const key = [node, KINDS[kind].output, readFileSync(file, 'utf8')].join('\n')
      const output = runs.get(key) ?? printed(node, file)
      runs.set(key, output)
      return output
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Returns the program in the syntax that a file with this name requires. */
function programAs(file: string, program: string, baseUrl: string): string {
  const known = program.replace('declare const BASE_URL: string', `const BASE_URL: string = '${baseUrl}'`)
  return file.endsWith('.cts')
    ? known.replace(/^import manifest from ('.*') with .*$/m, 'import manifest = require($1)')
    : known
}

/**
 * Returns the messages about one folder: the lines that begin with its name, the lines that continue them, and the
 * lines that name no folder.
 */
function problemsAt(place: string, places: readonly string[], lines: readonly string[]): Problems {
  const isAt = (line: string, it: string): boolean => line.startsWith(`${it}/`)
  let isOurs = true
  const ours = lines.filter((line) => {
    if (!line.startsWith(' ')) isOurs = isAt(line, place) || !places.some((it) => isAt(line, it))
    return isOurs
  })
  const wrong = ours.find((line) => line.startsWith(`${place}/${WRONG.file}`)) ?? ''
  const others = ours.filter((line) => line !== wrong).slice(0, 30)
  return { wrong: wrong.slice(`${place}/`.length), others: others.join('\n') }
}

/** Runs a program and parses the JSON that it prints. */
async function printed(node: string, file: string): Promise<unknown> {
  const child = spawn(node, [file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, problems] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${node} ended with ${code}: ${problems.slice(0, 2000)}`)
  return JSON.parse(out) as unknown
}

/**
 * Returns the path of Node 20 (20.19 or a later 20), which is the oldest supported version. If the machine has none,
 * returns the reason for skipping the test.
 */
export function findNode20(): { readonly path: string } | { readonly missing: string } {
  const paths = [process.env['PIX_NODE_20'] ?? '', '/usr/bin/node', '/usr/local/bin/node']
  for (const path of paths.filter((it) => it !== '')) {
    try {
      const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
      const [major, minor] = version.slice(1).split('.').map(Number)
      if (major === 20 && (minor ?? 0) >= 19) return { path }
    } catch {
      // A program with this path does not exist. The next path is tried.
    }
  }
  return { missing: 'no Node 20.19 or later 20: install one as /usr/bin/node or set PIX_NODE_20' }
}
