import type { CaseViolation } from './report/report.ts'
import { isRecord } from './schema/document.ts'

/** Members whose value is a state or a kind of the contract. */
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

/**
 * How a value differs from an example in what the example stands for: its states, and which members hold something.
 * `null`, absence, 0 and an empty list hold nothing. Every item of a list needs a like one; ids, amounts and times may be any.
 */
export function judgeAlike(example: unknown, value: unknown, path = ''): CaseViolation[] {
  const at = path === '' ? 'body' : `body ${path}`
  if (isNothing(example) !== isNothing(value))
    return [{ at, message: `must hold ${isNothing(example) ? 'nothing' : 'something'}, as in the example` }]
  if (Array.isArray(example) && Array.isArray(value)) return judgeItems(example, value, path)
  if (!isRecord(example) || !isRecord(value)) return []
  const names = new Set([...Object.keys(example), ...Object.keys(value)])
  return [...names].flatMap((name) => {
    const member = path === '' ? name : `${path}.${name}`
    const differs = STATES.has(name) && typeof example[name] === 'string' && value[name] !== example[name]
    if (differs)
      return [{ at: `body ${member}`, message: `must be ${example[name]}, not ${String(value[name])}` }]
    return judgeAlike(example[name], value[name], member)
  })
}

function judgeItems(examples: readonly unknown[], items: readonly unknown[], path: string): CaseViolation[] {
  return examples.flatMap((example, index) => {
    const differences = items.map((item) => judgeAlike(example, item, `${path}[${index}]`))
    if (differences.some((found) => found.length === 0)) return []
    // The nearest one says best what is missing.
    return differences.reduce((least, found) => (found.length < least.length ? found : least))
  })
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
