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

test('pages show the ports of the running servers', async () => {
  const other = await serveDocs({ port: 0, ports: { 4010: 5010, 4020: 4020 } })
  try {
    for (const [path, type] of [
      ['/guides/sandbox.html', 'text/html; charset=utf-8'],
      ['/guides/sandbox', 'text/html; charset=utf-8'],
      ['/guides/sandbox.md', 'text/markdown; charset=utf-8'],
    ]) {
      const answer = await fetch(other.url + path)
      const text = await answer.text()
      expect([path, answer.headers.get('content-type')]).toEqual([path, type])
      expect(text).toContain('http://127.0.0.1:5010')
      expect(text).not.toContain('127.0.0.1:4010')
    }
    expect(await (await fetch(`${other.url}/`)).text()).toContain('http://127.0.0.1:4020')
    const head = await fetch(`${other.url}/guides/sandbox.html`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(`${other.url}/nothing.html`)).status).toBe(404)
  } finally {
    await other.close()
  }
})
