import { createServer, type IncomingMessage, type Server } from 'node:http'
import { PixWebhookError, type VerifiedWebhook, verifyWebhook } from '@pix-payments/client/webhooks'

// #region inbox
/** Your own table of events. The id of the event is the primary key. */
export interface Inbox {
  /** Stores an event unless its id exists already. Process the event afterwards. */
  add(webhook: VerifiedWebhook): Promise<void>
}
// #endregion

// #region receive
interface ReceiverOptions {
  readonly inbox: Inbox
  /** Returns two secrets during a rotation. */
  readonly secrets: () => Promise<readonly string[]>
}

export function createReceiver({ inbox, secrets }: ReceiverOptions): Server {
  return createServer(async (request, response) => {
    const answer = (status: number): void => void response.writeHead(status).end()
    try {
      const webhook = await verifyWebhook({
        body: await rawBody(request), // the raw bytes: the signature covers them
        headers: request.headers,
        secrets: await secrets(),
      })
      await inbox.add(webhook)
      answer(204) // stored: the service does not send it again
    } catch (error) {
      if (error instanceof PixWebhookError) console.error(`Refused a delivery: ${error.reason}`)
      else console.error(error)
      answer(error instanceof PixWebhookError ? 400 : 500) // 500: not stored, so the service retries
    }
  })
}

async function rawBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
// #endregion
