import { expect, it } from 'vitest'
import { PROOF_ROWS } from '../../packages/testing/src/proof-rows.ts'
import { MEANINGS, proofs } from '../src/data/proof.ts'

it('the page of the proof has the last result of each command, and says what it means', () => {
  const rows = proofs(undefined)
  const commands = PROOF_ROWS.map(({ name, command }) => ({ name, command }))
  expect(rows.map(({ name, command }) => ({ name, command }))).toEqual(commands)
  expect(rows.filter(({ name }) => MEANINGS[name] === undefined)).toEqual([])
})
