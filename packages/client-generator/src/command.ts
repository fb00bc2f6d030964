import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Document } from './document.ts'
import { CONTRACT, SANDBOX, type Surface } from './surface.ts'

const USAGE = `Writes what is generated from the bundled contract.

  pix-client-generator <folder>             the part of the client that speaks to the API
  pix-client-generator --sandbox <folder>   the part that speaks to the control API of the sandbox
  pix-client-generator --types <folder>     types only: contract.ts and, of the control API, sandbox-contract.ts

  --check   write nothing; exit 1 when a file is out of date

Without --types the folder is the generator's own: files that it did not write are removed.`

const OPTIONS = {
  sandbox: { type: 'boolean', default: false },
  types: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Where a command writes its lines. */
export type Terminal = Readonly<Record<'log' | 'error', (text: string) => void>>

/** What `pix-client-generator` does with these words. Gives the exit code: 1 is out of date, 2 is a wrong command. */
export async function command(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await generate(words, terminal)
  } catch (error) {
    terminal.error(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
}

async function generate(words: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  const [target, ...more] = positionals
  if (values.help || target === undefined) {
    terminal.log(USAGE)
    return values.help ? 0 : 2
  }
  if (more.length > 0) throw new Error(`One folder is written; ${more.join(' ')} is too much.`)
  if (values.types && values.sandbox) throw new Error('--types writes both documents: leave --sandbox out.')
  const files = await (values.types ? typesOf() : filesOf(values.sandbox ? SANDBOX : CONTRACT))
  const folder = resolve(target)
  const foreign =
    values.types || !existsSync(folder) ? [] : readdirSync(folder).filter((file) => !files.has(file))
  if (values.check) {
    const stale = [...files].filter(([file, text]) => {
      const path = join(folder, file)
      return !existsSync(path) || readFileSync(path, 'utf8') !== text
    })
    const fix = values.types
      ? `pix-client-generator --types ${target}`
      : 'pnpm --filter @pix-payments/client generate'
    for (const file of [...stale.map(([name]) => name), ...foreign]) {
      terminal.error(`${join(target, file)} is out of date: run \`${fix}\` and commit it.`)
    }
    return stale.length + foreign.length === 0 ? 0 : 1
  }
  mkdirSync(folder, { recursive: true })
  for (const file of foreign) rmSync(join(folder, file))
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  return 0
}

// Not before it is known what to write: either loads TypeScript.
const typesOf = async (): Promise<ReadonlyMap<string, string>> =>
  (await import('./types.ts')).generateTypes(documentOf)
const filesOf = async (surface: Surface): Promise<ReadonlyMap<string, string>> =>
  (await import('./files.ts')).generateFiles(documentOf(surface.document), surface)

const require = createRequire(import.meta.url)

/** A document that the spec publishes, by its name there. */
const documentOf = (name: string): Document =>
  JSON.parse(readFileSync(require.resolve(`@pix-payments/spec/${name}`), 'utf8')) as Document
