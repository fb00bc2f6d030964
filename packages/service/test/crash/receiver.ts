import { type IncomingMessage, createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import type { Dice } from './dice.ts'

/** The receiver of the webhooks. At random, it returns an error status or does not respond. */
export interface Receiver {
  readonly url: string
  /**
   * The ids of the received events, in the order of their first attempts. They include events that the receiver
   * refused.
   */
  readonly tried: ReadonlySet<string>
  /** The ids of the events that the receiver accepted. */
  readonly accepted: ReadonlySet<string>
  /** The number of requests that the receiver accepted or refused. */
  readonly requests: number
  /** From this call on, the receiver accepts every request. */
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
