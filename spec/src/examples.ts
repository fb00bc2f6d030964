import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { baseOf } from './base-folder.ts'

/** One file below `examples/<owner>/`. The file name says what it is an example of; see the README. */
export interface ExampleFile {
  /** `createRefund` (operation), `MoneyUnauthorized` (shared response) or `pixChargePaid` (webhook). */
  readonly owner: string
  /** `request`, a status such as `422`, or `undefined` for shared responses and webhooks. */
  readonly target: string | undefined
  /** Name of the example in the contract: the case, the error code, or `default`. */
  readonly name: string
  /** Path from the examples folder: `createRefund/422_REFUND_AMOUNT_EXCEEDED.json`. */
  readonly file: string
  readonly value: unknown
}

const OF_OPERATION = /^(request|\d{3})(?:_(.+))?\.json$/

/**
 * The examples of the document in a folder. One that builds on another may share its responses, and has their examples
 * with them; their paths then lead out of its own folder.
 */
export function examplesOf(contract: string): ExampleFile[] {
  const folder = join(contract, 'examples')
  const base = baseOf(contract)
  if (base === undefined) return readExamples(folder)
  const outside = relative(folder, join(base, 'examples'))
  const shared = readExamples(join(base, 'examples')).filter(({ owner }) =>
    existsSync(join(base, 'responses', `${owner}.yaml`)),
  )
  return [...readExamples(folder), ...shared.map((it) => ({ ...it, file: `${outside}/${it.file}` }))]
}

/** Reads every example, sorted so that the leading ones come first and then by file name. Throws on a file that is no JSON. */
function readExamples(folder: string): ExampleFile[] {
  const owners = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return owners
    .flatMap((owner) =>
      readdirSync(join(folder, owner.name)).map((name) => readExample(folder, owner.name, name)),
    )
    .sort((a, b) => compare(a.owner, b.owner) || rank(a) - rank(b) || compare(a.file, b.file))
}

function readExample(folder: string, owner: string, name: string): ExampleFile {
  const file = `${owner}/${name}`
  const [, target, caseName] = OF_OPERATION.exec(name) ?? []
  return {
    owner,
    target,
    name: target === undefined ? name.replace(/\.json$/, '') : (caseName ?? 'default'),
    file,
    value: parse(readFileSync(join(folder, file), 'utf8'), file),
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`examples/${file} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** Of the errors of one status the general one leads: tools that know no codes answer with the first. */
const LEADING = ['default', 'MalformedRequest', 'HTTP_400', 'invalid_request', 'INVALID_QUERY_PARAMETER']

function rank({ name }: ExampleFile): number {
  const index = LEADING.indexOf(name)
  return index === -1 ? LEADING.length : index
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
