import type { Operation } from '../contract.ts'
import type { HttpAnswer, HttpRequest } from '../http/transport.ts'
import { checkAnswer } from '../check-answer.ts'
import type { CaseViolation } from '../report/report.ts'
import { type RequestDraft, exampleRequest, writeRequest } from '../request.ts'
import { isRecord } from '../schema/document.ts'
import type { Target } from '../target/target.ts'
import { type Case, resultOf, notReachable } from './case.ts'
import { type Given, type RuleRow, ruleTable } from './rule-table.ts'

/** Returns one case for each row of the rule table. */
export function ruleCases(operations: readonly Operation[]): Case[] {
  return operations.flatMap((operation) =>
    ruleTable
      .filter(({ operationId }) => operationId === operation.id)
      .map((row) => ruleCase(operation, row)),
  )
}

function ruleCase(operation: Operation, row: RuleRow): Case {
  const { name, rules, gaps, given, want, beyondSchema } = row
  const { status, code, fields, headers } = want
  return {
    subject: { kind: 'operation', operationId: operation.id, status },
    name,
    source: 'rule',
    code,
    rules,
    gaps,
    async run({ contract, target }) {
      const admission = target.admit({ operation, status, code, beyondSchema })
      if (!admission.reachable) return notReachable(admission.reason)
      const answers: HttpAnswer[] = []
      const violations: CaseViolation[] = []
      for (const [index, it] of given.entries()) {
        const answer = await target.send(writeGiven(operation, it, target))
        answers.push(answer)
        const found = checkAnswer(contract, operation, answer, { status, code, fields, headers })
        const which = given.length === 1 ? '' : `request ${index + 1}: `
        violations.push(...found.map(({ at, message }) => ({ at, message: `${which}${message}` })))
      }
      return resultOf([...violations, ...checkDistinct(answers, want.distinct)])
    },
  }
}

function checkDistinct(answers: readonly HttpAnswer[], name: string | undefined): CaseViolation[] {
  if (name === undefined) return []
  const values = answers.map(({ headers }) => headers[name])
  return new Set(values).size === values.length
    ? []
    : [{ at: `header ${name}`, message: 'is the same in two answers' }]
}

function writeGiven(operation: Operation, given: Given, target: Target): HttpRequest {
  const example = exampleRequest(operation)
  const { path, query, rawPath } = given
  const draft: RequestDraft = {
    ...example,
    path: { ...example.path, ...path },
    rawPath,
    query: query === undefined ? example.query : Object.entries(query),
    body: given.set === undefined ? example.body : withMembers(example.body, given.set),
  }
  const written = writeRequest(operation, target.own?.(operation, draft) ?? draft, target.accessToken)
  const { authorization: valid, ...headers } = written.headers
  const authorization = { valid, none: undefined, invalid: 'Bearer invalid', basic: 'Basic YTpi' }[
    given.token ?? 'valid'
  ]
  const text = given.bytes === undefined ? given.text : 'x'.repeat(given.bytes)
  return {
    ...written,
    headers: {
      ...headers,
      ...(authorization !== undefined && { authorization }),
      ...(given.contentType !== undefined && { 'content-type': given.contentType }),
      ...given.headers,
    },
    body: text ?? written.body,
  }
}

/**
 * Returns a copy of the body in which the members at the dotted paths are set. A member whose value is `undefined` is
 * removed.
 */
function withMembers(body: unknown, members: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(members).reduce(
    (owner, [path, value]) => withMember(owner, path.split('.'), value),
    body,
  )
}

function withMember(owner: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const members = isRecord(owner) ? owner : {}
  const changed = rest.length === 0 ? value : withMember(members[name], rest, value)
  const others = Object.fromEntries(Object.entries(members).filter(([other]) => other !== name))
  return changed === undefined ? others : { ...members, [name]: changed }
}
