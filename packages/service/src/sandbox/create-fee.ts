import { lineWithDescription } from './line-with-description.ts'
import { type Handler, answer, insufficientBalance, walletNotFound } from './operation.ts'

/** G-086: charges a fee to a wallet. */
export const createFee: Handler<'createFee'> = async ({ wallets }, { path, body }) => {
  const { amount, description } = body
  const charged = await wallets.write(path.walletId, async (work) => {
    const { available } = work.wallet
    if (amount > available) return insufficientBalance(available, amount)
    const line = work.move('fee', amount, null, lineWithDescription(description))
    if (line === undefined) throw new Error('The movement of a fee wrote no statement line')
    return answer(201, line)
  })
  return charged ?? walletNotFound(path.walletId)
}
