import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Operation, loadContract } from '../../src/contract.ts'
import type { RequestDraft } from '../../src/request.ts'
import { requestMutations, validRequests } from '../../src/schema/request-values.ts'
import { partsOf } from '../support/parts.ts'

const contract = await loadContract()
const { validation, operations } = contract

/** What the contract's validation says of a request: `400 MalformedRequest` and the fields, or nothing. */
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

test('the number of mutations follows from the schemas', () => {
  const counts = operations.map((operation) => [operation.id, requestMutations(contract, operation).length])
  expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
    {
      "cancelRecurrence": 37,
      "cancelSchedule": 29,
      "configureWebhook": 125,
      "createAccessToken": 15,
      "createImmediateCharge": 148,
      "createInternalTransfer": 59,
      "createPostDueRetry": 31,
      "createRecurrence": 187,
      "createRefund": 42,
      "createSchedule": 62,
      "createWithdrawalByBankDetails": 135,
      "createWithdrawalByPixKey": 84,
      "getBalance": 0,
      "getClosingDayBalance": 6,
      "getConsolidatedStatement": 27,
      "getImmediateCharge": 7,
      "getInternalTransfer": 3,
      "getRecurrence": 2,
      "getRecurrenceLocation": 2,
      "getRefund": 5,
      "getSchedule": 2,
      "getWithdrawal": 3,
      "listRecurrences": 14,
      "listSchedules": 14,
      "listStatement": 27,
      "simulateAuthorization": 56,
      "simulateFirstPayment": 32,
      "simulateFirstPaymentRefund": 17,
      "simulatePayment": 22,
      "simulateRecurrenceExpiration": 9,
      "simulateRecurrencePayerCancellation": 9,
      "simulateRefundResult": 28,
      "simulateSchedulePayerCancellation": 18,
      "simulateSchedulePayerResponse": 39,
      "simulateSchedulePayerResponseTimeout": 9,
      "simulateScheduleRefund": 17,
      "simulateScheduleSettlement": 39,
    }
  `)
})

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
