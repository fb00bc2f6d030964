import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Exchange, Reply } from '../../src/http/exchange.ts'
import { createService } from '../../src/create-service.ts'
import { createPage } from '../../src/http/page.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const { path: folder, remove } = temporaryFolder()
beforeAll(async () => {
  await mkdir(join(folder, 'page'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'page/index-Ab_12-cD.js'), 'export {}')
  await writeFile(join(folder, 'page/icon.svg'), '<svg/>')
  await writeFile(join(folder, 'page/notes.txt'), 'not a file of the page')
})
afterAll(remove)

const NO_WEBHOOK = { webhookOf: async () => undefined, now: () => 0 }

const ask = (
  path: string,
  method = 'GET',
  folders = [join(folder, 'absent'), folder],
): Promise<Reply | undefined> =>
  createPage(
    NO_WEBHOOK,
    folders,
  )({
    request: { method } as IncomingMessage,
    target: { path },
  } as Exchange)

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/page/index-Ab_12-cD.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/page/icon.svg', 'image/svg+xml', 'no-cache'],
])('GET %s returns %s', async (path, type, caching) => {
  const reply = await ask(path)
  expect(reply?.status).toBe(200)
  expect(reply?.headers).toMatchObject({ 'content-type': type, 'cache-control': caching })
})

test('the page may load and call its own origin only, and no other site may frame it', async () => {
  const { headers } = (await ask('/')) ?? {}
  expect(headers).toMatchInlineSnapshot(`
    {
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    }
  `)
})

test.each([
  ['GET', '/page/notes.txt'],
  ['GET', '/page/../index.html'],
  ['GET', '/index.html'],
  ['GET', '/page'],
  ['POST', '/'],
])('%s %s is not of the page', async (method, path) => {
  expect(await ask(path, method)).toBeUndefined()
})

test('the receiver accepts a delivery, also when the page is not built', async () => {
  expect(await ask('/page/receiver', 'POST', [])).toEqual({ status: 204, headers: {}, body: undefined })
  expect(await ask('/page/receiver')).toBeUndefined()
})

test('the receiver takes several large bodies over one connection', async () => {
  await using service = await createService()
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(`${service.url}/page/receiver`, {
      method: 'POST',
      body: 'x'.repeat(500_000),
    })
    expect(response.status).toBe(204)
  }
})

test('no page of another origin may read the page', async () => {
  await using service = await createService()
  for (const path of ['/', '/page/receiver']) {
    const { headers } = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { origin: 'http://other.example' },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('production has neither the page nor the receiver', async () => {
  await using service = await createService({
    mode: 'production',
    storageKeys: STORAGE_KEYS,
    rail: 'simulated',
  })
  expect((await fetch(`${service.url}/`)).status).toBe(404)
  expect((await fetch(`${service.url}/page/receiver`, { method: 'POST' })).status).toBe(404)
})

test('a repository without the built page has no page', async () => {
  expect(await ask('/', 'GET', [join(folder, 'absent')])).toBeUndefined()
})
