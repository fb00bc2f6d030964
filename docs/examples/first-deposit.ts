import { createPixClient } from '@pix-payments/client'

const baseUrl = process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010' // the sandbox
const pix = createPixClient({ baseUrl, clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' })

const { chargeId, brCode } = await pix.deposits.createImmediateCharge({
  amount: 10_000, // R$ 100,00
  expiresIn: 900, // seconds
  externalId: 'deposit-1',
  pixKey: 'pagamentos@alfajogos.example', // a key of your wallet
})
console.log(brCode) // the player pays it in a banking app; here you do
await pix.deposits.simulatePayment({ chargeId, receiverCnpj: '11222333000181' })
const { status, amount } = await pix.deposits.getImmediateCharge({ chargeId })
if (status === 'PAID') console.log(`Credit ${amount} centavos`)
