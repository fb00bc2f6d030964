/** The types of nodes of a contract. Each type has its own table of parts in {@link SHAPES}. */
export type NodeType =
  | 'contract'
  | 'info'
  | 'server'
  | 'variable'
  | 'tag'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'mediaType'
  | 'response'
  | 'header'
  | 'link'
  | 'schema'
  | 'discriminator'
  | 'securityScheme'
  | 'components'
  | 'catalogue'
  | 'errorFamily'
  | 'errorCodes'
  | 'errorCode'
  | 'operationErrors'

/**
 * How a keyword is compared.
 *
 * - `node`: as one node.
 * - `whole`: as one value, which is a node, so it may contain prose.
 * - `map`: as nodes that are paired by name.
 * - `list`: as nodes that are paired by content, not by index.
 * - `values`: as values that are paired by name.
 * - `set`: as values without order. A missing keyword means an empty set.
 * - `choice`: as values without order. A missing keyword means that every value is allowed.
 *
 * A keyword without a part is compared as one value.
 */
export type Part =
  | { readonly as: 'node' | 'whole' | 'map' | 'list'; readonly node: NodeType }
  | { readonly as: 'values' | 'set' | 'choice' }

const node = (type: NodeType): Part => ({ as: 'node', node: type })
const whole = (type: NodeType): Part => ({ as: 'whole', node: type })
const map = (type: NodeType): Part => ({ as: 'map', node: type })
const list = (type: NodeType): Part => ({ as: 'list', node: type })
const values: Part = { as: 'values' }
const set: Part = { as: 'set' }
const choice: Part = { as: 'choice' }

/** For each type of node, the parts by keyword. `*` matches every keyword that is not listed. */
export const SHAPES: Readonly<Record<NodeType, Readonly<Record<string, Part>>>> = {
  contract: {
    info: node('info'),
    servers: list('server'),
    tags: list('tag'),
    paths: map('pathItem'),
    webhooks: map('pathItem'),
    components: node('components'),
    'x-error-catalogue': node('catalogue'),
  },
  info: {},
  server: { variables: map('variable') },
  variable: { enum: choice },
  tag: {},
  pathItem: {
    parameters: list('parameter'),
    get: node('operation'),
    put: node('operation'),
    post: node('operation'),
    delete: node('operation'),
    patch: node('operation'),
    head: node('operation'),
    options: node('operation'),
    trace: node('operation'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: node('requestBody'),
    responses: map('response'),
    servers: list('server'),
  },
  parameter: { schema: node('schema'), content: map('mediaType'), examples: values },
  requestBody: { content: map('mediaType') },
  mediaType: { schema: node('schema'), examples: values },
  response: { headers: map('header'), content: map('mediaType'), links: map('link') },
  header: { schema: node('schema'), content: map('mediaType'), examples: values },
  link: {},
  schema: {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    items: node('schema'),
    not: whole('schema'),
    if: whole('schema'),
    contains: whole('schema'),
    propertyNames: whole('schema'),
    additionalProperties: node('schema'),
    unevaluatedProperties: node('schema'),
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema; the table is not awaited.
    then: node('schema'),
    else: node('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    discriminator: node('discriminator'),
    required: set,
    type: choice,
    enum: choice,
    'x-extensible-enum': choice,
    dependentRequired: values,
    'x-error-codes': values,
  },
  discriminator: { mapping: values },
  securityScheme: {},
  components: {
    schemas: map('schema'),
    parameters: map('parameter'),
    requestBodies: map('requestBody'),
    responses: map('response'),
    headers: map('header'),
    links: map('link'),
    pathItems: map('pathItem'),
    securitySchemes: map('securityScheme'),
  },
  catalogue: { families: map('errorFamily'), codes: map('errorCodes'), operations: map('operationErrors') },
  errorFamily: { prefixes: set, roles: values },
  errorCodes: { '*': node('errorCode') },
  errorCode: {},
  operationErrors: { codes: set, meanings: values },
}

/** The keywords of a path item that are operations. */
export const METHODS: readonly string[] = Object.keys(SHAPES.pathItem).filter((it) => it !== 'parameters')
