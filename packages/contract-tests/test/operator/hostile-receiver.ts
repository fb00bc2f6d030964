import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook } from '@pix-payments/client/webhooks'
import type { Random } from './random.ts'

const BEHAVIOUR = { stores: 70, failsBefore: 10, storesAndBreaks: 10, storesAndFails: 10 } as const

export interface HostileReceiver {
  readonly url: string
  /** The secret with which the deliveries are signed. */
  secret: string
  close(): Promise<void>
}

/**
 * The webhook receiver of an operator whose process fails at random: before it stores an event, or after. So the service
 * delivers events again that are stored already. `onPaid` gets the ids of each stored `pixChargePaid`.
 */
export async function startHostileReceiver(
  random: Random,
  onPaid: (chargeId: string, endToEndId: string) => void,
): Promise<HostileReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const behaviour = random.weighted(BEHAVIOUR)
    if (behaviour === 'failsBefore') return void response.writeHead(500).end()
    const secrets = [receiver.secret]
    const { event } = await verifyWebhook({ body: Buffer.concat(chunks), headers: request.headers, secrets })
    if (event.event === 'pixChargePaid') onPaid(event.chargeId, event.endToEndId)
    if (behaviour === 'storesAndBreaks') return void request.socket.destroy()
    response.writeHead(behaviour === 'stores' ? 204 : 503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: HostileReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    secret: '',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
