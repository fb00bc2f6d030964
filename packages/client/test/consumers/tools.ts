import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm } from './consumers.ts'

const MANIFEST = join(import.meta.dirname, 'tools')

export interface Tools {
  /** The folder outside the repository with the installed tools. Programs below it can import them. */
  readonly folder: string
  /** Returns the path of a program that a package of the tools contains. */
  program(name: Program): string
  remove(): void
}

/** The programs, each with its package and its path in the package. The packages hold binaries for Linux on x64 only. */
const PROGRAMS = {
  bun: ['bun', '@oven/bun-linux-x64/bin/bun'],
  deno: ['deno', '@deno/linux-x64-glibc/deno'],
  workerd: ['workerd', '@cloudflare/workerd-linux-64/bin/workerd'],
  'node-20': ['node-20', 'node-20/bin/node'],
  'node-22': ['node-22', 'node-22/bin/node'],
  'node-24': ['node-24', 'node-24/bin/node'],
} as const
export type Program = keyof typeof PROGRAMS

/** The reason why the tools do not run on this machine, if there is one. */
export const missingTools: string | undefined =
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : 'the binaries of the tools are for Linux on x64'

/** Installs the runtimes with the versions of their lockfile, without their install scripts. */
export function installTools(): Tools {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-tools-'))
  cpSync(MANIFEST, folder, { recursive: true })
  pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
  return {
    folder,
    program(name) {
      const [owner, path] = PROGRAMS[name]
      const owned = join(folder, 'node_modules', owner, 'package.json')
      const found = createRequire(realpathSync(owned))
        .resolve.paths(path)
        ?.map((it) => join(it, path))
      const file = found?.find((it) => existsSync(it)) ?? join(folder, 'node_modules', path)
      if (!existsSync(file)) throw new Error(`The package ${owner} has no ${path}.`)
      return file
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
