import type { CheckedKeywords, CheckedSchemas } from './checked.ts'
import type { CheckContext } from './condition.ts'
import { FORMAT_PREDICATES } from './format-predicates.ts'
import { predicate } from './predicate.ts'
import { schemaData } from './schema-data.ts'
import type { Surface } from './surface.ts'
import { headerOf, predicateName } from './text.ts'

/**
 * The file with the checks of responses and events. It contains each schema twice: as data and as a predicate. The
 * predicate is fast. Only when it rejects a value, `explain` reads the data to find the violations.
 */
export function checksFile({ schemas, responses, webhooks }: CheckedSchemas, surface: Surface): string {
  const patterns = new Map<string, string>()
  const context: CheckContext = {
    schemaOf: (name) => schemas.get(name) as CheckedKeywords,
    patternName(pattern) {
      const name = patterns.get(pattern) ?? `PATTERN_${patterns.size + 1}`
      patterns.set(pattern, name)
      return name
    },
  }
  const defined = new Set<string>()
  const definitions = [...schemas].map(([name, schema]) => {
    const data = schemaData(schema, context, (it) => defined.has(it))
    defined.add(name)
    return `const ${name}: Schema = ${data}\n${predicate(name, schema, context)}`
  })
  const code = definitions.join('\n')
  const constants = [...patterns].map(
    ([pattern, name]) => `const ${name} = ${String(expressionOf(pattern))}\n`,
  )
  const check = (name: string): string => `{ accepts: ${predicateName(name)}, schema: ${name} }`
  const rows = responses.map(([operationId, statuses]) => {
    const cells = Object.entries(statuses).map(([status, name]) => `${status}: ${check(name)}`)
    return `  ${operationId}: { ${cells.join(', ')} },\n`
  })
  return `${headerOf(surface)}${imports(code)}
${constants.join('')}
${code}
/** The check of each successful response, by operation and status. */
export const RESPONSES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
${rows.join('')}}

/** The check of each webhook event, by the name of the event. */
export const WEBHOOKS: Readonly<Record<string, Check>> = {
${webhooks.map(([event, name]) => `  ${event}: ${check(name)},\n`).join('')}}
`
}

/**
 * Patterns of JSON Schema are Unicode expressions (flag `u`). If a pattern can match only ASCII characters, the flag
 * changes nothing and is omitted, because V8 then matches up to twice as fast.
 */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(pattern, /\.|\[\^|\\[DSWPpu]|[^ -~]/.test(pattern) ? 'u' : '')

/** The import lines for the functions and types that the generated code uses. */
function imports(code: string): string {
  const line = (module: string, names: readonly string[]): string => {
    const used = names.filter((name) => code.includes(`${name}(`))
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from '../checks/${module}.ts'\n`
  }
  return [
    line('conditions', ['exactlyOne', 'hasLength', 'isObject']),
    line('formats', Object.values(FORMAT_PREDICATES).toSorted()),
    `import type { Check, Schema } from '../checks/schema.ts'\n`,
  ].join('')
}
