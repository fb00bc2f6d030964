import type { GapId, RuleId } from '@pix-payments/spec'
import type { Contract } from '../contract.ts'
import { checkRefusal } from '../check-answer.ts'
import { type Case, resultOf } from './case.ts'

interface RouteRow {
  readonly name: string
  readonly rules?: readonly RuleId[]
  readonly gaps?: readonly GapId[]
  readonly method: string
  readonly target: string
}

/** Requests that match no operation. They have no token, because the server checks the route before the token. */
const routeTable: readonly RouteRow[] = [
  { name: 'a path without /v1 is not found', rules: ['R-005'], method: 'GET', target: '/balance' },
  {
    name: 'a charge without /v1 is not found',
    rules: ['R-005'],
    method: 'POST',
    target: '/pix/deposit/immediate-charge',
  },
  {
    name: 'the location is at the root only',
    gaps: ['G-001'],
    method: 'GET',
    target: '/v1/rec/94ed2badcbc04c15b0bb7fa353194890',
  },
  {
    name: 'an unknown path is 404 in the envelope of money',
    gaps: ['G-168'],
    method: 'GET',
    target: '/v1/nothing-here',
  },
  {
    name: 'an unknown path of Pix Automático is 404 in its own envelope',
    gaps: ['G-168'],
    method: 'GET',
    target: '/v1/pix/automatic/nothing-here',
  },
  {
    name: 'an unknown path below /rec is 404 in the envelope of Pix Automático',
    gaps: ['G-168'],
    method: 'GET',
    target: '/rec',
  },
  {
    name: 'a prefix of a family ends at a segment',
    gaps: ['G-168'],
    method: 'GET',
    target: '/v1/pix/automatically',
  },
  // Not the root: a server may show people a page there.
  { name: 'the version alone is not found', gaps: ['G-168'], method: 'GET', target: '/v1' },
  {
    name: 'a wrong method of money is 405 with Allow',
    gaps: ['G-168'],
    method: 'DELETE',
    target: '/v1/balance',
  },
  {
    name: 'a wrong method of Pix Automático is 405 with Allow',
    gaps: ['G-168'],
    method: 'PUT',
    target: '/v1/pix/automatic/recurrences',
  },
  {
    name: 'a wrong method of the token is 405 in the envelope of RFC 6749',
    gaps: ['G-151', 'G-168'],
    method: 'GET',
    target: '/v1/oauth2/token',
  },
]

/**
 * Cases for unknown paths and wrong methods. The target must return the documented error, in the envelope of the path's
 * error family.
 */
export function routeCases(): Case[] {
  return routeTable.map(({ name, rules, gaps, method, target: path }) => ({
    subject: { kind: 'general' },
    name,
    source: 'rule',
    rules,
    gaps,
    async run({ contract, target }) {
      const answer = await target.send({ method, target: path, headers: { accept: 'application/json' } })
      return resultOf(checkRefusal(answer, refusalOf(contract, method, path)))
    },
  }))
}

function refusalOf(
  { validation }: Contract,
  method: string,
  path: string,
): Parameters<typeof checkRefusal>[1] {
  const match = validation.match(method, path)
  if (match.found) throw new Error(`${method} ${path} is an operation`)
  return match.status === 404
    ? validation.transportProblem({ role: 'unknownPath', path })
    : validation.transportProblem({ role: 'wrongMethod', path, allow: match.allow })
}
