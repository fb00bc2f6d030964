import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { packedTarballs } from './packed-tarballs.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')

/** A project of a reader, outside the repository, with the packages from their tarballs. */
export interface PackedProject {
  readonly folder: string
  /** Writes files, given by their paths in the project. */
  write(files: ReadonlyMap<string, string>): Promise<void>
  /** Runs a program of the project with this Node, and returns what it prints. Rejects when the program fails. */
  node(args: readonly string[], options?: RunOptions): Promise<string>
  /** Starts a server that prints its address, and stops it at the end. */
  serve(program: string, args: readonly string[], env: Env): Promise<Server>
  remove(): Promise<void>
}

interface Server extends AsyncDisposable {
  readonly url: string
}

type Env = Readonly<Record<string, string>>

interface RunOptions {
  /** Another Node. */
  readonly node?: string
  /** A folder of the project. Default: the project. */
  readonly in?: string
  readonly env?: Env
}

/** Installs all packed packages in a new project. */
export async function packedProject(): Promise<PackedProject> {
  const tarballs = await packedTarballs()
  const packages = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]))
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pix-reader-')))
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: packages,
      devDependencies: await toolVersions(),
    }),
  )
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: ['.'], overrides: packages, allowBuilds: {} }),
  )
  await pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts')
  return {
    folder,
    async write(files) {
      for (const [path, text] of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), text)
      }
    },
    async node(args, options = {}) {
      const ended = await run(options.node ?? process.execPath, args, {
        cwd: join(folder, options.in ?? '.'),
        env: { ...environment(), ...options.env },
      }).catch((error: unknown) => {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
      })
      return ended.stdout
    },
    serve: (program, args, env) => serve(folder, program, args, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function serve(cwd: string, program: string, args: readonly string[], more: Env): Promise<Server> {
  const env = { ...environment(), ...more }
  const child = spawn(join(cwd, program), args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const [found] = /http:\/\/[\d.]+:\d+/.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`${program} printed no address:\n${printed}`)))
  })
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** The Node 20 of this machine, as a list with one path. Empty when there is none. */
export async function node20(): Promise<readonly string[]> {
  const path = process.env['PIX_NODE_20'] ?? '/usr/bin/node'
  const version = await run(path, ['--version']).catch(() => undefined)
  return version?.stdout.startsWith('v20.') === true ? [path] : []
}

type Dependencies = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>

/** The tools of a reader, in the versions of this repository, which are in the store of pnpm. */
async function toolVersions(): Promise<Readonly<Record<string, string>>> {
  const of = async (file: string): Promise<Record<string, string>> => {
    const manifest = JSON.parse(await readFile(join(ROOT, file), 'utf8')) as Dependencies
    return { ...manifest.dependencies, ...manifest.devDependencies }
  }
  const root = await of('package.json')
  const docs = await of('docs/package.json')
  const generator = await of('packages/client-generator/package.json')
  return {
    '@types/node': root['@types/node'] ?? '',
    typescript: root['typescript'] ?? '',
    'typescript-5.9': `npm:typescript@${generator['typescript']}`,
    vitest: root['vitest'] ?? '',
    '@types/pg': docs['@types/pg'] ?? '',
    pg: docs['pg'] ?? '',
    qr: docs['qr'] ?? '',
    undici: docs['undici'] ?? '',
  }
}

/** The environment of a reader, without the settings of the scripts of this repository. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['HOME', 'TMPDIR']
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), PATH }
}

/** Inside a script of pnpm, that pnpm; elsewhere npx finds it. */
async function pnpm(cwd: string, ...args: readonly string[]): Promise<void> {
  const given = process.env['npm_execpath'] ?? ''
  const version = (JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest).devEngines
    .packageManager.version
  const [program, ...first] = !basename(given).startsWith('pnpm')
    ? ['npx', '-y', `pnpm@${version}`]
    : /\.[cm]?js$/.test(given)
      ? [process.execPath, given]
      : [given]
  await run(program ?? '', [...first, ...args], { cwd })
}

interface Manifest {
  readonly devEngines: { readonly packageManager: { readonly version: string } }
}
