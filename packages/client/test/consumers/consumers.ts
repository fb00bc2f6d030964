import { execFileSync, spawn } from 'node:child_process'
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

/** How the program is written and what it becomes. */
export const KINDS = {
  'ESM, import': {
    file: 'program.ts',
    output: 'program.js',
    module: 'nodenext',
    moduleResolution: 'nodenext',
  },
  'CommonJS, require': {
    file: 'program.cts',
    output: 'program.cjs',
    module: 'nodenext',
    moduleResolution: 'nodenext',
  },
  'ESM of a bundler': {
    file: 'program.ts',
    output: 'program.js',
    module: 'esnext',
    moduleResolution: 'bundler',
  },
} as const
export type Kind = keyof typeof KINDS

export interface Consumers {
  /** Where the packed package is installed: a folder of its own outside the workspace. */
  readonly folder: string
  /** The exports of the packed manifest. */
  readonly exports: Readonly<Record<string, unknown>>
  /** What the compiler says; empty when nothing. */
  compile(compiler: Compiler, globals: Globals, kind: Kind, program?: string): string
  /** Runs what was compiled last of this kind. */
  run(node: string, compiler: Compiler, globals: Globals, kind: Kind): Promise<unknown>
  remove(): void
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

  const placeOf = (compiler: Compiler, globals: Globals, kind: Kind): string =>
    join(folder, `${compiler} ${globals} ${kind}`.replaceAll(/[^\w.]+/g, '-'))

  return {
    folder,
    exports: manifest.exports,
    compile(compiler, globals, kind, text = PROGRAM) {
      const place = placeOf(compiler, globals, kind)
      const { file, module, moduleResolution } = KINDS[kind]
      const isCommonJs = file.endsWith('.cts')
      mkdirSync(place, { recursive: true })
      writeFileSync(
        join(place, file),
        text
          .replace('declare const BASE_URL: string', `const BASE_URL: string = '${baseUrl}'`)
          .replace(
            /^import manifest from ('.*') with .*$/m,
            isCommonJs ? 'import manifest = require($1)' : '$&',
          ),
      )
      const compilerOptions = {
        ...GLOBALS[globals],
        module,
        moduleResolution,
        target: 'es2022',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        resolveJsonModule: true,
        skipLibCheck: false,
      }
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
      try {
        return execFileSync(process.execPath, [COMPILERS[compiler], '-p', place], { encoding: 'utf8' })
      } catch (error) {
        return (error as { stdout: string }).stdout.slice(0, 3000)
      }
    },
    run: (node, compiler, globals, kind) =>
      printed(node, join(placeOf(compiler, globals, kind), KINDS[kind].output)),
    remove: () => rmSync(folder, { recursive: true }),
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
