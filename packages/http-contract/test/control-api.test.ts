import { describe, expect, it } from 'vitest'
import type { RequestParts } from '../src/validation/index.ts'
import { examplesOf, validationOf } from './support/contract.ts'

const validation = validationOf('sandbox')
const examples = examplesOf(validation)
const WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'
const IDS = {
  walletId: WALLET,
  chargeId: '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42',
  externalId: 'withdrawal-000045',
}

describe('a request of the control API', () => {
  const judge = (operationId: string, body: unknown): unknown =>
    validation
      .request(operationId, { body, pathParameters: IDS })
      .map(({ field, message, code }) => `${field} ${message}: ${code}`)

  it.each<[what: string, operationId: string, body: unknown, want: readonly string[]]>([
    ['no body', 'createWallet', undefined, []],
    ['an empty body', 'resetWallet', {}, []],
    [
      'a typo',
      'createWallet',
      { openingBalanse: 1000 },
      ['openingBalanse is not a known property: MalformedRequest'],
    ],
    [
      'a typo further in',
      'updateWallet',
      { switches: { secureloop: true } },
      ['switches.secureloop is not a known property: MalformedRequest'],
    ],
    [
      'an operator that exists and a new one',
      'createWallet',
      { operatorId: WALLET, operator: {} },
      ['operator must not be sent together with operatorId: MalformedRequest'],
    ],
    ['a change of nothing', 'updateWallet', {}, ['body must have at least 1 entry: MalformedRequest']],
    [
      'a property where there is none',
      'resetWallet',
      { now: true },
      ['now is not a known property: MalformedRequest'],
    ],
    ['a move by 366 days', 'advanceClock', { by: 31_622_400 }, []],
    ['a move back', 'advanceClock', { by: -1 }, ['by must be from 0 to 31622400: MalformedRequest']],
    [
      'two ways to move',
      'advanceClock',
      { by: 1, until: 'idle' },
      ['until must not be sent together with by: MalformedRequest'],
    ],
    ['no way to move', 'advanceClock', {}, ['until is required when by or to is not sent: MalformedRequest']],
    [
      'an errorCode of a success',
      'setWithdrawalOutcome',
      { status: 'SUCCESS', errorCode: 'ACCOUNT_CLOSED' },
      ['errorCode may be sent only with a status that is a failure: MalformedRequest'],
    ],
    [
      'an errorCode that nobody has listed',
      'setWithdrawalOutcome',
      { status: 'FAILED', errorCode: 'NEW' },
      [],
    ],
    [
      'a status that withdrawals begin with',
      'setWithdrawalOutcome',
      { status: 'INITIATED' },
      [
        'status must be one of CONFIRMED, PROCESSING, SUCCESS, REJECTED, CANCELED, FAILED, EXPIRED: MalformedRequest',
      ],
    ],
    [
      'a fault without an effect',
      'createFault',
      { target: { event: 'pixChargePaid' } },
      ['effect is required: MalformedRequest'],
    ],
    [
      'an effect of no kind',
      'createFault',
      { target: { event: 'pixChargePaid' }, effect: { kind: 'explode' } },
      [
        'effect.kind must be one of latency, status, drop, dropResponse, duplicate, reorder, badSignature, oldTimestamp, foreignResource: MalformedRequest',
      ],
    ],
    [
      'an effect with a property of another',
      'createFault',
      { target: { operationId: 'getBalance' }, effect: { kind: 'drop', milliseconds: 5 } },
      ['effect.milliseconds is not a known property: MalformedRequest'],
    ],
    [
      'a target of both kinds',
      'createFault',
      { target: { operationId: 'getBalance', event: 'pixChargePaid' }, effect: { kind: 'drop' } },
      ['target.event must not be sent together with operationId: MalformedRequest'],
    ],
    [
      'a lost answer to a delivery',
      'createFault',
      { target: { event: 'pixChargePaid' }, effect: { kind: 'dropResponse' } },
      ['effect dropResponse needs a target with an operationId: MalformedRequest'],
    ],
    [
      'a duplicate of a request',
      'createFault',
      { target: { operationId: 'getBalance' }, effect: { kind: 'duplicate' } },
      [
        'effect duplicate, reorder, badSignature, oldTimestamp and foreignResource need a target with an event: MalformedRequest',
      ],
    ],
  ])('with %s is judged field by field', (_, operationId, body, want) => {
    expect(judge(operationId, body)).toEqual(want)
  })

  it.each<[example: string, operationId: string, parts: RequestParts]>([
    ['400_InvalidParameter', 'getClock', { pathParameters: { walletId: 'main' } }],
    ['400_InvalidParameter', 'advanceClock', { pathParameters: { walletId: 'main' }, body: { by: 1 } }],
    ['400_MalformedRequest', 'createPaymentAttempt', { pathParameters: IDS, body: { amout: 5 } }],
    ['400_MalformedRequest', 'createWallet', { body: { openingBalanse: 5 } }],
  ])('is refused as the example %s says', (example, operationId, parts) => {
    const violations = validation.request(operationId, parts)
    const stated = examples.get(`${operationId}/${example}`)
    expect(stated).toBeDefined()
    expect(validation.problem(operationId, violations).body).toEqual(stated)
  })
})
