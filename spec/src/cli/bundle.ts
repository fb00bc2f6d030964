import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { agentDocument } from '../agent/agent-document.ts'
import { bundle, writeBundle, writeEventSchemas } from '../bundle/bundle.ts'
import { type ContractDocument, operationsOf } from '../bundle/document.ts'
import { type DocumentName, DOCUMENTS } from '../documents.ts'
import { OVERLAYS, withOverlay } from '../overlays/overlays.ts'
import { readTranslation, TRANSLATIONS } from '../translations/translation.ts'
import { translateDocument } from '../translations/translate-document.ts'

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

const HELP = `Joins the files of each document of the contract into one file, and writes a JSON Schema of each event.

  pnpm spec:bundle [--only <document>] [--out <folder>]

  --only <document>  write only this document: ${NAMES.join(' or ')}
  --out <folder>     write to this folder (default: spec/dist)
  -h, --help         print this text
`

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) process.stdout.write(HELP)
  else await writeAll(values)
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException
  console.error(code.startsWith('ERR_PARSE_ARGS') ? `${message}\nSee "pnpm spec:bundle --help".` : message)
  process.exitCode = 1
}

interface Choice {
  readonly only?: string | undefined
  readonly out?: string | undefined
}

async function writeAll({ only, out }: Choice): Promise<void> {
  const names = NAMES.filter((name) => only === undefined || name === only)
  if (names.length === 0)
    throw new Error(`There is no document ${only}. The documents are ${NAMES.join(', ')}.`)
  const start = performance.now()
  const took = (): string => `${Math.round(performance.now() - start)} ms`
  const dist = out === undefined ? join(import.meta.dirname, '../../dist') : resolve(out)
  const shown = out ?? 'spec/dist'
  // Redocly joins the files in processes of its own, so the documents do not wait for each other.
  const documents = await Promise.all(names.map(async (name) => [name, await bundle({ name })] as const))
  for (const [name, document] of documents) {
    await writeBundle(document, { bundle: DOCUMENTS[name].bundle, dist })
    if (name === 'pix') await writeParts(document, dist)
    const counts = [
      `${operationsOf(document).length} operations`,
      `${operationsOf(document, { webhooks: true }).length} webhooks`,
    ]
    console.log(`${shown}/${DOCUMENTS[name].bundle}.{json,yaml}: ${counts.join(', ')}, ${took()}`)
  }
}

/** Copies the overlays and workflows beside the bundles, to which the workflows then refer. */
async function copyOverlaysAndWorkflows(dist: string): Promise<void> {
  const root = join(import.meta.dirname, '../..')
  for await (const file of glob('{overlays,workflows}/**/*.yaml', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text.replaceAll('../sandbox/openapi.yaml', '../sandbox.yaml'))
  }
}

/** Writes what is made of the contract: JSON Schemas of the events, the slim document of agents, changed documents, and translations. */
async function writeParts(document: ContractDocument, dist: string): Promise<void> {
  await writeEventSchemas(document, dist)
  await copyOverlaysAndWorkflows(dist)
  await writeBundle(agentDocument(document), { bundle: `${DOCUMENTS.pix.bundle}-agent`, dist })
  for (const overlay of OVERLAYS)
    await writeBundle(await withOverlay(document, overlay), {
      bundle: `${DOCUMENTS.pix.bundle}-${overlay}`,
      dist,
    })
  for (const name of TRANSLATIONS) {
    const translation = readTranslation(name)
    await writeBundle(translateDocument(document, translation), {
      bundle: `${DOCUMENTS.pix.bundle}-${name}`,
      dist,
    })
    await writeFile(join(dist, `translation-${name}.json`), JSON.stringify(Object.fromEntries(translation)))
  }
}
