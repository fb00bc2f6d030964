import { followSandbox } from '@pix-payments/client/sandbox'

/** Prints the events of a wallet until the signal aborts. */
export async function printEvents(baseUrl: string, walletId: string, signal: AbortSignal): Promise<void> {
  for await (const message of followSandbox({ baseUrl, walletId, kinds: ['event'], signal })) {
    if (message.type === 'activity') {
      const { event, at, causedBy } = message.activity
      console.log(at, event?.event, causedBy?.operationId)
    }
    if (message.type === 'missed') console.log('Older entries are gone. Read listEvents.')
    if (message.type === 'disconnected') console.log(message.error?.message ?? 'The connection ended.')
  }
}
