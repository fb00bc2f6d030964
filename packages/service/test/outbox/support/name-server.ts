import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/**
 * A name server on this machine. It responds to A queries for the given names. It does not respond to any other query.
 */
export interface NameServer extends AsyncDisposable {
  /** The address and port: `127.0.0.1:5353`. */
  readonly address: string
  /** Returns the number of received queries. */
  readonly queries: () => number
}

const HEADER_BYTES = 12
const TYPE_A = 1

export async function startNameServer(addresses: Readonly<Record<string, string>>): Promise<NameServer> {
  const socket = createSocket('udp4')
  let queries = 0
  socket.on('message', (query, { port, address }) => {
    queries += 1
    const { name, type, end } = questionOf(query)
    const known = addresses[name]
    if (known === undefined) return
    const answers = type === TYPE_A ? [answerOf(known)] : []
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x81_80, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries: () => queries,
    async [Symbol.asyncDispose]() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

/** Reads the first question of a query, and the offset at which the question ends. */
function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/**
 * Returns an answer record for the name in the question: class IN, a TTL of 60 seconds, and the address in four bytes.
 */
function answerOf(address: string): Buffer {
  const fixed = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4])
  return Buffer.concat([fixed, Buffer.from(address.split('.').map(Number))])
}
