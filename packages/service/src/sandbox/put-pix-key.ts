import { isWithdrawalPixKey } from '@pix-payments/pix'
import { saveDirectoryEntry } from '../storage/rows/simulated-world-rows.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'
import { readWithdrawalOutcome } from './outcome.ts'
import { pixKeyEntry } from './pix-key-entry.ts'

const NOT_A_KEY = { field: 'pixKey', message: 'must be a CPF, an e-mail, a phone or a random key' }

/** G-109: adds a Pix key to the simulated directory of a wallet, or replaces its entry. */
export const putPixKey: Handler<'putPixKey'> = async ({ wallets }, { path, body }) => {
  const { walletId, pixKey } = path
  if (!isWithdrawalPixKey(pixKey)) return refuseFields('InvalidParameter', [NOT_A_KEY])
  const broken = brokenHolderFields(body.holder, 'holder.')
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  const holder = { branchCode: null, ...body.holder }
  const entry = { holder, outcome: body.outcome && readWithdrawalOutcome(body.outcome) }
  const saved = await wallets.write(walletId, async ({ transaction }) => {
    await saveDirectoryEntry(transaction, walletId, pixKey, entry)
    return answer(200, pixKeyEntry(pixKey, entry))
  })
  return saved ?? walletNotFound(walletId)
}
