import type { Checked, CheckedRules, CheckedSchemas } from './checked.ts'
import { condition, type Surroundings } from './condition.ts'
import { HEADER, literal, propertyKey } from './text.ts'

/**
 * The checks of answers and events: a function for each object, which asks of each property what is quickly told, and
 * only of what is not so told the schema. Everything else is a schema with what checks nothing left out.
 */
export function checksFile({ schemas, responses, webhooks }: CheckedSchemas): string {
  const constants = new Map<string, string>()
  const around: Surroundings = {
    rulesOf: (schema) =>
      typeof schema === 'string' ? around.rulesOf(schemas.get(schema) as Checked) : schema,
    constantOf(expression) {
      const name = constants.get(`${expression}`) ?? `TEXT_${constants.size + 1}`
      constants.set(`${expression}`, name)
      return name
    },
  }
  const definitions = [...schemas].map(([name, schema]) => {
    const rules = around.rulesOf(schema)
    return rules.properties === undefined || typeof schema === 'string'
      ? `const ${name}: Schema = ${script(schema)}\n`
      : `const ${name}: Judge = ${judge(rules, rules.properties, around)}\n`
  })
  return `${HEADER}import { areFew, isRefused, LINE_END, refused } from '../checks/judge.ts'
import { isObject } from '../checks/rules.ts'
import type { Judge, Schema } from '../checks/schema.ts'

${[...constants].map(([source, name]) => `const ${name} = ${source}\n`).join('')}
${definitions.join('\n')}
/** Who judges each successful answer, by operation and status. */
export const RESPONSES: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
${responses.map(([operationId, statuses]) => `  ${operationId}: ${script(statuses)},\n`).join('')}}

/** Who judges each event. */
export const WEBHOOKS: Readonly<Record<string, Schema>> = {
${webhooks.map(([event, schema]) => `  ${event}: ${schema},\n`).join('')}}
`
}

function judge(
  { required = [] }: CheckedRules,
  properties: Readonly<Record<string, Checked>>,
  around: Surroundings,
): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const told = condition(schema, 'x', around)
    const asked = `isRefused(at, ${literal(name)}, x, ${script(schema)})`
    const all = [
      required.includes(name) ? '' : 'x !== undefined',
      told === undefined ? '' : `!(${told})`,
      asked,
    ].filter((it) => it !== '')
    return `  x = value[${literal(name)}]\n  if (${all.join(' && ')}) return false\n`
  })
  return `(value, at) => {\n  if (!isObject(value)) return refused(at, 'is not object')\n  let x: unknown\n${lines.join('')}  return true\n}`
}

/** A schema, or an object of them, as a literal of TypeScript, in which names are constants. */
function script(value: unknown, key = ''): string {
  if (typeof value === 'string' && !OF_TEXT.has(key)) return value
  if (typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `[${value.map((inner) => script(inner, key)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([inner, of]) => `${propertyKey(inner)}: ${script(of, inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** The keywords whose values are text, and not names of schemas. */
const OF_TEXT = new Set(['type', 'const', 'enum', 'pattern', 'format'])
