import * as fc from 'fast-check'
import type { Contract, Operation } from '../contract.ts'
import { type RequestDraft, exampleBodies, exampleRequest, mediaTypeOf } from '../request.ts'
import { type Schema, read } from './document.ts'
import { type Mutation, mutationsOf } from './mutation.ts'
import { type Shape, namedCode, shapesOf } from './shape.ts'
import { valuesOf } from './values.ts'

type Parameter = Operation['bound']['parameters'][number]

/** A request with one broken rule, and what the contract answers to it. */
export interface RequestMutation extends Pick<Mutation, 'field' | 'keyword' | 'what'> {
  readonly in: 'body' | 'path' | 'query'
  readonly code: string
  readonly status: number
  readonly requests: fc.Arbitrary<RequestDraft>
  /** The contract's own example with the rule broken, where one has the place; its other values mean something. */
  readonly ofExample: RequestDraft | undefined
}

/** Requests that the contract accepts. */
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

/** A parameter as text. An empty one in a path would be another path. */
function textsOf({ document }: Contract, parameter: Parameter): fc.Arbitrary<string> {
  return valuesOf(document, schemasOf(document, parameter))
    .map(String)
    .filter((text) => text !== '')
}

/** Every way to break one rule of a request's parameters and body. */
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
      ...coded(operation, code ?? malformedBody(contract, operation)),
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
  const { in: place, name } = parameter
  if (place === 'header') return []
  const example = exampleRequest(operation)
  const others = example.query.filter(([other]) => other !== name)
  const put = (text: string): RequestDraft =>
    place === 'path'
      ? { ...example, path: { ...example.path, [name]: text } }
      : { ...example, query: [...others, [name, text]] }
  const shapes = shapesOf(document, schemasOf(document, parameter))
  const codeOf = (keyword: string): string =>
    namedCode([...shapeCodes(shapes[0], keyword), parameter.errorCodes], keyword) ??
    malformedParameter(contract, operation)
  const build = (keyword: string, what: string, requests: fc.Arbitrary<RequestDraft>): RequestMutation => ({
    in: place,
    field: name,
    keyword,
    what,
    ...coded(operation, codeOf(keyword)),
    requests,
    ofExample: undefined,
  })

  const ofSchema = mutationsOf(document, schemasOf(document, parameter), 'json').flatMap((mutation) => {
    const texts = mutation.values.filter((value) => typeof value !== 'object').map(String)
    if (mutation.keyword === 'type') return []
    // An empty segment is another path.
    if (place === 'path' && mutation.keyword === 'minLength') return []
    return [build(mutation.keyword, mutation.what, texts.map(put))]
  })
  const wrongTypes = shapes.some(({ types }) => types.has('string'))
    ? []
    : ['abc', '1.5', ''].map((text) => build('type', `is ${JSON.stringify(text)}`, fc.constant(put(text))))
  const encoding = fc.constant({ ...example, rawPath: { [name]: '%zz' } })
  if (place === 'path') {
    // An id that cannot be decoded is as malformed as one that does not match its pattern.
    const near = shapes[0]?.keywords.has('pattern') === true ? 'pattern' : 'encoding'
    return [...ofSchema, { ...build(near, 'is malformed percent-encoding', encoding), keyword: 'encoding' }]
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

/** The parameter code that the operation lists; without one a malformed id names no resource (G-183). */
function malformedParameter({ catalogue }: Contract, { family, codes }: Operation): string {
  const roles = catalogue.families[family]?.roles.malformedParameter ?? []
  const listed = roles.find((role) => codes.some(({ code }) => code === role))
  return listed ?? codes.find(({ status }) => status === 404)?.code ?? ''
}

function coded({ id, codes }: Operation, code: string): { readonly code: string; readonly status: number } {
  const status = codes.find((it) => it.code === code)?.status
  if (status === undefined)
    throw new Error(`${id}: a broken rule gives ${code}, which the operation does not list`)
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
  (place: string) =>
  (parameter: Parameter): boolean =>
    parameter.in === place
