import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { bundle } from '../bundle/bundle.ts'
import { asList, type ContractDocument, type JsonObject, operationsOf } from '../bundle/document.ts'
import { type ErrorsFile, loadErrors } from '../data/load-errors.ts'
import { type DocumentName, DOCUMENTS } from '../documents.ts'
import {
  type Count,
  errorCodesWithExamples,
  operationsWithProvenance,
  placedExamples,
  propertiesWithProvenance,
  requestsWithExamples,
  responsesWithExamples,
  rowsWithProvenance,
  schemasWithProvenance,
  webhooksWithExamples,
} from '../report/coverage.ts'
import { examplesValid } from '../report/example-validity.ts'

const SPEC = join(import.meta.dirname, '../..')

const HELP = `Counts the examples and the provenance of each document of the contract, and names what is missing.

  pnpm spec:report

  -h, --help  print this text

Exit codes: 0 nothing is missing; 1 something is missing, or the command cannot run.
`

/** A line of the report: a title and its count. */
type Line = readonly [title: string, count: Count]

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false, short: 'h' } } })
  if (values.help) process.stdout.write(HELP)
  else await printAll()
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException
  if (!code.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(`${message}\nSee "pnpm spec:report --help".`)
  process.exitCode = 1
}

async function printAll(): Promise<void> {
  for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
    const document = await bundle({ name })
    const errors = loadErrors(join(SPEC, DOCUMENTS[name].folder))
    const hasWebhooks = document.webhooks !== undefined
    const lines: readonly Line[] = [
      ['operations of the error catalogue in the document', inDocument(document, errors)],
      ['requests with a named example', requestsWithExamples(document)],
      ['responses of every status with a named example', responsesWithExamples(document)],
      ...(hasWebhooks ? ([['webhooks with a named example', webhooksWithExamples(document)]] as const) : []),
      ['error codes per operation, documented, with an example', errorCodesWithExamples(document, errors)],
      ['examples valid in 2020-12 with formats asserted', examplesValid(document, placedExamples(document))],
      ['operations and webhooks with provenance', operationsWithProvenance(document)],
      ['schemas with provenance', schemasWithProvenance(document)],
      ['properties with provenance', propertiesWithProvenance(document)],
      ['errors and rejection codes with provenance', rowsWithProvenance(errorRows(errors))],
      ...(name === 'pix'
        ? ([['state transitions with provenance', rowsWithProvenance(await transitions())]] as const)
        : []),
    ]
    console.log(`${document.info.title}${hasWebhooks ? `\n${webhooksIn(document)}` : ''}\n`)
    for (const line of lines) print(line)
    console.log()
  }
}

function print([title, { have, want, missing }]: Line): void {
  const share = want === 0 ? '  none' : `${((100 * have) / want).toFixed(have === want ? 0 : 1)}%`.padStart(6)
  console.log(`${share}  ${String(have).padStart(5)} of ${String(want).padStart(5)}  ${title}`)
  for (const name of missing) console.log(`                        missing: ${name}`)
  if (have < want || want === 0) process.exitCode = 1
}

/** Counts the webhooks. An event that has the gap G-157 is not in the list of the source. */
function webhooksIn(document: ContractDocument): string {
  const webhooks = operationsOf(document, { webhooks: true })
  const listed = webhooks.filter(({ operation }) => !asList(operation['x-gap']).includes('G-157')).length
  return `webhooks: ${webhooks.length} (${listed} listed by the source, ${webhooks.length - listed} assumed)`
}

function inDocument(document: ContractDocument, { operations }: ErrorsFile): Count {
  const ids = new Set(operationsOf(document).map(({ operationId }) => operationId))
  const wanted = Object.keys(operations)
  const missing = wanted.filter((id) => !ids.has(id))
  return { have: wanted.length - missing.length, want: wanted.length, missing }
}

interface NamedRow {
  readonly name: string
  readonly row: JsonObject
}

function errorRows({ codes, rejectionCodes }: ErrorsFile): NamedRow[] {
  return [...codes, ...rejectionCodes].map((row) => ({ name: row.code, row: { ...row } as JsonObject }))
}

async function transitions(): Promise<NamedRow[]> {
  const files = await readdir(join(SPEC, 'machines'))
  const machines = await Promise.all(
    files.map(async (file) => ({
      file,
      machine: parse(await readFile(join(SPEC, 'machines', file), 'utf8')) as JsonObject,
    })),
  )
  return machines.flatMap(({ file, machine }) =>
    (machine['transitions'] as JsonObject[]).map((row) => ({
      name: `${file} ${String(row['from'])} on ${String(row['on'])}`,
      row,
    })),
  )
}
