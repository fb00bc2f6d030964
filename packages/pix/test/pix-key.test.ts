import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  generateCnpj,
  generateCpf,
  generateUuidV4,
  isWithdrawalPixKey,
  pixKeyType,
  withdrawalPixKeyType,
} from '../src/index.ts'
import { seededRandom } from './support/random.ts'

describe('directory and withdrawal key types (§2.2, G-028, R-059)', () => {
  test.each([
    { key: '52998224725', directory: 'CPF', withdrawal: 'CPF' },
    { key: '52998224726', directory: null, withdrawal: null },
    { key: '529.982.247-25', directory: null, withdrawal: null },
    { key: '11222333000181', directory: 'CNPJ', withdrawal: null },
    { key: '12ABC34501DE35', directory: 'CNPJ', withdrawal: null },
    { key: '12abc34501de35', directory: null, withdrawal: null },
    { key: '+5511987654321', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+551133334444', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+550198765432', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+55119876543210', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+551198765432', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+55119876543', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+14155550100', directory: 'PHONE', withdrawal: 'PHONE' },
    { key: '+0511987654321', directory: null, withdrawal: null },
    { key: '5511987654321', directory: null, withdrawal: null },
    { key: '+55 11 98765-4321', directory: null, withdrawal: null },
    { key: 'player@example.com', directory: 'EMAIL', withdrawal: 'EMAIL' },
    { key: "o'brien+pix@mail.example.com.br", directory: 'EMAIL', withdrawal: 'EMAIL' },
    { key: 'player@localhost', directory: 'EMAIL', withdrawal: 'EMAIL' },
    { key: 'Player@example.com', directory: null, withdrawal: null },
    { key: 'player@-example.com', directory: null, withdrawal: null },
    { key: 'player@example..com', directory: null, withdrawal: null },
    { key: 'player', directory: null, withdrawal: null },
    { key: 'pláyer@example.com', directory: null, withdrawal: null },
    { key: 'player@example.com\n', directory: null, withdrawal: null },
    { key: `${'a'.repeat(65)}@example.com`, directory: 'EMAIL', withdrawal: 'EMAIL' },
    { key: `${'a'.repeat(66)}@example.com`, directory: null, withdrawal: null },
    { key: '123e4567-e12b-12d1-a456-426655440000', directory: 'EVP', withdrawal: 'EVP' },
    { key: '123E4567-E12B-12D1-A456-426655440000', directory: null, withdrawal: null },
    { key: '123e4567e12b12d1a456426655440000', directory: null, withdrawal: null },
    { key: '', directory: null, withdrawal: null },
  ])('$key: $directory in the directory, $withdrawal to a withdrawal', ({ key, directory, withdrawal }) => {
    expect(pixKeyType(key)).toBe(directory)
    expect(withdrawalPixKeyType(key)).toBe(withdrawal)
    expect(isWithdrawalPixKey(key)).toBe(withdrawal !== null)
  })
})

it('recognises generated keys', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seededRandom(seed)
      expect(pixKeyType(generateCpf(random))).toBe('CPF')
      expect(pixKeyType(generateCnpj(random, { alphanumeric: true }))).toBe('CNPJ')
      expect(pixKeyType(generateUuidV4(random))).toBe('EVP')
    }),
  )
})

it('answers at once on a hostile text', () => {
  expect(pixKeyType(`${'a'.repeat(38)}@${'a-'.repeat(19)}`)).toBeNull()
  expect(pixKeyType(`a@${'a.'.repeat(500_000)}`)).toBeNull()
})
