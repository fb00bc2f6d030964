import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import type { ContractDocument } from '../../src/bundle/document.ts'
import { placedExamples } from '../../src/report/coverage.ts'
import { examplesValid } from '../../src/report/example-validity.ts'
import { contractDocument } from './contract-document.ts'

/** Tests a document that uses schemas of the contract: at least `fewest` of them. */
export function testOfDocumentOnContract(document: () => ContractDocument, fewest: number): void {
  it('has the schemas of the contract as they are there, not copies', () => {
    const { schemas } = contractDocument().components
    const shared = Object.entries(document().components.schemas).filter(([name]) => name in schemas)
    expect(shared.length).toBeGreaterThan(fewest)
    const differing = shared.filter(([name, schema]) => !isDeepStrictEqual(schema, schemas[name]))
    expect(differing.map(([name]) => name)).toEqual([])
  })

  it('has examples that are all valid in 2020-12 with formats asserted', () => {
    const examples = placedExamples(document())
    expect(examplesValid(document(), examples).missing).toEqual([])
    expect(examples.length).toBeGreaterThan(150)
  })
}
