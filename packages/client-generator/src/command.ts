import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Document } from './document.ts'
import { CONTRACT, SANDBOX, type Surface } from './surface.ts'

const USAGE = `Writes the files that are generated from the bundled contract.

  pix-client-generator <folder>             the client of the payment API
  pix-client-generator --sandbox <folder>   the client of the control API of the sandbox
  pix-client-generator --outcomes <file>    the tables of outcomes in a Markdown file, between their marks
  pix-client-generator --types <folder>     the types of all documents: contract.ts, sandbox-contract.ts and rail-contract.ts

Without --types and --outcomes, all other files in the folder are deleted.`

const OPTIONS = {
  sandbox: { type: 'boolean', default: false },
  types: { type: 'boolean', default: false },
  outcomes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The output of a command: `log` writes to stdout, `error` to stderr. */
export type Terminal = Readonly<Record<'log' | 'error', (text: string) => void>>

/**
 * Runs `pix-client-generator` with these arguments. Returns the exit code: 0 for success, 2 for wrong arguments.
 */
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
  if (more.length > 0) throw new Error(`Name one folder only: ${more.join(' ')} is too much.`)
  if (values.types && values.sandbox) throw new Error('--types writes all documents: leave --sandbox out.')
  if (values.outcomes) return outcomes(target)
  const files = await (values.types ? typesOf() : filesOf(values.sandbox ? SANDBOX : CONTRACT))
  const folder = resolve(target)
  mkdirSync(folder, { recursive: true })
  const foreign = values.types ? [] : readdirSync(folder).filter((file) => !files.has(file))
  for (const file of foreign) rmSync(join(folder, file))
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  return 0
}

/** Writes the tables of outcomes in a Markdown file. */
async function outcomes(target: string): Promise<number> {
  const { withOutcomes } = await import('./outcomes-table.ts')
  const { operationsOf } = await import('./operations.ts')
  const document = documentOf(CONTRACT.document)
  const path = resolve(target)
  writeFileSync(path, withOutcomes(readFileSync(path, 'utf8'), document, operationsOf(document)))
  return 0
}

// Imported on demand: the types need TypeScript, which takes a second to load.
const typesOf = async (): Promise<ReadonlyMap<string, string>> =>
  (await import('./types.ts')).generateTypes(documentOf)
const filesOf = async (surface: Surface): Promise<ReadonlyMap<string, string>> =>
  (await import('./files.ts')).generateFiles(documentOf(surface.document), surface)

const require = createRequire(import.meta.url)

/** Reads a document that `@pix-payments/spec` exports. */
const documentOf = (name: string): Document =>
  JSON.parse(readFileSync(require.resolve(`@pix-payments/spec/${name}`), 'utf8')) as Document
