import type { Call } from './call.ts'
import { isObject, type Json } from './document.ts'
import { DAYS_AHEAD } from './sample-dates.ts'

/** A value that does not fit in a line of this length is written in several lines. */
const WIDTH = 80

/** The call with the typed client (`@pix-payments/client`), as a complete program. */
export function typescriptSample(call: Call): string {
  const code = statements(call)
  return `import { createPixClient } from '@pix-payments/client'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? '${call.baseUrl}',
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

${code.includes('inDays(') ? IN_DAYS : ''}${code}`
}

/** Brasília may be a day behind UTC, so the number of days is never the smallest. */
const IN_DAYS = `/** The date in a number of days, such as 2026-04-06. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

`

function statements(call: Call): string {
  const { item, response } = call
  if (item === undefined) {
    const name = variable(response)
    return `${invocation(`const ${name} = await `, call, '')}\nconsole.log(${name})`
  }
  const name = variable(item)
  return `${invocation(`for await (const ${name} of `, call, '.items')}) {\n  console.log(${name})\n}`
}

/** The call of the client's method. `before` and `after` stand around the name of the method. */
function invocation(before: string, call: Call, after: string): string {
  const { operationId, tag, pathParameters, query, body } = call
  // A path parameter may also stand in the body. The method takes it once.
  const values = { ...pathParameters, ...query, ...body }
  const start = `${before}pix.${camelCase(tag)}.${operationId}${after}(`
  return `${start}${Object.keys(values).length === 0 ? '' : literal(values, '', start.length)})`
}

/** `ImmediateChargeCreated` becomes `immediateCharge`: the resource, without what happened to it. */
function variable(schema: string): string {
  const noun = schema.replace(/(?:Created|Accepted)$/, '')
  return noun === '' ? 'item' : `${noun[0]?.toLowerCase()}${noun.slice(1)}`
}

const camelCase = (tag: string): string =>
  tag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** A JSON value as a TypeScript literal. `column` is the length of the text before it on its line. */
function literal(value: Json | undefined, indent: string, column: number): string {
  if (typeof value === 'string') return quoted(value)
  if (!Array.isArray(value) && !isObject(value)) return String(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const space = Array.isArray(value) ? '' : ' '
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, inner, inner.length))
    : Object.entries(value).map(([name, item]) => property(name, item, inner))
  const line = parts.join(', ')
  if (line === '') return `${open}${close}`
  const fits = !line.includes('\n') && column + line.length < WIDTH
  if (fits) return `${open}${space}${line}${space}${close}`
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

function property(name: string, value: Json | undefined, indent: string): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
  const days = DAYS_AHEAD[name]
  if (days !== undefined) return `${key}: inDays(${days})`
  return `${key}: ${literal(value, indent, indent.length + key.length)}`
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
