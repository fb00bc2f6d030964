import { randomUUID } from 'node:crypto'
import { createPixClient } from '@pix-payments/client'
import { authorizeAsThePayer, createClubMembership, isChargeable } from './recurrence.ts'
import { chargeCycle } from './schedule.ts'

const pix = createPixClient({
  baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010', // the sandbox
  clientId: 'alfa-demo',
  clientSecret: 'alfa-demo-secret',
})

/** The date in a number of days, such as `2026-04-06`. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const firstPaymentDate = inDays(5)
const { id, textContent } = await createClubMembership(pix, {
  externalId: `subscription-${randomUUID()}`,
  pixKey: 'pagamentos@alfajogos.example',
  receiverCnpj: '11222333000181',
  taxId: '52998224725',
  firstPaymentDate,
})
console.log(textContent) // show it to the player as a QR code

await authorizeAsThePayer(pix, id)
if (await isChargeable(pix, id)) {
  const cycle = { externalId: `${id}-2`, cycleNumber: 2, dueDate: firstPaymentDate }
  const schedule = await chargeCycle(pix, id, cycle)
  console.log(`Cycle 2: ${schedule?.status}, due on ${schedule?.dueDate}`)
}
