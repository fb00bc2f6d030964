import { performance } from 'node:perf_hooks'
import type { HttpAnswer } from '../../http/transport.ts'
import { CaseFailed } from '../case-ends.ts'
import { type LookUpOperation, described } from '../institution.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

/** The deadline of a look-up (G-340). The operator waits for the answer. */
const DEADLINE_MILLISECONDS = 3000

async function lookUp(
  context: CaseContext,
  operation: LookUpOperation,
  body: object,
  want: { readonly statuses: readonly number[]; readonly advice: string },
): Promise<void> {
  const { institution } = context.options
  const request = institution.lookUpRequest(operation, body)
  const answer: HttpAnswer = await institution.send(operation, request)
  if (!want.statuses.includes(answer.status))
    throw new CaseFailed(`${described(request, answer)}; ${want.advice}`)
  context.valid(operation, answer)
}

export const LOOK_UP_CASES: readonly RailCase[] = [
  {
    name: 'key-found',
    group: 'Look-ups',
    rule: 'A Pix key of the directory returns 200 with its account',
    run: (context) =>
      lookUp(context, 'lookUpKey', context.lookUps.lookUpKey, {
        statuses: [200],
        advice: `return the account of ${context.options.data.knownKey}, or pass a key that you know as --known-key`,
      }),
  },
  {
    name: 'key-not-found',
    group: 'Look-ups',
    rule: 'A Pix key that the directory does not have returns 404',
    run(context) {
      const { unknownKey } = context.options.data
      return lookUp(
        context,
        'lookUpKey',
        { ...context.lookUps.lookUpKey, pixKey: unknownKey },
        {
          statuses: [404],
          advice: `return 404 for ${unknownKey}, or pass a key that you do not know as --unknown-key`,
        },
      )
    },
  },
  {
    name: 'account-looked-up',
    group: 'Look-ups',
    rule: 'An account returns 200 with its holder, or 404 when only its institution knows the holder',
    run: (context) =>
      lookUp(context, 'lookUpAccount', context.lookUps.lookUpAccount, {
        statuses: [200, 404],
        advice: 'return 200 with the holder or 404',
      }),
  },
  {
    name: 'payer-screened',
    group: 'Look-ups',
    rule: 'The screening of a payer returns 200 with ACCEPTED or REJECTED',
    run: (context) =>
      lookUp(context, 'screenPayer', context.lookUps.screenPayer, {
        statuses: [200],
        advice: 'return 200 with the outcome',
      }),
  },
  {
    name: 'look-ups-in-time',
    group: 'Look-ups',
    rule: 'Each look-up is answered within 3 seconds',
    async run(context) {
      const { institution } = context.options
      for (const [operation, body] of Object.entries(context.lookUps)) {
        const start = performance.now()
        await institution.lookUp(operation as LookUpOperation, body)
        const took = performance.now() - start
        if (took <= DEADLINE_MILLISECONDS) continue
        const seconds = (took / 1000).toFixed(1)
        throw new CaseFailed(
          `${operation} took ${seconds} s; after 3 s the operator gets 503, so answer earlier`,
        )
      }
    },
  },
]
