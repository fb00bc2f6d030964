import { createPixClient } from '@pix-payments/client'
import { confirmDeposit, type Deposits, payAsThePlayer, takeDeposit } from './deposit.ts'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010', // the sandbox
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

/** Records in memory, for this trial only. */
const waiting = new Set<string>()
const deposits: Deposits = {
  async open({ chargeId }) {
    waiting.add(chargeId)
  },
  async credit(chargeId, amount) {
    if (waiting.delete(chargeId)) console.log(`Credited ${amount} centavos`)
  },
  async close(chargeId) {
    waiting.delete(chargeId)
  },
  async *waitingLongerThan() {
    yield* waiting
  },
}

const player = { playerId: 'p-7001', taxId: '52998224725' }
console.log(await takeDeposit(pix, deposits, { externalId: 'deposit-1', amount: 10_000, ...player }))
for (const chargeId of waiting) {
  await payAsThePlayer(pix, chargeId, '11222333000181')
  await confirmDeposit(pix, deposits, chargeId)
}
