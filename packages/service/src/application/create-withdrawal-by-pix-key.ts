import { parseCpf, withdrawalPixKeyType } from '@pix-payments/pix'
import { type RefusalDetail, refuse } from '../domain/refusal.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import type { Handler } from './operation.ts'

/** §2.2, §4.3: the key is resolved in the directory before the transfer. */
export const createWithdrawalByPixKey: Handler<'createWithdrawalByPixKey'> = async (
  service,
  { caller, body },
) => {
  const { walletId } = caller
  const { amount, externalId, description, metadata, pixKey, expectedCreditor } = body
  const cpf = parseCpf(expectedCreditor.taxId)
  const broken: RefusalDetail[] = []
  if (withdrawalPixKeyType(pixKey) === null) {
    broken.push({ field: 'pixKey', message: 'must be a CPF, an e-mail, a phone or a random key' })
  }
  if (!cpf.ok) {
    broken.push({ field: 'expectedCreditor.taxId', message: 'must be a CPF with valid check digits' })
  }
  if (!cpf.ok || broken.length > 0) return refuse('MalformedRequest', ...broken)
  const declared = { name: expectedCreditor.name, taxId: cpf.value.value }
  return createWithdrawal(
    service,
    {
      walletId,
      initiationType: 'PIX_KEY',
      amount,
      externalId,
      description,
      metadata,
      expectedCreditor: declared,
      declaredTaxId: declared.taxId,
      identity: { amount, externalId, description, metadata, pixKey, expectedCreditor: declared },
    },
    async () => {
      const found = await service.store.read((reader) =>
        service.rail.resolveKey(reader, walletId, pixKey, declared),
      )
      return found ?? refuse('PIX_KEY_NOT_FOUND')
    },
  )
}
