import { describe, expect, it } from 'vitest'
import { type ReadResponse, ResponseReader } from '../../bench/load/response-reader.ts'

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nContent-Length: 11\r\n\r\n{"a":"\r\n\r"}'
const NO_CONTENT = 'HTTP/1.1 204 No Content\r\n\r\n'
const BUSY =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
const ALL = Buffer.from(OK + NO_CONTENT + BUSY)
const RESPONSES: readonly ReadResponse[] = [
  { status: 200, hasRetryAfter: false, isLast: false },
  { status: 204, hasRetryAfter: false, isLast: false },
  { status: 503, hasRetryAfter: true, isLast: true },
]

function read(chunks: readonly Buffer[]): readonly ReadResponse[] {
  const responses: ReadResponse[] = []
  const reader = new ResponseReader((response) => responses.push(response))
  // One buffer for all chunks, as the connections have it: the reader must copy what it keeps.
  const shared = Buffer.alloc(ALL.length)
  for (const chunk of chunks) {
    chunk.copy(shared)
    reader.read(shared.subarray(0, chunk.length))
  }
  return responses
}

describe('the reader of responses', () => {
  it('reads several responses in one chunk', () => {
    expect(read([ALL])).toEqual(RESPONSES)
  })

  it('reads responses that are split at any place', () => {
    for (let at = 1; at < ALL.length; at += 1) {
      expect(read([ALL.subarray(0, at), ALL.subarray(at)])).toEqual(RESPONSES)
    }
  })

  it('reads responses byte by byte', () => {
    expect(read([...ALL].map((byte) => Buffer.of(byte)))).toEqual(RESPONSES)
  })

  it('reports a response only when its body is complete', () => {
    expect(read([Buffer.from(OK).subarray(0, -1)])).toEqual([])
  })

  it('refuses a response whose length it cannot know', () => {
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
    expect(() => read([Buffer.from(chunked)])).toThrow('The load generator cannot read this response')
    expect(() => read([Buffer.from('SSH-2.0-OpenSSH\r\n\r\n')])).toThrow('cannot read')
  })
})
