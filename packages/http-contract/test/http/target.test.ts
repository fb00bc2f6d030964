import { expect, test } from 'vitest'
import { localTarget, readTarget } from '../../src/http/index.ts'

test.each([
  { given: '/v1/balance', path: '/v1/balance', query: '' },
  { given: '/v1/statement?from=2026-03-01&page=2', path: '/v1/statement', query: 'from=2026-03-01&page=2' },
  { given: '/a%2Fb/../c', path: '/a%2Fb/../c', query: '' },
  { given: '/a?b=1?c', path: '/a', query: 'b=1%3Fc' },
  { given: 'http://api.example.com/v1/balance?a=1', path: '/v1/balance', query: 'a=1' },
  { given: 'HTTPS://api.example.com', path: '/', query: '' },
  { given: 'https://api.example.com?a=1', path: '/', query: 'a=1' },
  { given: '*', path: '/', query: '' },
  { given: 'ftp://x/y', path: '/', query: '' },
  { given: undefined, path: '/', query: '' },
])('G-111: the target $given', ({ given, path, query }) => {
  const target = readTarget(given)
  expect({ path: target.path, query: target.query.toString() }).toEqual({ path, query })
})

test('a target without its authority keeps its query as sent', () => {
  expect(localTarget('http://a.example/b?c=%zz')).toBe('/b?c=%zz')
})
