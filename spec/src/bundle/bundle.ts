import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { stringify } from 'yaml'
import { addAssumedBadges } from './badges.ts'
import { addCodeSamples } from './code-samples.ts'
import { errorCatalogue } from '../data/error-catalogue.ts'
import { loadErrors } from '../data/load-errors.ts'
import { loadMachines } from '../data/load-machines.ts'
import { moneyByStatus } from '../data/money-by-status.ts'
import { type DocumentName, DOCUMENTS } from '../documents.ts'
import type { ContractDocument, JsonObject } from './document.ts'
import { eventSchemas } from './event-schemas.ts'
import { addErrorTables } from './error-tables.ts'
import { addParameterExamples } from './parameter-examples.ts'
import { redoclyCommand, redoclyEnvironment } from '../redocly-command.ts'

const SPEC = join(import.meta.dirname, '../..')

/**
 * Bundles the files of a document into one document. Default: `pix`. First, Redocly joins the files, and a preprocessor
 * of the lint plugin attaches the examples. Then this function adds badges, error tables, examples of ids, code samples, the error
 * catalogue as `x-error-catalogue`, where the amount is in each status as `x-money-by-status`, and the version of the
 * package. Throws an `Error` with Redocly's output when a file is not valid.
 */
export async function bundle({
  spec = SPEC,
  name = 'pix',
}: { spec?: string; name?: DocumentName } = {}): Promise<ContractDocument> {
  const document = await joinFiles(spec, name)
  const errors = loadErrors(join(spec, DOCUMENTS[name].folder))
  const { version, homepage, bugs } = await readManifest(spec)
  document.info.version = version
  document.info['contact'] = { name: 'Pix Payments', url: bugs }
  document['externalDocs'] = {
    description: 'Guides, reference, error catalogue, states and gap register.',
    url: homepage,
  }
  addAssumedBadges(document)
  addErrorTables(document, errors)
  if (name === 'pix') {
    addParameterExamples(document)
    // The samples call the client of the contract.
    addCodeSamples(document)
  }
  document['x-error-catalogue'] = { ...errorCatalogue(errors) } as JsonObject
  if (name === 'pix') document['x-money-by-status'] = moneyByStatus(loadMachines(spec))
  return document
}

/** Returns the version and the addresses of the package, as its `package.json` states them. */
async function readManifest(spec: string): Promise<{ version: string; homepage: string; bugs: string }> {
  return JSON.parse(await readFile(join(spec, 'package.json'), 'utf8')) as Awaited<
    ReturnType<typeof readManifest>
  >
}

async function joinFiles(spec: string, name: DocumentName): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'pix-bundle-'))
  const output = join(folder, 'openapi.json')
  try {
    await promisify(execFile)(
      process.execPath,
      [
        redoclyCommand(),
        'bundle',
        name,
        '--output',
        output,
        '--component-renaming-conflicts-severity',
        'error',
      ],
      { cwd: spec, env: redoclyEnvironment() },
    )
    return JSON.parse(await readFile(output, 'utf8')) as ContractDocument
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string }
    // Our command has no option --force.
    const text = `${stderr}${stdout}`.replace(' (use --force to ignore errors)', '')
    throw new Error(`The document ${name} could not be bundled:\n${text}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the JSON Schema of each event of the contract to `dist/events/`, and removes the files of other events. */
export async function writeEventSchemas(document: ContractDocument, dist: string): Promise<void> {
  const folder = join(dist, 'events')
  const url = (document['externalDocs'] as { url: string }).url
  const schemas = eventSchemas(document, url)
  await mkdir(folder, { recursive: true })
  for (const [name, schema] of schemas)
    await replace(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
  for (const file of await readdir(folder)) {
    if (!schemas.has(basename(file, '.json'))) await rm(join(folder, file))
  }
}

/**
 * Writes `dist/<bundle>.json` for programs and `dist/<bundle>.yaml` for readers. Each file is replaced atomically. So a
 * mock that watches the file never reads an incomplete file.
 */
export async function writeBundle(
  document: ContractDocument,
  { bundle: name, dist }: { bundle: string; dist: string },
): Promise<void> {
  const file = join(dist, name)
  await mkdir(dist, { recursive: true })
  await replace(`${file}.json`, `${asciiJson(document)}\n`)
  await replace(`${file}.yaml`, stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }))
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.tmp`, text)
  await rename(`${file}.tmp`, file)
}

/**
 * Returns JSON that contains only ASCII characters. Servers read the file at each start, and ASCII text takes half the
 * time to decode and parse.
 */
const asciiJson = (document: unknown): string =>
  JSON.stringify(document).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
