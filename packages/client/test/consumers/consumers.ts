import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../..')
const PROGRAM = readFileSync(join(import.meta.dirname, 'program.ts'), 'utf8')

export type Compiler = '5.9.3' | '7.0.2'
export const COMPILERS: Readonly<Record<Compiler, string>> = {
  '5.9.3': join(PACKAGE, '../client-generator/node_modules/typescript/bin/tsc'),
  '7.0.2': join(PACKAGE, '../../node_modules/typescript/bin/tsc'),
}

/** Whose globals the program is compiled with. */
export const GLOBALS = {
  'DOM, no @types/node': { lib: ['es2024', 'dom', 'dom.iterable'], types: [] },
  '@types/node, no DOM': { lib: ['es2024'], types: ['node'] },
} as const
export type Globals = keyof typeof GLOBALS

/** How imports are found. */
export const RESOLUTIONS = { node: 'nodenext', bundler: 'bundler' } as const
export type Resolution = keyof typeof RESOLUTIONS

/** How the program is written and what it becomes; one compilation takes all that find their imports alike. */
export const KINDS = {
  'ESM, import': { resolution: 'node', file: 'program.ts', output: 'program.js' },
  'CommonJS, require': { resolution: 'node', file: 'program.cts', output: 'program.cjs' },
  'ESM of a bundler': { resolution: 'bundler', file: 'program.ts', output: 'program.js' },
} as const
export type Kind = keyof typeof KINDS

/** Compiled with each program: what is in it must be found. */
const WRONG = { file: 'wrong.ts', text: PROGRAM.replace('const status: 422', 'const status: 423') }

export interface Consumers {
  /** Where the packed package is installed: a folder of its own outside the workspace. */
  readonly folder: string
  /** The exports of the packed manifest. */
  readonly exports: Readonly<Record<string, unknown>>
  /** Compiles the programs and a wrong one; what the compiler says of either. */
  compile(compiler: Compiler, globals: Globals, resolution: Resolution): Problems
  /** Runs what was compiled of this kind. */
  run(node: string, compiler: Compiler, globals: Globals, kind: Kind): Promise<unknown>
  remove(): void
}

export interface Problems {
  /** Of the one wrong line. */
  readonly wrong: string
  /** Of anything else; empty when there are none. */
  readonly others: string
}

export const subpathsIn = (program: string): string[] =>
  [...program.matchAll(/from '@pix-payments\/client([^']*)'/g)].map(([, path]) => `.${path}`)

export const program: string = PROGRAM

/** Packs the package as it would be published, and installs it with the dependencies that it names. */
export function installConsumers(baseUrl: string): Consumers {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-consumers-'))
  const pnpm = (...words: string[]): void => {
    execFileSync('pnpm', words, {
      cwd: words[0] === 'pack' ? PACKAGE : folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }
  pnpm('pack', '--out', join(folder, 'client.tgz'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@pix-payments/client': 'file:./client.tgz' },
      devDependencies: { '@types/node': '26.0.0' },
    }),
  )
  pnpm('install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace')
  const installed = join(folder, 'node_modules/@pix-payments/client/package.json')
  const manifest = JSON.parse(readFileSync(installed, 'utf8')) as Pick<Consumers, 'exports'>

  const placeOf = (compiler: Compiler, globals: Globals, resolution: Resolution): string =>
    join(folder, `${compiler} ${globals} ${resolution}`.replaceAll(/[^\w.]+/g, '-'))

  return {
    folder,
    exports: manifest.exports,
    compile(compiler, globals, resolution) {
      const place = placeOf(compiler, globals, resolution)
      mkdirSync(place, { recursive: true })
      const files: string[] = Object.values(KINDS)
        .filter((kind) => kind.resolution === resolution)
        .map(({ file }) => file)
      for (const file of files) writeFileSync(join(place, file), programAs(file, PROGRAM, baseUrl))
      writeFileSync(join(place, WRONG.file), WRONG.text)
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
        // Every declaration is checked but those of the language itself, which come with the compiler.
        skipDefaultLibCheck: true,
      }
      const config = { compilerOptions, files: [...files, WRONG.file] }
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
      return problemsOf([COMPILERS[compiler], '-p', '.', '--pretty', 'false'], place)
    },
    run: (node, compiler, globals, kind) =>
      printed(node, join(placeOf(compiler, globals, KINDS[kind].resolution), KINDS[kind].output)),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The program as a file of this name has to say it. */
function programAs(file: string, program: string, baseUrl: string): string {
  const known = program.replace('declare const BASE_URL: string', `const BASE_URL: string = '${baseUrl}'`)
  return file.endsWith('.cts')
    ? known.replace(/^import manifest from ('.*') with .*$/m, 'import manifest = require($1)')
    : known
}

function problemsOf(command: readonly string[], cwd: string): Problems {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
  const lines = (stdout + stderr).split('\n').filter((line) => line !== '')
  const at = lines.findIndex((line) => line.startsWith(WRONG.file))
  return {
    wrong: lines[at] ?? '',
    others: lines
      .filter((_, index) => index !== at)
      .slice(0, 30)
      .join('\n'),
  }
}

/** What a program prints, as JSON. */
async function printed(node: string, file: string): Promise<unknown> {
  const child = spawn(node, [file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, problems] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${node} ended with ${code}: ${problems.slice(0, 2000)}`)
  return JSON.parse(out) as unknown
}

/** The oldest Node that the package supports, 20.19 or a later 20, where the machine has one; else why not. */
export function findNode20(): { readonly path: string } | { readonly missing: string } {
  const paths = [process.env['PIX_NODE_20'] ?? '', '/usr/bin/node', '/usr/local/bin/node']
  for (const path of paths.filter((it) => it !== '')) {
    try {
      const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
      const [major, minor] = version.slice(1).split('.').map(Number)
      if (major === 20 && (minor ?? 0) >= 19) return { path }
    } catch {
      // Not there.
    }
  }
  return { missing: 'no Node 20.19 or later 20: install one as /usr/bin/node or set PIX_NODE_20' }
}
