import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Location, Visitor } from './redocly.ts'
import { isObject, type Json, type JsonObject } from '../src/bundle/document.ts'

/** The form of an `operationId` of a step: the name of a source description, and the id of an operation in it. */
const CALL = /^\$sourceDescriptions\.([\w-]+)\.(\w+)$/

/** An operation that a step of a workflow calls. */
export interface CalledOperation {
  readonly source: string
  readonly id: string
  /** The operation in its description. Undefined when the description has no operation with this id. */
  readonly node: JsonObject | undefined
}

/**
 * Returns a visitor of the steps of a workflow file. `called` is undefined when the step runs a workflow, or when its
 * `operationId` has another form.
 */
export function stepsOf(
  check: (step: JsonObject, called: CalledOperation | undefined, location: Location) => void,
): Visitor {
  let root: Json = {}
  return {
    Root: (node) => {
      root = node
    },
    Step: (step, { location }) => {
      check(step, calledOperation(step, root, location.source.absoluteRef), location)
    },
  }
}

function calledOperation(step: JsonObject, root: Json, file: string): CalledOperation | undefined {
  const [, source = '', id = ''] = CALL.exec(String(step['operationId'] ?? '')) ?? []
  if (id === '') return undefined
  const sources =
    isObject(root) && Array.isArray(root['sourceDescriptions']) ? root['sourceDescriptions'] : []
  const url = sources.filter(isObject).find(({ name }) => name === source)?.['url']
  const operations = typeof url === 'string' ? operationsOf(join(dirname(file), url)) : undefined
  return { source, id, node: operations?.get(id) }
}

const known = new Map<string, ReadonlyMap<string, JsonObject>>()

/** The operations of a description by their ids. They stand in the description, or in files that it refers to. */
function operationsOf(file: string): ReadonlyMap<string, JsonObject> {
  const found = known.get(file) ?? readOperations(file)
  known.set(file, found)
  return found
}

function readOperations(file: string): ReadonlyMap<string, JsonObject> {
  const paths = read(file)['paths']
  const operations = Object.values(isObject(paths) ? paths : {})
    .flatMap((item) => Object.values(isObject(item) ? item : {}))
    .filter(isObject)
    .map((node) => (typeof node['$ref'] === 'string' ? read(join(dirname(file), node['$ref'])) : node))
  return new Map(operations.map((node) => [String(node['operationId']), node]))
}

function read(file: string): JsonObject {
  const content: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}
  return isObject(content as Json) ? (content as JsonObject) : {}
}
