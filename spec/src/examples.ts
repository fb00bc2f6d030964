import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { baseOf } from './base-folder.ts'

/** One file below `examples/<owner>/`. Owner and file name determine what it is an example of; see the README. */
export interface ExampleFile {
  /** `createRefund` (operation), `WebhookReceived` (shared response), `pixChargePaid` (webhook), or `errors` (below). */
  readonly owner: string
  /** `request`, a status such as `422`, or `undefined` for shared responses and webhooks. */
  readonly target: string | undefined
  /** Name of the example in the contract: the case, the error code, or `default`. In `errors` a family and a code. */
  readonly name: string
  /** Path from the examples folder: `createRefund/422_REFUND_AMOUNT_EXCEEDED.json`. */
  readonly file: string
  readonly value: unknown
}

/** The folder of the examples of errors that hold for every operation: `examples/errors/money_Unauthorized.json`. */
export const GENERAL_ERRORS = 'errors'

const OF_OPERATION = /^(request|\d{3})(?:_(.+))?\.json$/

/**
 * Returns the examples of the document in a folder. A document that builds on another one also has the other's examples
 * of shared responses and errors, after its own. Their paths start with `../`.
 */
export function examplesOf(contract: string): ExampleFile[] {
  const folder = join(contract, 'examples')
  const base = baseOf(contract)
  if (base === undefined) return readExamples(folder)
  const outside = relative(folder, join(base, 'examples'))
  const shared = readExamples(join(base, 'examples')).filter(
    ({ owner }) => owner === GENERAL_ERRORS || existsSync(join(base, 'responses', `${owner}.yaml`)),
  )
  return [...readExamples(folder), ...shared.map((it) => ({ ...it, file: `${outside}/${it.file}` }))]
}

/** Reads every example, sorted by `LEADING` and then by file name. Throws when a file is not valid JSON. */
function readExamples(folder: string): ExampleFile[] {
  const owners = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return owners
    .flatMap((owner) =>
      readdirSync(join(folder, owner.name)).map((name) => readExample(folder, owner.name, name)),
    )
    .sort((a, b) => compare(a.owner, b.owner) || rank(a.name) - rank(b.name) || compare(a.file, b.file))
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

/** The general error of a status comes first: tools that do not know error codes return the first example. */
const LEADING = ['default', 'MalformedRequest', 'HTTP_400', 'invalid_request', 'INVALID_QUERY_PARAMETER']

/** Compares the names of two examples of one request or response. */
export const compareNames = (a: string, b: string): number => rank(a) - rank(b) || compare(a, b)

function rank(name: string): number {
  const index = LEADING.indexOf(name)
  return index === -1 ? LEADING.length : index
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
