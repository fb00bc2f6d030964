import { buildBrCode } from '@pix-payments/pix'
import { expect, test } from 'vitest'
import { locationHostProblem } from '../../src/location/location-host.ts'

const LONGEST = `${'a'.repeat(26)}.example.com`

test.each([
  'pix.example.com',
  'pix.example.com:8443',
  'pix.example.com/psp/v1',
  '127.0.0.1:4010',
  'localhost:4010/a-b_c.d~e',
  LONGEST,
])('%s is a host of locations, and fits into a BR Code (G-019)', (host) => {
  expect(locationHostProblem(host)).toBeUndefined()
  const code = {
    kind: 'dynamic' as const,
    location: `${host}/qr/v2/${'0'.repeat(32)}`,
    recurrenceLocation: `${host}/rec/${'0'.repeat(32)}`,
    merchantName: 'OPERADOR',
    merchantCity: 'SAO PAULO',
  }
  expect(() => buildBrCode(code)).not.toThrow()
})

test.each([
  '',
  'https://pix.example.com',
  'pix.example.com/',
  'pix.example.com//psp',
  'pix.example.com/../psp',
  'Pix.example.com',
  'pix..example.com',
  '-pix.example.com',
  'pix.example.com:',
  'pix.example.com:65536',
  'user@pix.example.com',
  'pix.example.com/psp?a=b',
  'pix example.com',
])('"%s" is not a host of locations', (host) => {
  expect(locationHostProblem(host)).toMatch(/^must be a host in lower case, .* such as pix\.example\.com/)
})

test('a longer host says how long it may be', () => {
  expect(locationHostProblem(`a${LONGEST}`)).toBe(
    `must have at most 38 characters, because a location in a BR Code has at most 77, and /qr/v2/ and 32 characters follow; "a${LONGEST}" has 39`,
  )
})
