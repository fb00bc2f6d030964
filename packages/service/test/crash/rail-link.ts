import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import type { Dice } from './dice.ts'

/** A connection between the service and the institution that loses, delays, doubles and reorders messages. */
export interface RailLink {
  readonly url: string
  /** The number of messages that reached the other side, with doubles. */
  readonly messages: number
  /** From this call on, the link passes every message once and at once. */
  recover(): void
  close(): Promise<void>
}

/** The share of the messages that something happens to, for each thing that can happen. */
const SHARES = { lost: 0.08, answerLost: 0.08, doubled: 0.1, late: 0.2 }
/** The longest delay of a late message, in milliseconds. A later message then overtakes it. */
const LATEST = 150

/** Opens a link. `targetOf` returns the URL of the other side. */
export async function openRailLink(dice: Dice, targetOf: () => string | undefined): Promise<RailLink> {
  let isHostile = true
  let messages = 0
  const happens = (share: number): boolean => isHostile && dice.chance(share)

  const forward = async (request: IncomingMessage, body: string): Promise<Response> => {
    const target = targetOf()
    if (target === undefined) throw new Error('The other side does not run')
    messages += 1
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) || value === undefined
        ? []
        : [[name, String(value)] as [string, string]],
    )
    const method = request.method ?? 'GET'
    return fetch(`${target}${request.url}`, { method, headers, ...(method !== 'GET' && { body }) })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    if (happens(SHARES.lost)) return void response.destroy()
    if (happens(SHARES.late)) await setTimeout(dice.integer(1, LATEST))
    if (happens(SHARES.doubled)) void forward(request, body).catch(() => undefined)
    const answer = await forward(request, body)
    const text = await answer.text()
    if (happens(SHARES.answerLost)) return void response.destroy()
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { 'content-type': type }).end(text)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await listen(server, 0, '127.0.0.1')
  return {
    url: addressOf(server, '127.0.0.1').url,
    get messages() {
      return messages
    },
    recover() {
      isHostile = false
    },
    close: () => close(server),
  }
}
