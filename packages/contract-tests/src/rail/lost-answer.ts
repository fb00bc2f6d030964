import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpRequest } from '../http/transport.ts'

/** The institution gets this long to read a request before the connection closes, in milliseconds. */
const READ_MILLISECONDS = 20

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
  await sleep(READ_MILLISECONDS)
  outgoing.destroy()
}
