import { PixError } from '@pix-payments/client'
import { pixOf } from './pix.ts'

const pix = pixOf(process.env)

try {
  const { availableBalance } = await pix.balances.getBalance()
  console.log(`Available: ${availableBalance} centavos`)
} catch (error) {
  if (!(error instanceof PixError) || !error.is('createAccessToken', 'invalid_client')) throw error
  console.error('The credentials are wrong. Check PIX_CLIENT_ID and PIX_CLIENT_SECRET.')
  process.exitCode = 1
}
