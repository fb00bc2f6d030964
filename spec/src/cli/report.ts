import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundle } from '../bundle/bundle.ts'
import { asList, type JsonObject, operationsOf } from '../bundle/document.ts'
import type { Catalogue } from '../bundle/error-tables.ts'
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
const yaml = async (file: string): Promise<JsonObject> =>
  parse(await readFile(join(SPEC, file), 'utf8')) as JsonObject

const document = await bundle()
const catalogue = (await yaml('errors.yaml')) as unknown as Catalogue & {
  codes: JsonObject[]
  rejectionCodes: JsonObject[]
}
const machines = await Promise.all(
  (await readdir(join(SPEC, 'machines'))).map(async (file) => ({
    file,
    machine: await yaml(`machines/${file}`),
  })),
)
const transitions = machines.flatMap(({ file, machine }) =>
  (machine['transitions'] as JsonObject[]).map((row) => ({
    name: `${file} ${String(row['from'])} on ${String(row['on'])}`,
    row,
  })),
)
const errors = [...catalogue.codes, ...catalogue.rejectionCodes].map((row) => ({
  name: String(row['code']),
  row,
}))
const webhooks = operationsOf(document, { webhooks: true })
/** G-157 is the row of the events that the source does not list. */
const listed = webhooks.filter(({ operation }) => !asList(operation['x-gap']).includes('G-157')).length

const counts: readonly (readonly [string, Count])[] = [
  ['operations of the error catalogue in the contract', inContract()],
  ['requests with a named example', requestsWithExamples(document)],
  ['responses of every status with a named example', responsesWithExamples(document)],
  ['webhooks with a named example', webhooksWithExamples(document)],
  ['error codes per operation, documented, with an example', errorCodesWithExamples(document, catalogue)],
  ['examples valid in 2020-12 with formats asserted', examplesValid(document, placedExamples(document))],
  ['operations and webhooks with provenance', operationsWithProvenance(document)],
  ['schemas with provenance', schemasWithProvenance(document)],
  ['properties with provenance', propertiesWithProvenance(document)],
  ['errors and rejection codes with provenance', rowsWithProvenance(errors)],
  ['state transitions with provenance', rowsWithProvenance(transitions)],
]

console.log(
  `webhooks: ${webhooks.length} (${listed} listed by the source, ${webhooks.length - listed} assumed)\n`,
)
for (const [title, { have, want, missing }] of counts) {
  const share = want === 0 ? '  none' : `${((100 * have) / want).toFixed(have === want ? 0 : 1)}%`.padStart(6)
  console.log(`${share}  ${String(have).padStart(5)} of ${String(want).padStart(5)}  ${title}`)
  for (const name of missing) console.log(`                        missing: ${name}`)
}
if (counts.some(([, { have, want }]) => have < want || want === 0)) process.exitCode = 1

function inContract(): Count {
  const ids = new Set(operationsOf(document).map(({ operationId }) => operationId))
  const wanted = Object.keys(catalogue.operations)
  const missing = wanted.filter((id) => !ids.has(id))
  return { have: wanted.length - missing.length, want: wanted.length, missing }
}
