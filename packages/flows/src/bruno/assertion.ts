import type { Expressions } from './expressions.ts'

/** An assertion of Bruno: `res.body.amount`, `eq 10000`. */
export interface Assertion {
  readonly name: string
  readonly value: string
  readonly enabled: true
}

/** Converts a criterion, such as `$response.body#/status == 'PAID'`. Throws for a form that no flow uses. */
export function assertionOf(condition: string, { text, response }: Expressions): Assertion {
  const [, left = '', right = ''] = /^(\S+) == (.+)$/.exec(condition) ?? []
  if (left === '') throw new Error(`The criterion ${condition} is no comparison.`)
  const name = left === '$statusCode' ? 'res.status' : response(left)
  return { name, value: valueOf(right, text), enabled: true }
}

function valueOf(right: string, text: Expressions['text']): string {
  if (right === 'null') return 'isNull'
  // Quotes keep a text that looks like a number a text.
  const [, literal] = /^'(.*)'$/.exec(right) ?? []
  if (literal !== undefined) return `eq "${literal}"`
  return right.startsWith('$') ? `eq "${text(right)}"` : `eq ${right}`
}
