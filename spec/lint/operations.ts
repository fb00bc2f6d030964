import { asList, isObject, type Json, type JsonObject } from '../src/bundle/document.ts'
import type { Context, Location } from './redocly.ts'

/** A node of the contract with its location. */
export interface Placed {
  readonly node: JsonObject
  readonly location: Location
}

/** An operation of `paths`, or the operation of an event in `webhooks`. */
export interface PlacedOperation extends Placed {
  readonly id: string
  /** The path. For an event, the name of the event. */
  readonly path: string
  readonly method: string
}

export interface PlacedResponse extends Placed {
  readonly status: string
  /** The name of the file in `responses/`. Undefined when the response is not shared. */
  readonly shared: string | undefined
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** Follows the `$ref` of a node. Returns undefined when the node or the target is missing. */
export function follow(node: Json | undefined, location: Location, context: Context): Placed | undefined {
  if (!isObject(node)) return undefined
  if (typeof node['$ref'] !== 'string') return { node, location }
  const target = context.resolve(node, location.source.absoluteRef)
  return isObject(target.node) && target.location !== undefined
    ? { node: target.node, location: target.location }
    : undefined
}

/** Returns the operations of `paths` or `webhooks`. Call this function in the visitor of `Paths` or `WebhooksMap`. */
export function operationsIn(paths: JsonObject, context: Context): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const at = follow(item, context.location.child(path), context)
    if (at === undefined) return []
    return METHODS.flatMap((method) => {
      const found = follow(at.node[method], at.location.child(method), context)
      if (found === undefined) return []
      return [{ ...found, path, method, id: String(found.node['operationId']) }]
    })
  })
}

export function requestOf({ node, location }: Placed, context: Context): Placed | undefined {
  return follow(node['requestBody'], location.child('requestBody'), context)
}

export function responsesOf({ node, location }: Placed, context: Context): PlacedResponse[] {
  const responses = isObject(node['responses']) ? node['responses'] : {}
  return Object.entries(responses).flatMap(([status, response]) => {
    const found = follow(response, location.child(['responses', status]), context)
    const reference = isObject(response) ? response['$ref'] : undefined
    const shared = typeof reference === 'string' ? /([^/]+)\.yaml$/.exec(reference)?.[1] : undefined
    return found === undefined ? [] : [{ ...found, status, shared }]
  })
}

export function parametersOf({ node, location }: Placed, context: Context): Placed[] {
  const parameters = Array.isArray(node['parameters']) ? node['parameters'] : []
  return parameters.flatMap(
    (parameter, index) => follow(parameter, location.child(['parameters', index]), context) ?? [],
  )
}

/** Returns the schemas of a request or response, one for each media type. References are not followed. */
export function bodySchemas({ node, location }: Placed): { schema: Json | undefined; location: Location }[] {
  const content = isObject(node['content']) ? node['content'] : {}
  return Object.entries(content).flatMap(([type, media]) =>
    isObject(media)
      ? [{ schema: media['schema'], location: location.child(['content', type, 'schema']) }]
      : [],
  )
}

/**
 * True when the institution serves the operation, and the service calls it (the rail contract). The rules for the
 * responses of the service then do not apply.
 */
export const isServedByInstitution = ({ node }: { readonly node: JsonObject }): boolean =>
  asList(node['tags']).includes('institution')

export const isError = (status: string): boolean => /^[45]/.test(status)

/** True when the operation requires a token. */
export const needsToken = ({ node }: Placed): boolean =>
  Array.isArray(node['security']) && node['security'].length > 0
