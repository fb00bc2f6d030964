import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocsServer, serveDocs } from '../src/serve.ts'

let docs: DocsServer
beforeAll(async () => {
  docs = await serveDocs({ port: 0 })
})
afterAll(() => docs.close())

// The links of a page are relative to its address. At another depth the browser would not find its styles.
test.each([
  ['/benchmarks/', '/benchmarks'],
  ['/guides/webhooks/?x=1', '/guides/webhooks?x=1'],
  ['/reference', '/reference/'],
  ['/sandbox', '/sandbox/'],
])('%s leads to %s', async (asked, address) => {
  const answer = await fetch(docs.url + asked, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
  expect((await fetch(docs.url + asked)).status).toBe(200)
})

test.each(['/', '/benchmarks', '/benchmarks.html', '/reference/', '/openapi.json'])(
  '%s is answered at once',
  async (asked) => {
    expect((await fetch(docs.url + asked, { redirect: 'manual' })).status).toBe(200)
  },
)

test.each(['/nothing/', '/nothing', '//example.com/', '/%2e%2e/package.json', '/%zz'])(
  '%s is not there',
  async (asked) => {
    expect((await fetch(docs.url + asked, { redirect: 'manual' })).status).toBe(404)
  },
)
