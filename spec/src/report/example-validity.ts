import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ContractDocument } from '../bundle/document.ts'
import type { Count, PlacedExample } from './coverage.ts'

/**
 * Validates the examples with Ajv in the 2020-12 dialect, including formats. Redocly validates the examples too; this
 * is a second check. When the schema of an example does not compile, the example is reported with the error.
 */
export function examplesValid(document: ContractDocument, examples: readonly PlacedExample[]): Count {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv, { mode: 'full' })
  ajv.addSchema({ $id: 'contract', ...document }, 'contract', false, false)
  const missing: string[] = []
  for (const { name, pointer, value } of examples) {
    const problem = problemOf(ajv, pointer, value)
    if (problem !== undefined) missing.push(`${name}: ${problem}`)
  }
  return { have: examples.length - missing.length, want: examples.length, missing }
}

function problemOf(ajv: Ajv2020, pointer: string, value: unknown): string | undefined {
  try {
    const validate = ajv.getSchema(`contract${encodeURI(pointer)}`)
    if (validate === undefined) return `no schema at ${pointer}`
    return validate(value) === true ? undefined : ajv.errorsText(validate.errors, { dataVar: '' })
  } catch (error) {
    return (error as Error).message
  }
}
