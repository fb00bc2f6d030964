import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createPixClient, type CreateWithdrawalByPixKeyRequest } from '@pix-payments/client'
import { follow, withdraw, type Withdrawals } from './withdrawal.ts'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010', // the sandbox
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

/** Records in memory, for this trial only. */
const open = new Map<string, CreateWithdrawalByPixKeyRequest>()
const withdrawals: Withdrawals = {
  async open(request) {
    open.set(request.externalId, request)
  },
  async paid(externalId) {
    if (open.delete(externalId)) console.log(`Paid ${externalId}`)
  },
  async giveBack(externalId, reason) {
    if (open.delete(externalId)) console.log(`Gave back ${externalId}: ${reason}`)
  },
  async *allOpen() {
    yield* open.values()
  },
}

const externalId = `withdrawal-${randomUUID()}`
await withdraw(pix, withdrawals, {
  amount: 7500,
  externalId,
  pixKey: 'maria.silva@example.com',
  expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
})
await wait(2500) // the sandbox settles a withdrawal after two seconds
await follow(pix, withdrawals, externalId)
