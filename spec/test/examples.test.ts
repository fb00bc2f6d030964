import { beforeAll, describe, expect, it } from 'vitest'
import { contractDocument } from './support/contract-document.ts'
import type { ContractDocument } from '../src/bundle/document.ts'
import { type PlacedExample, placedExamples } from '../src/report/coverage.ts'
import { examplesValid } from '../src/report/example-validity.ts'

let document: ContractDocument
let examples: PlacedExample[]
beforeAll(async () => {
  document = contractDocument()
  examples = placedExamples(document)
})

describe('examples', () => {
  it('are all valid in 2020-12 with formats asserted', () => {
    expect(examplesValid(document, examples).missing).toEqual([])
    expect(examples.length).toBeGreaterThan(350)
  })

  it('are caught when one is broken: a control of the check above', () => {
    const charge = examples.find(({ name }) => name === 'getImmediateCharge 200 default')
    expect(charge).toBeDefined()
    const broken = (value: unknown): readonly string[] =>
      examplesValid(document, [{ ...(charge as PlacedExample), value: value as never }]).missing
    const good = charge?.value as Record<string, unknown>
    expect(broken({ ...good, amount: '10000' })).toEqual([expect.stringContaining('/amount must be integer')])
    expect(broken({ ...good, createdAt: '2026-02-30T00:00:00.000Z' })).toEqual([
      expect.stringContaining('date-time'),
    ])
    expect(broken({ ...good, status: 'Paid' })).toEqual([expect.stringContaining('/status')])
    const { chargeId: _, ...withoutId } = good
    expect(broken(withoutId)).toEqual([expect.stringContaining("required property 'chargeId'")])
  })
})
