import { isWithdrawalPixKey } from '@pix-payments/pix'
import type { PixKeyEntry } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import {
  deleteDirectoryEntry,
  directoryEntriesOf,
  findDirectoryEntry,
  saveDirectoryEntry,
} from '../storage/rows/simulated-world-rows.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseBecause, refuseFields, walletNotFound } from './operation.ts'
import { readWithdrawalOutcome, withdrawalOutcomeBody } from './outcome.ts'

/** G-109: lists the Pix keys in the simulated directory of a wallet. */
export const listPixKeys: Handler<'listPixKeys'> = async ({ wallets }, { path }) => {
  const entries = await wallets.read(path.walletId, ({ reader, wallet }) =>
    directoryEntriesOf(reader, wallet.id),
  )
  if (entries === undefined) return walletNotFound(path.walletId)
  return answer(200, { data: entries.map(({ pixKey, ...entry }) => pixKeyEntry(pixKey, entry)) })
}

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

export const deletePixKey: Handler<'deletePixKey'> = async ({ wallets }, { path }) => {
  const { walletId, pixKey } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const entry = await findDirectoryEntry(transaction, walletId, pixKey)
    // The message does not contain the Pix key, because a Pix key is personal data.
    if (entry === undefined) {
      return refuseBecause('PixKeyNotFound', 'The directory of the wallet has no entry for the key.')
    }
    await deleteDirectoryEntry(transaction, walletId, pixKey)
    return answer(200, pixKeyEntry(pixKey, entry))
  })
  return deleted ?? walletNotFound(walletId)
}

const pixKeyEntry = (pixKey: string, { holder, outcome }: Destination): PixKeyEntry => ({
  pixKey,
  holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
