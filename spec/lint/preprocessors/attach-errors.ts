import { basename, dirname, relative } from 'node:path'
import { isObject, type Json, type JsonObject } from '../../src/bundle/document.ts'
import type { CodeRow } from '../../src/data/load-errors.ts'
import { type ErrorResponses, errorResponses } from '../../src/errors/error-responses.ts'
import { pascalCase } from '../../src/errors/error-sets.ts'
import { type ContractFiles, contractFiles } from '../contract-files.ts'
import { ERRORS_KEY, ERRORS_VALUE, markGenerated } from '../generated-errors.ts'
import { isServedByInstitution } from '../operations.ts'
import type { Source } from '../redocly.ts'

interface Operation {
  operationId?: string
  tags?: string[]
  responses?: Record<string, Json>
}
interface Root {
  components?: Record<string, object>
}
interface Context {
  readonly location: { readonly source: Source }
}

/**
 * Generates the error responses of operations with `x-errors: errors.yaml`, and adds their schemas to the components of
 * the root. It runs before the rules, so that the lint checks the same content as the bundle. A response that an
 * operation states itself only gets the headers that every response has.
 */
export const attachErrors = (): object => {
  let generated: ErrorResponses | undefined
  let root = ''
  return {
    Root: {
      enter(document: Root, { location }: Context) {
        root = location.source.absoluteRef
        generated = errorResponsesOf(contractFiles(location.source), document)
        const { schemas, responses } = generated
        for (const node of [...Object.values(schemas), ...Object.values(responses)]) markGenerated(node)
        document.components = {
          ...document.components,
          ...withOwn('schemas', schemas, document),
          ...withOwn('responses', responses, document),
        }
      },
    },
    Operation(operation: Operation, { location }: Context) {
      const { responses, operationId = '' } = operation
      if (responses?.[ERRORS_KEY] !== ERRORS_VALUE) return
      delete responses[ERRORS_KEY]
      const file = location.source.absoluteRef
      const place = {
        root: file === root ? '' : relative(dirname(file), root),
        servedByInstitution: isServedByInstitution({ node: { tags: operation.tags } }),
      }
      const headers = generated?.headers(place) ?? {}
      for (const [status, response] of Object.entries(responses)) {
        responses[status] = withHeaders(response, headers)
      }
      const missing = Object.entries(generated?.ofOperation(operationId, place) ?? {})
      for (const [status, response] of missing) responses[status] ??= response
    },
  }
}

function errorResponsesOf(
  { folder, base, errors, baseErrors, examples }: ContractFiles,
  { components }: Root,
): ErrorResponses {
  const toBase = base === undefined ? '' : `${relative(folder, base)}/`
  const isOwn = ({ family, code }: CodeRow): boolean => baseErrors?.code(family, code) === undefined
  return errorResponses({
    errors,
    examples,
    file: (path) => `${toBase}${path}`,
    own: base === undefined ? undefined : { name: pascalCase(basename(folder)), isOwn },
    hasChallenge: components?.['securitySchemes'] !== undefined,
  })
}

/** Adds headers to a response, before those that the response states itself. */
function withHeaders(response: Json, headers: JsonObject): Json {
  if (!isObject(response) || '$ref' in response || Object.keys(headers).length === 0) return response
  const { description, headers: own, ...rest } = response
  return { description, headers: { ...headers, ...(isObject(own) && own) }, ...rest } as Json
}

function withOwn(kind: string, generated: object, { components }: Root): Record<string, object> {
  return Object.keys(generated).length === 0 ? {} : { [kind]: { ...generated, ...components?.[kind] } }
}
