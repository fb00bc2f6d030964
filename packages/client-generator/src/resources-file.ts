import { descriptionOf } from './descriptions.ts'
import type { Document, SchemaObject } from './document.ts'
import { type Operation, resourcesOf, takesParameters } from './operations.ts'
import type { Surface } from './surface.ts'
import { docComment, headerOf, literal, parametersName, pascalCase, propertyKey, wrap } from './text.ts'

/** The file with the types of the client: one interface for each resource, one method for each operation. */
export function resourcesFile(
  document: Document,
  operations: readonly Operation[],
  surface: Surface,
): string {
  const { client, resources: name, types } = surface
  const resources = resourcesOf(operations)
  const schemas = new Set(operations.flatMap((operation) => Object.values(operation.successes)))
  for (const { request } of operations) if (hasProperties(document, request)) schemas.add(request.schema)
  return [
    headerOf(surface),
    `import type { CallOptions } from '${client}/call-options.ts'\n`,
    `import type { ListMethod } from '${client}/list.ts'\n`,
    `import type {\n${['operations', ...[...schemas].toSorted()].map((name) => `  ${name},\n`).join('')}} from '${types}'\n\n`,
    `/** The methods of the client, by resource. */\nexport interface ${name} {\n`,
    ...[...resources.keys()].map((resource) => `  readonly ${resource}: ${pascalCase(resource)}Resource\n`),
    `}\n`,
    ...[...resources].map(
      ([resource, members]) =>
        `\nexport interface ${pascalCase(resource)}Resource {\n${members.map(methodOf).join('')}}\n`,
    ),
    ...operations.flatMap((operation) => parametersType(document, operation)),
  ].join('')
}

function methodOf(operation: Operation): string {
  const { operationId, queryParameters, pathParameters, request, pagination } = operation
  const isOptional =
    pathParameters.length === 0 &&
    request?.required !== true &&
    queryParameters.every(({ required }) => !required)
  const answer = [...new Set(Object.values(operation.successes))].join(' | ')
  const comment = docComment(commentOf(operation), '  ')
  if (pagination !== undefined) {
    const item = `${answer}[${literal(pagination.items)}][number]`
    const position = pagination.next === undefined ? 'number' : 'string'
    return `${comment}  readonly ${operationId}: ListMethod<${parametersName(operation)}, ${answer}, ${item}, ${position}${isOptional ? '' : ', true'}>\n`
  }
  const parameters = takesParameters(operation)
    ? `parameters${isOptional ? '?' : ''}: ${parametersName(operation)}, `
    : ''
  return `${comment}  ${operationId}(${parameters}options?: CallOptions): Promise<${answer}>\n`
}

/**
 * The comment quotes only the first paragraph of the description. Later paragraphs may hold tables, which editors do
 * not show.
 */
function commentOf(operation: Operation): string[] {
  const [first = ''] = operation.description.split('\n\n')
  const codes = operation.errors.map((error) => `\`${error.code}\``)
  return [
    `${operation.summary}: \`${operation.method} ${operation.path}\`.`,
    wrap(first),
    wrap(`Errors: ${codes.join(', ')}.`),
    ...(operation.token === 'none' ? ['Needs no token.'] : []),
    wrap(repetition(operation)),
  ].filter((paragraph) => paragraph !== '')
}

function repetition({ idempotency }: Operation): string {
  if (idempotency === undefined) return ''
  if (idempotency === 'none') {
    return 'If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.'
  }
  return idempotency === 'always'
    ? 'Harmless to repeat: if no response arrives, the client sends the call again.'
    : `Idempotent by \`${idempotency}\`: if no response arrives, the client sends the call again.`
}

/**
 * Whether the body adds parameters to the method. A body that must be empty is left out, because its type would forbid
 * all other parameters.
 */
function hasProperties(
  document: Document,
  request: Operation['request'],
): request is NonNullable<typeof request> {
  const schema = request && document.components.schemas[request.schema]
  return (
    schema !== undefined && (schema['properties'] !== undefined || schema['additionalProperties'] !== false)
  )
}

/**
 * The type of the parameters. It is an interface that lists each property, so that the compiler names it in one line when
 * a property is missing, and editors show what a property means. A filter in the query also accepts `undefined`, which
 * means that it is absent. A property of the body does not, because an absent property can switch a check off.
 */
function parametersType(document: Document, operation: Operation): string[] {
  const members = membersOf(document, operation)
  const schema = hasProperties(document, operation.request) ? operation.request.schema : undefined
  const isPlain = schema === undefined || isPlainObject(document.components.schemas[schema])
  const inherited = isPlain ? '' : ` & ${schema}`
  if (members.length === 0 && isPlain) return []
  const comment = docComment([`Parameters of ${operation.operationId}: ${placesOf(operation)}.`])
  const name = parametersName(operation)
  const body = `{\n${members.join('')}}`
  return [
    isPlain
      ? `\n${comment}export interface ${name} ${body}\n`
      : `\n${comment}export type ${name} = ${members.length === 0 ? schema : body + inherited}\n`,
  ]
}

/** Whether all properties that a value of the schema may have are listed in the schema. */
const isPlainObject = (schema: SchemaObject | undefined): boolean =>
  schema?.['properties'] !== undefined &&
  !['oneOf', 'anyOf', '$ref'].some((keyword) => keyword in schema) &&
  typeof schema['additionalProperties'] !== 'object'

function membersOf(document: Document, operation: Operation): readonly string[] {
  const { operationId, pathParameters, queryParameters, parameterDescriptions, request } = operation
  const types = `operations[${literal(operationId)}]['parameters']`
  const query = `NonNullable<${types}['query']>`
  const schema = hasProperties(document, request) ? document.components.schemas[request.schema] : undefined
  const required = (schema?.['required'] ?? []) as readonly string[]
  const properties = Object.entries(
    (isPlainObject(schema) ? schema?.['properties'] : {}) as Readonly<Record<string, SchemaObject>>,
  )
  return [
    ...pathParameters.map((name) =>
      member(name, true, `${types}['path'][${literal(name)}]`, parameterDescriptions[name]),
    ),
    ...queryParameters.map((it) =>
      member(
        it.name,
        it.required,
        `${query}[${literal(it.name)}]${it.required ? '' : ' | undefined'}`,
        parameterDescriptions[it.name],
      ),
    ),
    ...properties
      // The method sends a value that is both in the path and in the body only in the path.
      .filter(([name]) => !pathParameters.includes(name))
      .map(([name, property]) => {
        const type = `${request?.schema}[${literal(name)}]`
        const isRequired = required.includes(name)
        // The type of an optional property includes undefined, even when the property may only be absent.
        const given = isRequired ? type : `Exclude<${type}, undefined>`
        return member(name, isRequired, given, descriptionOf(document, property))
      }),
  ]
}

function member(name: string, isRequired: boolean, type: string, description: string | undefined): string {
  const comment = description === undefined ? '' : docComment([wrap(description)], '  ')
  return `${comment}  ${propertyKey(name)}${isRequired ? '' : '?'}: ${type}\n`
}

function placesOf({ pathParameters, queryParameters, request }: Operation): string {
  return [
    ...(pathParameters.length > 0 ? [`${pathParameters.join(', ')} in the path`] : []),
    ...(queryParameters.length > 0 ? ['filters in the query'] : []),
    ...(request === undefined ? [] : ['the properties of the body']),
  ].join(', ')
}
