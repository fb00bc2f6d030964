import * as fc from 'fast-check'
import type { Contract, Operation } from './contract.ts'
import { type RequestDraft, exampleBodies, exampleRequest, mediaTypeOf } from './request.ts'
import { type Schema, read } from './schema/document.ts'
import { type Mutation, mutationsOf } from './schema/mutation.ts'
import { type Shape, namedCode, shapesOf } from './schema/shape.ts'
import { valuesOf } from './schema/values.ts'

type Parameter = Operation['bound']['parameters'][number]

/** A request that breaks one rule, and the error that the contract documents for this rule. */
export interface RequestMutation extends Pick<Mutation, 'field' | 'keyword' | 'what'> {
  readonly in: 'body' | 'path' | 'query'
  readonly code: string
  readonly status: number
  readonly requests: fc.Arbitrary<RequestDraft>
  /**
   * The contract's example, changed so that it breaks the rule; all other values are realistic. Undefined when no
   * example has the path.
   */
  readonly ofExample: RequestDraft | undefined
}

/** Generates requests that the contract accepts. */
export function validRequests(contract: Contract, operation: Operation): fc.Arbitrary<RequestDraft> {
  const { bound } = operation
  const body = bodySchemas(contract, operation)
  return fc.record({
    path: fc.record(
      Object.fromEntries(bound.parameters.filter(isIn('path')).map((it) => [it.name, textsOf(contract, it)])),
      { noNullPrototype: true },
    ),
    query: queries(contract, operation),
    ...(body !== undefined && { body: valuesOf(contract.document, body) }),
  })
}

function queries(contract: Contract, { bound }: Operation): fc.Arbitrary<[string, string][]> {
  const parameters = bound.parameters.filter(isIn('query'))
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
  return fc
    .record(Object.fromEntries(parameters.map((it) => [it.name, textsOf(contract, it)])), {
      requiredKeys,
      noNullPrototype: true,
    })
    .map((query) =>
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
}

/** Generates a parameter as text. The text is never empty, because an empty path segment would be another path. */
function textsOf({ document }: Contract, parameter: Parameter): fc.Arbitrary<string> {
  return valuesOf(document, schemasOf(document, parameter))
    .map(String)
    .filter((text) => text !== '')
}

/** Returns every mutation of a request. Each mutation breaks one rule of a parameter or of the body. */
export function requestMutations(contract: Contract, operation: Operation): readonly RequestMutation[] {
  return [
    ...operation.bound.parameters.flatMap((it) => parameterMutations(contract, operation, it)),
    ...bodyMutations(contract, operation),
  ]
}

function bodyMutations(contract: Contract, operation: Operation): RequestMutation[] {
  const schemas = bodySchemas(contract, operation)
  if (schemas === undefined) return []
  const notation = mediaTypeOf(operation) === 'application/json' ? 'json' : 'form'
  const example = exampleRequest(operation)
  const bodies = exampleBodies(operation)
  return mutationsOf(contract.document, schemas, notation).map(({ values, code, breakIn, ...rest }) => {
    const broken = bodies.map(breakIn).find((body) => body !== undefined)
    return {
      ...rest,
      ...withStatus(operation, code ?? malformedBody(contract, operation)),
      in: 'body' as const,
      requests: values.map((body) => ({ ...example, body })),
      ofExample: broken === undefined ? undefined : { ...example, body: broken },
    }
  })
}

function parameterMutations(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
): RequestMutation[] {
  const { document } = contract
  const { in: location, name } = parameter
  if (location === 'header') return []
  const example = exampleRequest(operation)
  const others = example.query.filter(([other]) => other !== name)
  const put = (text: string): RequestDraft =>
    location === 'path'
      ? { ...example, path: { ...example.path, [name]: text } }
      : { ...example, query: [...others, [name, text]] }
  const shapes = shapesOf(document, schemasOf(document, parameter))
  const codeOf = (keyword: string): string =>
    namedCode([...shapeCodes(shapes[0], keyword), parameter.errorCodes], keyword) ??
    malformedParameter(contract, operation)
  const build = (keyword: string, what: string, requests: fc.Arbitrary<RequestDraft>): RequestMutation => ({
    in: location,
    field: name,
    keyword,
    what,
    ...withStatus(operation, codeOf(keyword)),
    requests,
    ofExample: undefined,
  })

  const ofSchema = mutationsOf(document, schemasOf(document, parameter), 'json').flatMap((mutation) => {
    const texts = mutation.values.filter((value) => typeof value !== 'object').map(String)
    if (mutation.keyword === 'type') return []
    // A path parameter cannot be too short: an empty path segment would be another path.
    if (location === 'path' && mutation.keyword === 'minLength') return []
    return [build(mutation.keyword, mutation.what, texts.map(put))]
  })
  const wrongTypes = shapes.some(({ types }) => types.has('string'))
    ? []
    : ['abc', '1.5', ''].map((text) => build('type', `is ${JSON.stringify(text)}`, fc.constant(put(text))))
  const encoding = fc.constant({ ...example, rawPath: { [name]: '%zz' } })
  if (location === 'path') {
    // When the parameter has a pattern, malformed percent-encoding returns the same error as a value that breaks the
    // pattern.
    const codeKeyword = shapes[0]?.keywords.has('pattern') === true ? 'pattern' : 'encoding'
    return [
      ...ofSchema,
      { ...build(codeKeyword, 'is malformed percent-encoding', encoding), keyword: 'encoding' },
    ]
  }
  const repeated = textsOf(contract, parameter).map((text): RequestDraft => {
    const once = put(text)
    return { ...once, query: [...once.query, [name, text]] }
  })
  const missing = fc.constant({ ...example, query: others })
  return [
    ...ofSchema,
    ...wrongTypes,
    build('type', 'is repeated', repeated),
    ...(parameter.required ? [build('required', 'is missing', missing)] : []),
  ]
}

const shapeCodes = (shape: Shape | undefined, keyword: string): readonly unknown[] =>
  shape?.keywords.get(keyword)?.codes ?? shape?.keywords.get('type')?.codes ?? []

function malformedBody({ catalogue }: Contract, { family }: Operation): string {
  return catalogue.families[family]?.roles.malformedBody ?? ''
}

/**
 * Returns the operation's code for malformed parameters. When it has none, returns its 404, because a malformed id
 * identifies no resource (G-183).
 */
function malformedParameter({ catalogue }: Contract, { family, codes }: Operation): string {
  const roles = catalogue.families[family]?.roles.malformedParameter ?? []
  const listed = roles.find((role) => codes.some(({ code }) => code === role))
  return listed ?? codes.find(({ status }) => status === 404)?.code ?? ''
}

function withStatus(
  { id, codes }: Operation,
  code: string,
): { readonly code: string; readonly status: number } {
  const status = codes.find((it) => it.code === code)?.status
  if (status === undefined) throw new Error(`The error catalogue does not list ${code} for ${id}`)
  return { code, status }
}

function bodySchemas({ document }: Contract, { bound }: Operation): readonly Schema[] | undefined {
  const [content] = bound.body?.content.values() ?? []
  return content?.schema === undefined ? undefined : [read(document, content.schema) as Schema]
}

const schemasOf = (document: object, { schema }: Parameter): readonly Schema[] => [
  read(document, schema) as Schema,
]

const isIn =
  (location: string) =>
  (parameter: Parameter): boolean =>
    parameter.in === location
