import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from '../../src/bundle/document.ts'
import type { Context, ReportLocation } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { inlined } from '../schemas.ts'

/** Every header and parameter must have an example that is valid against its schema. Redocly does not check headers. */
export const headerExamples: LintRule = {
  name: 'header-examples',
  section: 'examples',
  visitor: ({ report }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const check = (node: JsonObject, context: Context): void => {
      const { location } = context
      const examples = examplesOf(node, context)
      if (examples.length === 0) report('There is no example.', location)
      const schema = inlined(node['schema'], location.child('schema'), context)
      for (const { value, place } of examples) {
        const fault = faultOf(ajv, schema, value)
        if (fault !== undefined) report(`The example is not valid: ${fault}.`, place)
      }
    }
    return { Header: check, Parameter: check }
  },
}

/** Describes the fault of the value or of the schema itself. Returns undefined when there is no fault. */
function faultOf(ajv: Ajv2020, schema: Json, value: unknown): string | undefined {
  try {
    const validate = ajv.compile(schema as object)
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' })
  } catch (error) {
    return `the schema does not compile: ${(error as Error).message}`
  }
}

function examplesOf(
  node: JsonObject,
  { location }: Context,
): { value: Json | undefined; place: ReportLocation }[] {
  const named = isObject(node['examples']) ? Object.entries(node['examples']) : []
  return [
    ...(node['example'] === undefined ? [] : [{ value: node['example'], place: location.child('example') }]),
    ...named.map(([name, example]) => ({
      value: isObject(example) ? example['value'] : undefined,
      place: location.child(['examples', name]),
    })),
  ]
}
