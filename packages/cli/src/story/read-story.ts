import { type ErrorObject, type ValidateFunction, Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml'
import { usageError } from '../output/exit-codes.ts'
import { closest } from '../output/closest.ts'
import { readStorySchema } from '../packaged-files.ts'
import type { Path, Story, StoryFile } from './story.ts'

/**
 * Reads a story, and compares it with the schema.
 *
 * @throws CommandError that lists each problem as `file:line:column: problem and fix`.
 */
export function readStory(name: string, file: string | URL): StoryFile {
  const lines = new LineCounter()
  const document = parseDocument(textOf(name, file), { lineCounter: lines })
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset)
    return `${name}:${line}:${col}`
  }
  const [broken] = document.errors
  if (broken !== undefined) {
    const [reason = ''] = broken.message.split('\n')
    throw usageError(`${place(broken.pos[0])}: this is not YAML: ${reason}`)
  }
  const at = (path: Path): string => place(offsetOf(document, path))
  const story = document.toJS() as unknown
  const isValid = validator()
  if (isValid(story)) return { name, story, at }
  const problems = (isValid.errors ?? [])
    .filter(({ schemaPath }) => !/\/(oneOf|not)\/./.test(schemaPath))
    .map((it) => problemOf(it, at))
  throw usageError([...new Set(problems)].join('\n'))
}

let compiled: ValidateFunction<Story> | undefined
/** The schema takes longer to compile than a story to read, so it is compiled once. */
const validator = (): ValidateFunction<Story> =>
  (compiled ??= new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile<Story>(
    readStorySchema(),
  ))

function textOf(name: string, file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw usageError(`${name} cannot be read: ${(error as Error).message}`)
  }
}

/** Where a value begins. The key of a field, because its value may stand on another line; otherwise the nearest place. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    const pair = isMap(parent)
      ? parent.items.find((it) => isPair(it) && String(it.key) === String(last))
      : undefined
    const node = pair?.key ?? document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function problemOf(error: ErrorObject, at: (path: Path) => string): string {
  const { instancePath, keyword, params, message, parentSchema, data } = error
  const path = instancePath.split('/').slice(1)
  const field = path.at(-1)
  const { description, properties } = (parentSchema ?? {}) as {
    readonly description?: string
    readonly properties?: object
  }
  switch (keyword) {
    case 'required':
      return `${at(path)}: ${String(params['missingProperty'])} is missing. Add it.`
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty'])
      const near = closest(unknown, Object.keys(properties ?? {}))
      const fix = near === undefined ? 'Remove it.' : `Did you mean ${near}?`
      return `${at([...path, unknown])}: ${unknown} is unknown. ${fix}`
    }
    case 'oneOf':
      return `${at(path)}: this step needs exactly one of call, wait, advance and to.`
    case 'not':
      return `${at([...path, 'fails'])}: write expect for a response or fails for an error, not both.`
    case 'dependentRequired':
      return `${at([...path, String(params['property'])])}: ${String(params['property'])} needs ${String(params['missingProperty'])} in the same step.`
    case 'pattern':
      return `${at(path)}: ${field} is "${String(data)}". ${description ?? ''}`
    default:
      return `${at(path)}: ${field ?? 'the file'} ${message ?? 'is wrong'}. ${description ?? ''}`.trimEnd()
  }
}
