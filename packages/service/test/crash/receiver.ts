import { type IncomingMessage, createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import type { Dice } from './dice.ts'

/** Where the webhooks go. It fails now and then: an error status, or no answer at all. */
export interface Receiver {
  readonly url: string
  /** Ids of the events that came, accepted or not, in the order of their first attempts. */
  readonly tried: ReadonlySet<string>
  /** Ids of the events that it has accepted. */
  readonly accepted: ReadonlySet<string>
  /** Requests that it accepted or refused. */
  readonly requests: number
  /** It fails no longer. */
  recover(): void
  close(): Promise<void>
}

export async function startReceiver(dice: Dice): Promise<Receiver> {
  const tried = new Set<string>()
  const accepted = new Set<string>()
  let requests = 0
  let failureRate = 0.15
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const eventId = await eventIdOf(request)
      tried.add(eventId)
      requests += 1
      if (dice.chance(failureRate)) {
        if (dice.chance(0.5)) response.destroy()
        else response.writeHead(503).end()
        return
      }
      accepted.add(eventId)
      response.writeHead(204).end()
    }
    void answer()
  })
  await listen(server, 0, '127.0.0.1')
  return {
    url: addressOf(server, '127.0.0.1').url,
    tried,
    accepted,
    get requests() {
      return requests
    },
    recover() {
      failureRate = 0
    },
    close: () => close(server),
  }
}

async function eventIdOf(request: IncomingMessage): Promise<string> {
  for await (const _ of request) continue
  return String(request.headers['webhook-id'])
}
