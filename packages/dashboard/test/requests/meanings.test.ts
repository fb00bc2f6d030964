import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@pix-payments/spec'
import { describe, expect, test } from 'vitest'
import { anchorOf, meaningOf, type Meanings } from '../../src/requests/meanings.ts'

const read = (language: string): Meanings =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../dist/page/errors-${language}.json`), 'utf8'),
  ) as Meanings

describe.each(['en', 'pt-BR'])('the meanings of the errors in %s', (language) => {
  const meanings = read(language)

  test('exist for every code of every operation', () => {
    for (const [operationId, { codes, family }] of Object.entries(errors.operations)) {
      for (const code of codes) {
        const meaning = meaningOf(meanings, operationId, code)
        expect([operationId, code, meaning?.family, meaning?.text.trim() !== '']).toEqual([
          operationId,
          code,
          family,
          true,
        ])
      }
    }
  })

  test('do not exist for a code that the contract does not have', () => {
    expect(meaningOf(meanings, 'createRefund', 'NO_SUCH_CODE')).toBeUndefined()
    expect(meaningOf(meanings, null, 'NO_SUCH_CODE')).toBeUndefined()
  })
})

test('an operation can have a meaning of its own, and a path without operation has that of the family', () => {
  const meanings = read('en')
  expect(meaningOf(meanings, 'createRefund', 'Forbidden')?.text).toBe(
    errors.operations.createRefund.meanings.Forbidden,
  )
  expect(meaningOf(meanings, null, 'NotFound')).toEqual({
    family: 'money',
    text: errors.codes.money.NotFound.meaning,
  })
})

test('the anchor of a second family names the family', () => {
  const meanings: Meanings = {
    codes: { token: { A: '' }, money: { A: '', B: '' } },
    operations: {},
    rejections: {},
  }
  expect(anchorOf(meanings, 'token', 'A')).toBe('A')
  expect(anchorOf(meanings, 'money', 'A')).toBe('money.A')
  expect(anchorOf(meanings, 'money', 'B')).toBe('B')
})
