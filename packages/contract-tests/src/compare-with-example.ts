import type { CaseViolation } from './report/report.ts'
import { isRecord } from './schema/document.ts'

/** Members that hold a status or a kind. Their value must equal the value in the example. */
const STATES: ReadonlySet<string> = new Set([
  'status',
  'errorCode',
  'rejectedReason',
  'initiationType',
  'method',
  'type',
  'statusDetailed',
  'firstPaymentStatus',
  'cancellationReason',
  'rejectionCode',
  'purpose',
  'amountType',
])

/** Members with a text for people, by error family. Only ids, amounts, times and states in it may differ. */
const TEXTS: ReadonlySet<string> = new Set(['message', 'error_description'])

/**
 * Compares a value with an example. Statuses and kinds must be equal, and the same members must have a value. `null`, a
 * missing member, 0 and an empty list count as no value. For each item of a list in the example, the value must have a
 * similar item. Ids, amounts and times may differ, also inside a message.
 */
export function compareWithExample(example: unknown, value: unknown, path = ''): CaseViolation[] {
  const at = path === '' ? 'body' : `body ${path}`
  if (isNothing(example) !== isNothing(value))
    return [{ at, message: `must hold ${isNothing(example) ? 'nothing' : 'something'}, as in the example` }]
  if (Array.isArray(example) && Array.isArray(value)) return checkItems(example, value, path)
  if (!isRecord(example) || !isRecord(value)) return []
  const names = new Set([...Object.keys(example), ...Object.keys(value)])
  return [...names].flatMap((name) => {
    const member = path === '' ? name : `${path}.${name}`
    const differs = STATES.has(name) && typeof example[name] === 'string' && value[name] !== example[name]
    if (TEXTS.has(name) && textOf(example[name]) !== textOf(value[name]))
      return [{ at: `body ${member}`, message: `must be as in the example, ${String(example[name])}` }]
    if (differs)
      return [{ at: `body ${member}`, message: `must be ${example[name]}, not ${String(value[name])}` }]
    return compareWithExample(example[name], value[name], member)
  })
}

function checkItems(examples: readonly unknown[], items: readonly unknown[], path: string): CaseViolation[] {
  return examples.flatMap((example, index) => {
    const differences = items.map((item) => compareWithExample(example, item, `${path}[${index}]`))
    if (differences.some((found) => found.length === 0)) return []
    // No item is similar enough. The differences of the most similar item are reported.
    return differences.reduce((least, found) => (found.length < least.length ? found : least))
  })
}

/** Replaces the values in a message: what has a digit, and states such as `PENDING (AWAITING_FIRST_PAYMENT)`. */
const textOf = (message: unknown): string =>
  String(message).replaceAll(/\S*\d[^\s,.]*|\b[A-Z_]{4,}(?: \([A-Z_]+\))?/g, '#')

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
