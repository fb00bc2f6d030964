import { createPixClient } from '@pix-payments/client'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4020',
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

const charge = await pix.deposits.createImmediateCharge({
  amount: 5000, // R$ 50,00
  expiresIn: 600,
  externalId: 'deposit-000124',
  pixKey: 'pagamentos@alfajogos.example',
})
console.log(charge.brCode)
