import * as fc from 'fast-check'
import type { Contract, Operation } from '../contract.ts'
import { codeOfAnswer, checkAnswer } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import { type RequestDraft, writeRequest } from '../request.ts'
import { type RequestMutation, requestMutations, validRequests } from '../request-values.ts'
import { type Case, type CaseContext, type CaseResult, resultOf, notReachable } from './case.ts'

/**
 * Cases that generate requests from the schemas. The target must never refuse a valid request, and must always refuse a
 * request that breaks a rule.
 */
export function propertyCases(
  contract: Contract,
  operations: readonly Operation[],
  mutations: MutationsById,
): Case[] {
  return operations.flatMap((operation) => [
    ...acceptance(contract, operation),
    ...refusals(operation, mutations.get(operation.id) ?? []),
  ])
}

/** The mutations of every operation, by operationId. */
export type MutationsById = ReadonlyMap<string, readonly RequestMutation[]>

export function allMutations(operations: readonly Operation[], contract: Contract): MutationsById {
  return new Map(operations.map((it) => [it.id, requestMutations(contract, it)]))
}

function acceptance(contract: Contract, operation: Operation): Case[] {
  const { bound } = operation
  if (bound.body === undefined && bound.parameters.every((it) => it.in === 'header')) return []
  const status = [...bound.responses.keys()].map(Number).find((it) => it < 300) ?? 200
  return [
    {
      subject: { kind: 'operation', operationId: operation.id, status },
      name: 'a request that the schemas accept is never refused',
      source: 'property',
      async run(context) {
        const admission = context.target.admit({ operation, status, code: undefined })
        if (!admission.reachable) return notReachable(admission.reason)
        const { target } = context
        const { accepts = [] } = admission
        const requests = validRequests(contract, operation).map(
          (draft) => target.complete?.(operation, draft) ?? draft,
        )
        return checkAccepted(context, operation, { status, accepts, requests })
      },
    },
  ]
}

interface Acceptable {
  readonly status: number
  readonly accepts: readonly number[]
  readonly requests: fc.Arbitrary<RequestDraft>
}

async function checkAccepted(
  context: CaseContext,
  operation: Operation,
  { status, accepts, requests }: Acceptable,
): Promise<CaseResult> {
  const { contract, target, seed, runs } = context
  const checkDraft = async (draft: RequestDraft): Promise<CaseViolation[]> => {
    const answer = await target.send(writeRequest(operation, draft, target.accessToken))
    return checkAnswer(contract, operation, answer, {
      status: accepts.includes(answer.status) ? answer.status : status,
    })
  }
  const result = await fc.check(
    fc.asyncProperty(requests, async (draft) => (await checkDraft(draft)).length === 0),
    { seed, numRuns: runs },
  )
  if (!result.failed) return resultOf([])
  const [smallest] = result.counterexample ?? []
  const violations = smallest === undefined ? [] : await checkDraft(smallest)
  return resultOf([
    { at: 'request', message: `seed ${seed}, after ${result.numRuns} requests: ${show(smallest)}` },
    ...violations,
  ])
}

/** Returns one case for each error code that the mutations cause. The case sends each of its mutations once. */
function refusals(operation: Operation, all: readonly RequestMutation[]): Case[] {
  const byCode = new Map<string, RequestMutation[]>()
  for (const mutation of all) byCode.set(mutation.code, [...(byCode.get(mutation.code) ?? []), mutation])
  return [...byCode].map(([code, mutations]): Case => {
    const status = mutations[0]?.status ?? 0
    const count = mutations.length === 1 ? '1 mutation' : `${mutations.length} mutations`
    return {
      subject: { kind: 'operation', operationId: operation.id, status },
      name: `${count} of a valid request`,
      source: 'property',
      code,
      async run(context) {
        const admission = context.target.admit({ operation, status, code })
        if (!admission.reachable) return notReachable(admission.reason)
        const found: CaseViolation[] = []
        const earlier = new Set<string>()
        for (const mutation of mutations) {
          const { answered, violations } = await sendMutation(context, operation, mutation)
          if (answered !== undefined && admission.earlier.includes(answered)) earlier.add(answered)
          else found.push(...violations)
        }
        if (found.length > 0 || earlier.size === 0) return resultOf(found)
        const rules = [...earlier].join(', ')
        return notReachable(`The target refuses such a request for a rule that comes first: ${rules}.`)
      },
    }
  })
}

interface SentMutation {
  /** The error code of the answer. Undefined when the answer has no error code. */
  readonly answered: string | undefined
  readonly violations: readonly CaseViolation[]
}

async function sendMutation(
  { contract, target, seed }: CaseContext,
  operation: Operation,
  mutation: RequestMutation,
): Promise<SentMutation> {
  const { status, code, field, keyword, what, ofExample, requests } = mutation
  const [draft] =
    target.prefersExamples && ofExample !== undefined
      ? [ofExample]
      : fc.sample(requests, { seed, numRuns: 1 })
  if (draft === undefined) return { answered: undefined, violations: [] }
  // When only a rule between properties is broken, each property by itself is valid. So the request can be completed
  // with values of the target.
  const settle = ofExample === undefined && keyword === 'not' ? target.complete : target.own
  const own = settle?.(operation, draft) ?? draft
  const answer = await target.send(writeRequest(operation, own, target.accessToken))
  // A 404 says that a resource does not exist. It need not name the parameter.
  const fields = status === 404 ? [] : [field]
  return {
    answered: codeOfAnswer(operation.family, answer),
    violations: checkAnswer(contract, operation, answer, { status, code, fields }).map(({ at, message }) => ({
      at,
      message: `seed ${seed}, ${mutation.in} ${field} ${what}: ${message}`,
    })),
  }
}

const SHOWN_LENGTH = 300

function show(draft: RequestDraft | undefined): string {
  const text = JSON.stringify(draft) ?? ''
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}
