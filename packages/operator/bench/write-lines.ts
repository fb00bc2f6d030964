/** Writes fees into a wallet. It runs in a process of its own, so that its memory is not counted as that of the kit. */
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { inParallel } from './in-parallel.ts'

const [baseUrl = '', walletId = '', count = '0'] = process.argv.slice(2)
const control = createSandboxClient({ baseUrl })
await inParallel('lines written', Number(count), 32, () =>
  control.movements.createFee({ walletId, amount: 1, description: 'fee' }),
)
