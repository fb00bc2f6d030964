import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { errorsOf, type OperationId } from '@pix-payments/spec'

interface Examples {
  readonly examples: Record<string, { readonly value: object }>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly type?: string }
}
interface Operation {
  readonly operationId: OperationId
  readonly tags: readonly [string]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, Examples> }
  readonly 'x-pagination'?: object
}
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly parameters: Record<string, Parameter> }
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
) as Contract

/** The source code of one call with its error handling: once with the client, once with openapi-fetch alone. */
interface Site {
  readonly client: string
  readonly openapiFetch: string
}

/**
 * Returns the source code of `count` functions. They call the operations in turn, with the example bodies of the
 * contract.
 */
export function callSites(count: number): { readonly client: string; readonly openapiFetch: string } {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const sites = Array.from({ length: count }, (_, index) => {
    const { path, method, operation } = operations[index % operations.length] as (typeof operations)[number]
    return siteOf(index, path, method, operation)
  })
  return {
    client: `${CLIENT_HEAD}${sites.map(({ client }) => client).join('')}`,
    openapiFetch: `${OPENAPI_FETCH_HEAD}${sites.map(({ openapiFetch }) => openapiFetch).join('')}`,
  }
}

/** The source code of programs that import the packages but make no call. */
export const CLIENT_HEAD = `import { createPixClient, PixError } from '@pix-payments/client'
const pix = createPixClient({ baseUrl: 'https://api.example.com', clientId: 'a', clientSecret: 'b' })
`
export const OPENAPI_FETCH_HEAD = `import createClient from 'openapi-fetch'
import type { paths } from '@pix-payments/client'
const http = createClient<paths>({ baseUrl: 'https://api.example.com' })
`

function siteOf(index: number, path: string, method: string, operation: Operation): Site {
  const { operationId, tags } = operation
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref === undefined
      ? parameter
      : (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] as Parameter),
  )
  const given = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((it) => it.in === place && (place === 'path' || it.required === true))
        .map(({ name, schema }) => [name, schema.type === 'integer' ? 1 : '2026-03-01']),
    )
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const examples = Object.values(media?.examples ?? {})
  const body = examples.length === 0 ? undefined : examples[index % examples.length]?.value
  const all = { ...given('path'), ...given('query'), ...body }
  const argument = Object.keys(all).length === 0 ? '' : JSON.stringify(all)
  const codes = errorsOf(operationId).map(({ code, status }) => ({ code, status }))
  const { code, status } = codes[index % codes.length] as (typeof codes)[number]
  const resource = (tags[0] as string).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const call = `pix.${resource}.${operationId}`
  const isWalk = operation['x-pagination'] !== undefined && index % 2 === 0
  const [inPath, query] = [given('path'), given('query')]
  const params = {
    ...(Object.keys(inPath).length > 0 && { path: inPath }),
    ...(Object.keys(query).length > 0 && { query }),
  }
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(operation.requestBody !== undefined && { body: body ?? {} }),
  }
  return {
    client: `
export async function site${index}() {
  try {
    ${isWalk ? `for await (const item of ${call}.items(${argument})) return item` : `const value = await ${call}(${argument})\n    return value`}
  } catch (error) {
    if (error instanceof PixError && error.is('${operationId}', '${code}')) return error.status satisfies ${status}
    throw error
  }
  return undefined
}
`,
    openapiFetch: `
export async function site${index}() {
  const { data, error, response } = await http.${method.toUpperCase()}('${path}', ${JSON.stringify(init)})
  if (error !== undefined) return response.status === ${status} ? error : undefined
  ${isWalk ? 'for (const item of data.data) return item' : 'return data'}
  ${isWalk ? 'return undefined' : ''}
}
`,
  }
}
