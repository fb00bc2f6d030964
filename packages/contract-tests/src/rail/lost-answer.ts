import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpRequest } from '../http/transport.ts'

/**
 * How long the institution gets to read a request before the connection closes: ten pauses of 2 ms. Each is a turn of the
 * event loop too: the request leaves, and is read by an institution in this process, also on a busy machine.
 */
const READ_TURNS = 10
const TURN_MILLISECONDS = 2

/** Sends a request completely, and closes the connection without reading the answer. */
export async function sendWithoutReading(
  baseUrl: string,
  { method, target, headers, body = '' }: HttpRequest,
): Promise<void> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${target}`)
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const outgoing = open(url, {
    method,
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
    agent: false,
  })
  // The closed connection is an error of the request.
  outgoing.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    outgoing.on('close', resolve)
    outgoing.end(body, resolve)
  })
  for (let turn = 0; turn < READ_TURNS; turn += 1) await sleep(TURN_MILLISECONDS)
  outgoing.destroy()
}
