import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DocsServer, serveDocs } from '../src/serve.ts'

const TEXT = '0123456789'
const LARGE_BYTES = 32 * 1024 * 1024
let folder: string
let docs: DocsServer
let port: number
/** A file that exists, but that no user can open, not even root. */
let unopenable: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'))
  mkdirSync(join(folder, 'empty-folder'))
  for (const [name, content] of Object.entries({
    'index.html': '<html><head></head><body>home</body></html>',
    '404.html': '<html><head></head><body>no such page</body></html>',
    'ten.txt': TEXT,
    'empty.txt': '',
    'removed.html': 'removed',
    'large.bin': Buffer.alloc(LARGE_BYTES),
    '.hidden': 'hidden',
  })) {
    writeFileSync(join(folder, name), content)
  }
  unopenable = createServer().listen(join(folder, 'unopenable.txt'))
  await once(unopenable, 'listening')
  docs = await serveDocs({ port: 0, folder })
  port = Number(new URL(docs.url).port)
})
afterAll(async () => {
  await docs.close()
  unopenable.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends exactly this text, which HTTP clients refuse to send. Reads the response until the connection ends. */
async function send(head: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nhost: docs\r\nconnection: close\r\n\r\n`, 'latin1')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const [first = '', body = ''] = Buffer.concat(chunks)
    .toString('latin1')
    .split(/\r\n\r\n([^]*)/)
  const [line = '', ...lines] = first.split('\r\n')
  const headers = new Headers(
    lines.map((it): [string, string] => [it.split(': ')[0] ?? '', it.split(': ')[1] ?? '']),
  )
  return { status: Number(line.split(' ')[1]), headers, body }
}

const get = (path: string, ...headers: string[]): Promise<Answer> =>
  send([`GET ${path} HTTP/1.1`, ...headers].join('\r\n'))

/** Checks that the server still runs. */
async function isAlive(): Promise<boolean> {
  return (await get('/ten.txt')).body === TEXT
}

describe('a range', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99999999999999999999999', '89', 'bytes 8-9/10'],
  ])('%s gives this part of the file', async (range, body, contentRange) => {
    const answer = await get('/ten.txt', `range: ${range}`)
    expect([answer.status, answer.body, answer.headers.get('content-range')]).toEqual([
      206,
      body,
      contentRange,
    ])
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  })

  test.each([
    ['/ten.txt', 'bytes=5-1', 10],
    ['/ten.txt', 'bytes=10-', 10],
    ['/ten.txt', 'bytes=-0', 10],
    ['/ten.txt', 'bytes=99999999999999999999999-', 10],
    ['/ten.txt', 'bytes=-99999999999999999999999', 10],
    ['/empty.txt', 'bytes=0-', 0],
    ['/empty.txt', 'bytes=0-0', 0],
    ['/empty.txt', 'bytes=-1', 0],
  ])('of %s outside of the file, %s, is 416 with the size', async (path, range, size) => {
    const answer = await get(path, `range: ${range}`)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    expect(await isAlive()).toBe(true)
  })

  test.each(['bytes=0-1,4-5', 'bytes=x-y', 'lines=1-2', 'bytes', `bytes=${'0-0,'.repeat(3000)}9-9`])(
    'that is not one range of bytes leaves the file whole: %s',
    async (range) => {
      const answer = await get('/ten.txt', `range: ${range}`)
      expect([answer.status, answer.body]).toEqual([200, TEXT])
    },
  )
})

test.each([
  ['/../package.json', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..\\..\\package.json', 404],
  ['/ten.txt%00.html', 404],
  ['/%00', 404],
  ['/%', 404],
  ['/%c0%ae%c0%ae/', 404],
  [`/${'a'.repeat(10_000)}`, 404],
  ['/ten.txt/', 404],
  ['/ten.txt/more', 404],
  ['/empty-folder', 404],
  ['/empty-folder/', 404],
  ['/.hidden', 404],
  ['//example.com/..', 404],
  ['http://example.com/nothing', 404],
  ['/?x=%zz', 200],
  ['/unopenable.txt', 500],
])('GET %s is %i', async (path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toMatch(/root:|"name"|hidden|\/tmp\//)
  expect(await isAlive()).toBe(true)
})

test('a page whose file was removed after the start is not there', async () => {
  expect((await get('/removed')).body).toBe('removed')
  rmSync(join(folder, 'removed.html'))
  const answer = await get('/removed')
  expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('no such page')])
  expect(await isAlive()).toBe(true)
})

test('HEAD has the headers of GET and no body, also where nothing is', async () => {
  const found = await send('HEAD /ten.txt HTTP/1.1')
  expect([found.status, found.headers.get('content-length'), found.body]).toEqual([200, '10', ''])
  const missing = await send('HEAD /nothing HTTP/1.1')
  expect([missing.status, missing.body]).toEqual([404, ''])
  const outside = await send('HEAD /ten.txt HTTP/1.1\r\nrange: bytes=5-1')
  expect([outside.status, outside.body]).toEqual([416, ''])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PURGE'])('%s is not for pages', async (method) => {
  const answer = await send(`${method} /ten.txt HTTP/1.1`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a page that the browser has is not sent again', async () => {
  const etag = (await get('/ten.txt')).headers.get('etag') ?? ''
  expect((await get('/ten.txt', `if-none-match: ${etag}`)).status).toBe(304)
})

test.each(['NOTHING', 'GET /ten.txt HTTP/9.9', 'GET /a b HTTP/1.1', 'GET /\u00e9\u00ff HTTP/1.1', 'GET'])(
  'what is not a request ends its connection alone: %s',
  async (head) => {
    expect((await send(head)).status).toBe(400)
    expect(await isAlive()).toBe(true)
  },
)

test('a client that hangs up in the middle of a file ends its connection alone', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /large.bin HTTP/1.1\r\nhost: docs\r\n\r\n')
    await once(socket, 'data')
    socket.resetAndDestroy()
  }
  expect(await isAlive()).toBe(true)
})

test('without a site, each address answers 503 with a page that says whether it is being built', async () => {
  const unbuilt = await serveDocs({ port: 0, folder: join(folder, 'empty-folder'), build: 'running' })
  const look = async (): Promise<readonly [number, string | null, string | undefined]> => {
    const response = await fetch(`${unbuilt.url}/guides/deposit/`)
    const title = /<title>(.*)<\/title>/.exec(await response.text())?.[1]
    return [response.status, response.headers.get('retry-after'), title]
  }
  expect(await look()).toEqual([503, '3', 'Building the documentation'])
  unbuilt.setBuild('failed')
  expect(await look()).toEqual([503, null, 'The documentation was not built'])
  unbuilt.setBuild('none')
  expect(await look()).toEqual([503, null, 'The documentation is not built'])
  await unbuilt.close()
})
