import { expect, test } from 'vitest'
import { configOf } from '../src/index.ts'

const OPERATOR = { url: 'http://127.0.0.1:8080', webhookUrl: 'http://127.0.0.1:8080/webhook' }

test('adds the defaults', () => {
  expect(configOf({ operator: OPERATOR }, '/folder')).toEqual({
    operator: { ...OPERATOR, startSeconds: 20 },
    proxy: { host: '127.0.0.1', port: 0 },
    seed: 1,
    slowMilliseconds: 500,
    kills: 3,
    folder: '/folder',
  })
})

test.each([
  ['a missing field', { operator: { url: OPERATOR.url } }, 'operator: webhookUrl is missing.'],
  ['an unknown field', { operator: OPERATOR, seeds: 3 }, 'the file: seeds is unknown.'],
  ['neither url nor commands', { operator: { webhookUrl: OPERATOR.url } }, 'operator: url is missing.'],
  [
    'a wrong value',
    { operator: OPERATOR, kills: 0 },
    'kills: must be >= 1. At how many of its calls a scenario of the group crash kills',
  ],
  ['an empty file', null, 'the file: must be object.'],
])('names the field and the fix: %s', (_, value, message) => {
  expect(() => configOf(value, '/folder', 'pix-verify.yaml')).toThrow(message)
})
