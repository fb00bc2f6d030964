import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { baseOf } from './contract-folders.ts'

/**
 * A file below `examples/<owner>/`. The owner and the file name decide what the file is an example of; the README
 * explains how.
 */
export interface ExampleFile {
  /**
   * The owner of the example: `createRefund` (an operation), `WebhookReceived` (a shared response), `pixChargePaid` (a
   * webhook), or `errors` (see {@link GENERAL_ERRORS}).
   */
  readonly owner: string
  /** The part of the operation: `request`, or a status such as `422`. Undefined for shared responses and webhooks. */
  readonly target: string | undefined
  /**
   * The name of the example in the contract: a case, an error code, or `default`. For the owner `errors`, a family and
   * a code.
   */
  readonly name: string
  /** The path of the file, relative to the examples folder: `createRefund/422_REFUND_AMOUNT_EXCEEDED.json`. */
  readonly file: string
  readonly value: unknown
}

/** The folder with error examples that are the same for every operation: `examples/errors/money_Unauthorized.json`. */
export const GENERAL_ERRORS = 'errors'

const OF_OPERATION = /^(request|\d{3})(?:_(.+))?\.json$/

/**
 * Returns the examples of the document in a folder. If the document builds on another one, the list continues with that
 * document's examples of shared responses and errors. Their paths start with `../`.
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

/**
 * The examples that come first. Tools that do not know error codes return the first example, so it is the general error
 * of the status. The reference shows the first example, so it is the normal case.
 */
const LEADING = [
  'default',
  'MalformedRequest',
  'HTTP_400',
  'invalid_request',
  'INVALID_QUERY_PARAMETER',
  'created',
  'pending',
  'with-metadata',
  'settled',
  'whole',
  'sent',
]

/** A comparator for the names of examples of the same request or response. */
export const compareNames = (a: string, b: string): number => rank(a) - rank(b) || compare(a, b)

function rank(name: string): number {
  const index = LEADING.indexOf(name)
  return index === -1 ? LEADING.length : index
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
