import { expect, test } from 'vitest'
import { readPreference } from '../src/preference.ts'

test.each([
  { header: undefined, query: '', want: {} },
  { header: 'code=422', query: '', want: { code: '422' } },
  {
    header: 'code=422, example=IGAMING_CPF_MISMATCH',
    query: '',
    want: { code: '422', example: 'IGAMING_CPF_MISMATCH' },
  },
  { header: 'code=422; example="by key"', query: '', want: { code: '422', example: 'by key' } },
  {
    header: 'Code = 422 ,EXAMPLE=first-configuration',
    query: '',
    want: { code: '422', example: 'first-configuration' },
  },
  // If a preference is repeated, its first value is used (RFC 7240 §2).
  { header: 'code=200, code=500', query: '', want: { code: '200' } },
  { header: 'dynamic, seed=7', query: '', want: { dynamic: 'true', seed: '7' } },
  // An empty value means the same as no value (RFC 7240 §2).
  { header: 'dynamic=', query: '', want: { dynamic: 'true' } },
  { header: undefined, query: '__dynamic', want: { dynamic: 'true' } },
  { header: 'code, example=', query: '', want: { code: '', example: '' } },
  // Unknown preferences are ignored (RFC 7240 §2).
  { header: 'respond-async, wait=10, return=minimal', query: '', want: {} },
  { header: 'example="a, code=500"', query: '', want: { example: 'a, code=500' } },
  { header: undefined, query: '__code=404&__example=NotFound', want: { code: '404', example: 'NotFound' } },
  { header: 'code=200, example=default', query: '__code=404', want: { code: '404', example: 'default' } },
])('Prefer: $header ?$query', ({ header, query, want }) => {
  expect(readPreference(header, new URLSearchParams(query))).toEqual(want)
})
