import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { captureCommands } from '@pix-payments/testing/captured-commands'
import { runHere } from '@pix-payments/testing/command-here'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '../src/contract/json.ts'
import { smallContract } from './contract.ts'

const PACKAGE = join(import.meta.dirname, '..')
export const REPOSITORY: string = join(PACKAGE, '../..')

export interface Scratch {
  readonly root: string
  write(file: string, text: string): void
  read(file: string): string
  exists(file: string): boolean
  /** Replaces the contract. */
  contract(contract: JsonObject): void
  /** Adds a changeset for the contract's package. */
  changeset(bump: string, text: string, name?: string): void
  /** Returns the text of every file, so that a test can see whether a file changed. */
  files(): Record<string, string>
}

/** Creates a folder that is removed when the test ends. */
function scratch(): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'pix-release-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    exists: (file) => existsSync(join(root, file)),
    contract: (contract) => write('spec/contract.json', JSON.stringify(contract)),
    changeset: (bump, text, name = 'change') =>
      write(`.changeset/${name}.md`, `---\n'@pix-payments/spec': ${bump}\n---\n\n${text}\n`),
    files: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((it) => it.isFile())
          .map((it) => [join(it.parentPath, it.name), readFileSync(join(it.parentPath, it.name), 'utf8')]),
      ),
  }
}

// The source of a small bundler for the small contract.
const BUNDLER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const spec = import.meta.dirname + '/../..'
const out = process.argv[process.argv.indexOf('--out') + 1]
const contract = JSON.parse(readFileSync(spec + '/contract.json', 'utf8'))
contract.info.version = JSON.parse(readFileSync(spec + '/package.json', 'utf8')).version
mkdirSync(out, { recursive: true })
for (const name of ['json', 'yaml']) writeFileSync(out + '/openapi.' + name, JSON.stringify(contract))
`

/**
 * Creates a repository with the small contract, a public package and a private package. With `released`, it also has a
 * released contract.
 */
export function smallRepository({ released }: { released?: string } = {}): Scratch {
  const it = scratch()
  const version = released ?? '0.0.0'
  it.write('package.json', JSON.stringify({ name: 'small', private: true }))
  it.write('pnpm-workspace.yaml', 'packages: [spec, packages/*]\n')
  it.write('pnpm-lock.yaml', '')
  it.write('spec/package.json', JSON.stringify({ name: '@pix-payments/spec', version }))
  it.write('spec/src/cli/bundle.ts', BUNDLER)
  it.write(
    'packages/tool/package.json',
    JSON.stringify({ name: '@pix-payments/tool', version, private: true }),
  )
  it.write('.changeset/config.json', readFileSync(join(REPOSITORY, '.changeset/config.json'), 'utf8'))
  it.contract(smallContract())
  if (released !== undefined) {
    const contract = smallContract()
    contract['info'] = { ...(contract['info'] as JsonObject), version: released }
    it.write('spec/released/openapi.json', JSON.stringify(contract))
  }
  return it
}

/**
 * Copies the parts of this repository that a release changes: the contract, the manifests and the changesets. No folder
 * in the copy is a link to a folder of the repository. So a command that runs in the copy cannot change the repository.
 */
export function copyOfRepository(packages: readonly string[]): Scratch {
  const it = scratch()
  for (const file of ['package.json', 'pnpm-lock.yaml', '.changeset', 'spec'])
    cpSync(join(REPOSITORY, file), join(it.root, file), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist|\.turbo)$/.test(source),
    })
  it.write('pnpm-workspace.yaml', `packages: [${packages.join(', ')}]\n`)
  for (const path of packages)
    if (!it.exists(join(path, 'package.json')))
      it.write(join(path, 'package.json'), readFileSync(join(REPOSITORY, path, 'package.json'), 'utf8'))
  linkDependencies(join(REPOSITORY, 'spec/node_modules'), join(it.root, 'spec/node_modules'))
  return it
}

/** Links every dependency separately, also the dependencies inside a scope folder. */
function linkDependencies(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    if (name.startsWith('@')) linkDependencies(join(from, name), join(to, name))
    else symlinkSync(realpathSync(join(from, name)), join(to, name))
}

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the commands `check`, `version`, `pack` and `pack-local` in this process. */
export async function command(name: string, ...args: readonly string[]): Promise<Ran> {
  const { runCommand } = (await import(`../src/cli/${name}.ts`)) as {
    runCommand(given: readonly string[]): Promise<void>
  }
  const restore = captureCommands()
  const ran = runHere(runCommand, args, { NO_COLOR: '1', FORCE_COLOR: undefined })
  const code = Number(await ran.exit)
  restore()
  return { code, stdout: ran.output(), stderr: ran.errors() }
}

/** Runs a command in a process of its own. */
export function spawned(name: string, ...args: readonly string[]): Promise<Ran> {
  const program = join(PACKAGE, 'src/cli', `${name}.ts`)
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

/** The fields that every published manifest has. */
export const ADDRESSES: Readonly<Record<string, string | string[]>> = {
  homepage: 'https://pix.example/',
  bugs: 'https://pix.example/issues',
  repository: 'https://pix.example/git',
  author: 'Pix',
  keywords: ['pix'],
}
