import { once } from 'node:events'
import { createPixClient } from '@pix-payments/client'
import { configure, rotate, type SigningSecrets } from './webhook-configuration.ts'
import { createReceiver } from './webhook-receiver.ts'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010', // the sandbox
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

/** Secrets and events in memory, for this trial only. */
let stored: readonly string[] = []
const secrets: SigningSecrets = {
  read: async () => stored,
  async add(secret) {
    stored = [secret, ...stored]
  },
  async dropOld() {
    stored = stored.slice(0, 1)
  },
}
const receiver = createReceiver({
  secrets: secrets.read,
  inbox: {
    async add({ event }) {
      console.log(`Stored ${event.event}`)
      receiver.emit(event.event)
    },
  },
})
const port = Number(process.env['WEBHOOK_PORT'] ?? 4050)
receiver.listen(port, '127.0.0.1')

const endpoint = { url: `http://127.0.0.1:${port}/webhooks/pix`, token: 'my-token' }
await configure(pix, secrets, endpoint)
if (stored.length === 0) await rotate(pix, secrets, endpoint) // the webhook was configured before

const { chargeId } = await pix.deposits.createImmediateCharge({
  amount: 5000,
  expiresIn: 900,
  externalId: 'deposit-2',
  pixKey: 'pagamentos@alfajogos.example',
})
const arrival = once(receiver, 'pixChargePaid') // events of earlier trials may come first
await pix.deposits.simulatePayment({ chargeId, receiverCnpj: '11222333000181' })
await arrival
receiver.close()
receiver.closeAllConnections()
