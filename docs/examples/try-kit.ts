import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createPixClient } from '@pix-payments/client'
import { isPaid, payAsThePlayer, takeDeposit } from './kit-deposit.ts'
import { createReceiver, work } from './kit-webhook.ts'
import { stateOf, withdrawToKey } from './kit-withdrawal.ts'
import { openOperator, openStorage } from './kit.ts'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010', // the sandbox
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})
const port = Number(process.env['WEBHOOK_PORT'] ?? 4050)
const { signingSecret } = await pix.webhooks.configureWebhook({
  url: `http://127.0.0.1:${port}/webhooks/pix`,
  authentication: { type: 'NONE' },
  rotateSigningSecret: true, // so that the answer has a secret each time
})
const storage = await openStorage(process.env['DATABASE_URL'])
const operator = await openOperator({ pix, secrets: async () => [signingSecret ?? ''], storage })
const receiver = createReceiver(operator).listen(port, '127.0.0.1')
const worker = work(operator)

const player = { playerId: 'p-7001', name: 'Maria Silva', taxId: '52998224725' }
const { chargeId = '', brCode } = await takeDeposit(operator, {
  playerId: player.playerId,
  taxId: player.taxId,
  externalId: randomUUID(),
  amount: 10_000,
})
console.log(brCode)
await payAsThePlayer(pix, chargeId, '11222333000181')
console.log(`Credited: ${await isPaid(operator, chargeId)}`)

const { externalId } = await withdrawToKey(operator, player, 'maria.silva@example.com')
console.log(await stateOf(operator, externalId))
while ((await stateOf(operator, externalId)).includes('on its way')) await wait(100)
console.log(await stateOf(operator, externalId))

await worker.stop()
receiver.close()
receiver.closeAllConnections()
