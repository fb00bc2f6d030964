import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../src/contract/json.ts'
import { at } from '../src/contract/pointer.ts'
import { whereOf } from '../src/review/finding.ts'
import { redoclyVerdicts, type RedoclyVerdict } from '../src/review/redocly.ts'
import { review } from '../src/review/review.ts'
import { changed, smallContract } from './contract.ts'

const contract = smallContract()

describe('redocly diff', () => {
  it('is asked with its rules switched on, and answers with places of both documents', async () => {
    const pointer = '/components/parameters/Limit/schema/maximum'
    expect(await redoclyVerdicts(contract, changed(contract, [[pointer, 50]]))).toEqual([
      expect.objectContaining({
        ruleId: 'schema-constraint-changed',
        impact: 'major',
        base: pointer,
        head: pointer,
      }),
    ])
  })

  it('has nothing to say of two contracts that are the same', async () => {
    expect(await redoclyVerdicts(contract, contract)).toEqual([])
  })
})

describe('a second opinion', () => {
  const judged = (pointer: string, value: Json, verdict: Partial<RedoclyVerdict>): string[] => {
    const redocly = [
      {
        ruleId: 'some-rule',
        impact: 'major',
        message: 'It changed.',
        base: pointer,
        head: pointer,
        ...verdict,
      },
    ] as const
    return review(contract, changed(contract, [[pointer, value]]), { redocly }).findings.map(
      ({ class: name, rule }) => `${name} ${rule}`,
    )
  }
  const MAXIMUM = '/components/parameters/Limit/schema/maximum'

  it('that is stricter is added', () => {
    expect(judged(MAXIMUM, 200, {})).toEqual(['breaking redocly/some-rule', 'additive bounds'])
  })

  it('that agrees or is milder is not', () => {
    expect(judged(MAXIMUM, 200, { impact: 'minor' })).toEqual(['additive bounds'])
    expect(judged(MAXIMUM, 50, {})).toEqual(['breaking bounds'])
    expect(judged('/info/version', '1.2.4', { impact: 'patch' })).toEqual(['neutral dialect'])
  })

  it('yields to a promise of this contract: an open enumeration grows (G-197)', () => {
    const values = '/components/schemas/Refund/properties/errorCode/x-extensible-enum'
    expect(judged(values, ['CLOSED', 'BLOCKED', 'GONE'], {})).toEqual(['additive extensible-enum'])
  })

  it('that agrees about a constant is not', () => {
    const constant = '/components/schemas/RefundSettledEvent/properties/event/enum'
    expect(judged(constant, ['refundDone'], {})).toEqual(['breaking enumeration', 'breaking enumeration'])
  })

  it('yields where a constant becomes an enumeration of error codes', () => {
    const code = '/components/schemas/Conflict/properties/code'
    const codes = { type: 'string', enum: ['IDEMPOTENCY_ERROR', 'TOO_EARLY'] }
    expect(judged(code, codes, { base: `${code}/enum`, head: code })).toEqual(['additive error-code'])
  })

  it('yields where an error code moves to another status, whose body gets another name', async () => {
    const conflict = at(contract, '/components/schemas/Conflict') as JsonObject
    const head = changed(contract, [
      ['/components/schemas/RefundConflict', conflict],
      [
        '/components/schemas/RefundConflict/properties',
        {
          ...(conflict['properties'] as JsonObject),
          code: { type: 'string', enum: ['IDEMPOTENCY_ERROR', 'TOO_LATE'] },
        },
      ],
      [
        '/components/responses/Conflict/content/application~1json/schema/$ref',
        '#/components/schemas/RefundConflict',
      ],
      ['/components/schemas/Refused/oneOf/0/properties/code', { type: 'string', const: 'TOO_MUCH' }],
      ['/x-error-catalogue/codes/money/TOO_LATE/status', 409],
    ])
    const redocly = await redoclyVerdicts(contract, head)
    expect(redocly.filter(({ impact }) => impact === 'major')).not.toEqual([])
    const { findings } = review(contract, head, { redocly })
    expect(findings.filter((it) => it.class === 'breaking').map(whereOf)).toEqual([
      '422 body code (Refused): value TOO_LATE removed',
      'TOO_LATE: status: 422 → 409',
    ])
  })

  it('yields where a schema becomes a variant of a union', async () => {
    const pointer = '/components/responses/Conflict/content/application~1json/schema'
    const union = { oneOf: [{ $ref: '#/components/schemas/Conflict' }, { type: 'object' }] }
    const head = changed(contract, [[pointer, union]])
    const redocly = await redoclyVerdicts(contract, head)
    expect(redocly.filter(({ impact }) => impact === 'major')).not.toEqual([])
    expect(review(contract, head, { redocly }).findings.map(({ rule }) => rule)).toEqual(['error-code'])
  })

  it('yields where the component of a constant has another name', async () => {
    const schemas = '/components/schemas'
    const place = '/paths/~1v1~1status/get/responses/200/content'
    const body = (name: string): Json => ({ 'application/json': { schema: { $ref: `#${schemas}/${name}` } } })
    const code = (retryable: Json): Json => ({ type: 'object', properties: { retryable } })
    const base = changed(contract, [
      [place, body('Old')],
      [`${schemas}/Old`, code({ type: 'boolean', const: false })],
    ])
    const head = changed(contract, [
      [place, body('New')],
      [`${schemas}/New`, code({ type: 'boolean', not: { enum: [true] } })],
    ])
    const redocly = await redoclyVerdicts(base, head)
    expect(redocly.filter(({ impact }) => impact === 'major')).not.toEqual([])
    expect(
      review(base, head, { redocly })
        .findings.map(({ rule }) => rule)
        .sort(),
    ).toEqual(['component-name', 'spelling', 'spelling', 'unused'])
  })

  it('of what the rules found nothing in is added', () => {
    expect(judged(MAXIMUM, 50, { base: '/tags/0', head: '/tags/0' })).toEqual([
      'breaking bounds',
      'breaking redocly/some-rule',
    ])
  })

  it('of what the rules found nothing in names its place', () => {
    const place = '/components/schemas/Spare/properties/left'
    const verdict = { ruleId: 'some-rule', impact: 'major', message: 'It changed.', head: place } as const
    const [finding] = review(contract, contract, { redocly: [verdict] }).findings
    expect(finding && whereOf(finding)).toBe('components.schemas.Spare.properties.left (Spare): It changed.')
  })

  it('of another keyword of the same operation is not taken for the same', () => {
    const operation = '/paths/~1v1~1status/get'
    expect(
      judged(`${operation}/x-rate-limit`, 5, { base: operation, head: `${operation}/security` }),
    ).toEqual(['breaking redocly/some-rule', 'additive extension'])
  })
})
