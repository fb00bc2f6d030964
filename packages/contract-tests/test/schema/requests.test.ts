import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Operation, loadContract } from '../../src/contract.ts'
import type { RequestDraft } from '../../src/request.ts'
import { type Schema, isRecord, read } from '../../src/schema/document.ts'
import { fieldOf, joinField, schemaPathsOf } from '../../src/schema/schema-path.ts'
import { requestMutations, validRequests } from '../../src/request-values.ts'
import { partsOf } from '../support/parts.ts'

const contract = await loadContract()
const { validation, operations } = contract

/**
 * Returns the answer of the contract's validation to a request: `400 MalformedRequest` and the fields. Returns
 * undefined when the request is valid.
 */
function judge(operation: Operation, draft: RequestDraft): { answer: string; fields: string[] } | undefined {
  const violations = validation.request(operation.id, partsOf(operation, draft))
  if (violations.length === 0) return undefined
  const { status, body } = validation.problem(operation.id, violations)
  const { code, error } = body as { code?: string; error?: string | { code: string } }
  const name = code ?? (typeof error === 'string' ? error : error?.code)
  return { answer: `${status} ${name}`, fields: violations.map(({ field }) => field) }
}

describe.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  test('a generated request is never refused', () => {
    const result = fc.check(
      fc.property(validRequests(contract, operation), (draft) => judge(operation, draft) === undefined),
      { numRuns: 300, seed: 1 },
    )
    expect(result.counterexample).toBeNull()
  })

  test('every mutation of a request is refused, with the code and the field that the schema says', () => {
    const wrong: string[] = []
    for (const mutation of requestMutations(contract, operation)) {
      const { field, what, status, code, requests, ofExample } = mutation
      const drafts = [...fc.sample(requests, { numRuns: 3, seed: 1 }), ofExample].filter(
        (it) => it !== undefined,
      )
      for (const draft of drafts) {
        const got = judge(operation, draft)
        if (got?.answer !== `${status} ${code}` || !got.fields.includes(field))
          wrong.push(`${field} ${what}: ${JSON.stringify(got)}, not ${status} ${code}`)
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })
})

/** The rules that no request can break, such as `createRefund path endToEndId type`, each with the reason. */
const UNBREAKABLE: readonly (readonly [rule: RegExp, why: string])[] = [
  [/ (?:path|query) \S+ type$/, 'A parameter is text, so a string is never of another type.'],
  [/^createAccessToken body body type$/, 'A form has fields, whatever is sent.'],
  [/ client_secret format$/, 'Every text is a password.'],
  [/ path \S+ minLength$/, 'An empty segment is another path.'],
  [
    /\.bankAccounts maxItems$/,
    'A body with more accounts has more than 1,000 values, which is refused before (G-291).',
  ],
  [/ events maxItems$/, 'There are fewer events, and no event may be listed twice.'],
  [
    / creditor\.personType (?:const|except)$/,
    'The value chooses the branch, and the enumeration holds both.',
  ],
]

test('every keyword of a parameter or a body is broken by a mutation', () => {
  const unbroken = operations.flatMap((operation) => {
    const mutations = requestMutations(contract, operation)
    const broken = new Set(mutations.map((it) => `${it.in} ${it.field} ${it.keyword}`))
    const rules = new Set(rulesOf(operation))
    return [...rules].filter((rule) => !broken.has(rule)).map((rule) => `${operation.id} ${rule}`)
  })
  expect(unbroken.filter((rule) => !UNBREAKABLE.some(([pattern]) => pattern.test(rule)))).toEqual([])
  expect(UNBREAKABLE.filter(([pattern]) => !unbroken.some((rule) => pattern.test(rule)))).toEqual([])
})

/** Returns the keywords that apply to a request, by place: `body amount minimum`. */
function rulesOf({ bound }: Operation): string[] {
  const [content] = bound.body?.content.values() ?? []
  return [
    ...keywordsAt(content?.schema, (field) => `body ${field || 'body'}`),
    ...bound.parameters
      .filter((it) => it.in !== 'header')
      .flatMap((it) => keywordsAt(it.schema, () => `${it.in} ${it.name}`)),
  ]
}

function keywordsAt(schema: string | undefined, place: (field: string) => string): string[] {
  if (schema === undefined) return []
  return schemaPathsOf(contract.document, [read(contract.document, schema) as Schema]).flatMap(
    ({ steps, shape }) => {
      const field = fieldOf(steps)
      // When an object allows no other properties, the mutation adds a property with this name.
      const unknown = joinField(field, 'notInTheContract')
      return (
        [...shape.keywords]
          // `items` and `additionalProperties` with a schema are skipped, because their keywords apply to other places.
          .filter(([name, { value }]) => !(/^(?:items|additionalProperties)$/.test(name) && isRecord(value)))
          .map(([name]) => `${place(name === 'additionalProperties' ? unknown : field)} ${name}`)
      )
    },
  )
}

test('every error code beside a schema keyword is the answer to some mutation', () => {
  const named = new Set<string>()
  JSON.stringify(contract.document.components?.['schemas'], (key, node: unknown) => {
    if (key !== 'x-error-codes') return node
    for (const code of Object.values(node as Record<string, string>)) named.add(code)
    return undefined
  })
  const given = new Set(
    operations.flatMap((operation) => requestMutations(contract, operation).map(({ code }) => code)),
  )
  expect([...named].filter((code) => !given.has(code))).toEqual([])
  expect(named.size).toBeGreaterThan(10)
})
