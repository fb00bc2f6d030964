import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import { type Socket, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type BodyRead,
  type ReadBodyOptions,
  addressOf,
  close,
  faultOfBody,
  listen,
  parseBody,
  readBody,
} from '../../src/http/index.ts'

const LIMIT = 1_048_576
const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of open.splice(0)) await stop()
})

/** Returns the result of `readBody` for the request that `send` writes to the socket. */
async function readSent(
  send: (socket: Socket) => void,
  options: Partial<ReadBodyOptions> = {},
): Promise<BodyRead> {
  const server = createServer()
  await listen(server, 0, '127.0.0.1')
  const socket = connect(addressOf(server, '127.0.0.1').port, '127.0.0.1')
  socket.on('error', () => undefined)
  open.push(async () => {
    socket.destroy()
    await close(server)
  })
  const requested = once(server, 'request') as Promise<[IncomingMessage]>
  send(socket)
  const [request] = await requested
  return readBody(request, { timeoutMilliseconds: 10_000, ...options })
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
const bytesOf = (read: BodyRead): string => (read.outcome === 'read' ? String(read.bytes) : read.outcome)

describe('a body', () => {
  test.each([
    { name: 'with its length', sent: 'Content-Length: 2\r\n\r\n{}', want: '{}' },
    {
      name: 'in chunks',
      sent: `Transfer-Encoding: chunked\r\n\r\n${chunk('{"a":')}${chunk('1}')}${chunk('')}`,
      want: '{"a":1}',
    },
    { name: 'that is empty', sent: 'Content-Length: 0\r\n\r\n', want: '' },
    { name: 'that nothing announces (RFC 9112 §6.3)', sent: '\r\n', want: '' },
    {
      name: 'G-168: announced above the limit',
      sent: `Content-Length: ${LIMIT + 1}\r\n\r\n`,
      want: 'tooLarge',
    },
    {
      name: 'G-168: of just the limit',
      sent: `Content-Length: ${LIMIT}\r\n\r\n${'x'.repeat(LIMIT)}`,
      want: 'x'.repeat(LIMIT),
    },
    {
      name: 'G-168: above the limit in chunks',
      sent: `Transfer-Encoding: chunked\r\n\r\n${chunk('x'.repeat(LIMIT))}${chunk('x')}`,
      want: 'tooLarge',
    },
  ])('$name', async ({ sent, want }) => {
    const read = bytesOf(await readSent((socket) => socket.write(HEAD + sent)))
    expect(read === want, `${read.slice(0, 40)} (${read.length})`).toBe(true)
  })

  test.each([
    { name: 'announced', sent: `Content-Length: 5\r\n\r\n12345` },
    { name: 'in chunks', sent: `Transfer-Encoding: chunked\r\n\r\n${chunk('12345')}${chunk('')}` },
  ])('G-290: above the limit of an operation, $name', async ({ sent }) => {
    const send = (socket: Socket): unknown => socket.write(HEAD + sent)
    expect(bytesOf(await readSent(send, { limitBytes: 4 }))).toBe('tooLarge')
    expect(bytesOf(await readSent(send, { limitBytes: 5 }))).toBe('12345')
  })

  test('that does not arrive in time', async () => {
    const send = (socket: Socket): unknown => socket.write(`${HEAD}Content-Length: 2\r\n\r\n{`)
    const read = await readSent(send, { timeoutMilliseconds: 20 })
    expect(read).toEqual({ outcome: 'tooSlow' })
  })

  test('whose sender goes away', async () => {
    const read = readSent((socket) => {
      socket.write(`${HEAD}Content-Length: 2\r\n\r\n{`, () => setImmediate(() => socket.destroy()))
    })
    expect(await read).toEqual({ outcome: 'aborted' })
  })
})

describe('parseBody', () => {
  const form = (...parts: string[]): Buffer =>
    Buffer.from(
      `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
    )
  const FORM = 'multipart/form-data'

  test.each([
    { name: 'JSON', bytes: Buffer.from('{"a":1}'), type: 'application/json', want: { value: { a: 1 } } },
    { name: 'broken JSON', bytes: Buffer.from('{"a"'), type: 'application/json', want: undefined },
    {
      name: 'the fields of a form (G-102)',
      bytes: form('name="a"\r\n\r\n1', 'name="b"\r\n\r\n2'),
      type: `${FORM}; boundary=b`,
      want: { value: { a: '1', b: '2' } },
    },
    {
      name: 'a repeated field as an array',
      bytes: form('name="a"\r\n\r\n1', 'name="a"\r\n\r\n2'),
      type: `${FORM}; boundary=b`,
      want: { value: { a: ['1', '2'] } },
    },
    {
      name: 'a file as no text',
      bytes: form('name="a"; filename="a.txt"\r\n\r\n1'),
      type: `${FORM}; boundary=b`,
      want: { value: { a: { file: 'a.txt' } } },
    },
    { name: 'a form without its boundary', bytes: form('name="a"\r\n\r\n1'), type: FORM, want: undefined },
  ])('reads $name', async ({ bytes, type, want }) => {
    expect(await parseBody(bytes, type.split(';')[0] ?? '', type)).toEqual(want)
  })

  test('a form of more parts than are allowed is not read (G-290)', async () => {
    const parts = ['name="a"\r\n\r\n1', 'name="a"\r\n\r\n2', 'name="b"; filename="b"\r\n\r\n3']
    const read = (limit: number): Promise<unknown> =>
      parseBody(form(...parts), FORM, `${FORM}; boundary=b`, { parts: limit })
    expect(await read(3)).toEqual({ value: { a: ['1', '2'], b: { file: 'b' } } })
    expect(await read(2)).toBeUndefined()
  })

  test.each([
    { json: `[1${',1'.repeat(1000)}]`, want: 'has more than 1000 values' },
    { json: '['.repeat(65), want: 'is nested deeper than 64 levels' },
    { json: '{"a":1,"a":2}', want: 'has a name twice in one object' },
    { json: '\xe9', encoding: 'latin1' as const, want: 'is not UTF-8' },
    { json: '{"a"', want: undefined },
  ])('says of a body that it $want (G-265, G-266, G-267, G-291)', async ({ json, encoding, want }) => {
    const bytes = Buffer.from(json, encoding)
    expect(await parseBody(bytes, 'application/json', '')).toBeUndefined()
    expect(await faultOfBody(bytes, 'application/json', '')).toBe(want)
  })

  test.each([
    { type: `${FORM}; boundary=b`, want: 'has more than 1 parts' },
    { type: FORM, want: 'has no boundary in its Content-Type' },
    { type: `${FORM}; boundary=other`, want: undefined },
  ])('says of a form that it $want (G-290)', async ({ type, want }) => {
    const bytes = form('name="a"\r\n\r\n1', 'name="b"\r\n\r\n2')
    expect(await faultOfBody(bytes, FORM, type, { parts: 1 })).toBe(want)
  })

  test('many parts are read, each once (G-102)', async () => {
    const parts = Array.from({ length: 20_000 }, (_, index) => `name="${index}"\r\n\r\n${index}`)
    const read = await parseBody(form(...parts), FORM, `${FORM}; boundary=b`)
    expect(Object.keys(read?.value as object)).toHaveLength(20_000)
  })
})
