import type { HolderRequest } from '@pix-payments/client/sandbox'
import { type Contract, operationOf } from '../contract.ts'
import { exampleBody } from '../request.ts'
import { isRecord } from '../schema/document.ts'

/** A Pix key of the simulated directory, and the holder of the key. */
export interface DirectoryEntry {
  readonly pixKey: string
  readonly holder: HolderRequest
}

/**
 * Returns the keys to which the examples of the contract withdraw. The holder of each key is the creditor of the example.
 * If this person is also the payer of the charge example, the holder has the account of that payer.
 */
export function castDirectory(contract: Contract): readonly DirectoryEntry[] {
  const operation = operationOf(contract, 'createWithdrawalByPixKey')
  const [content] = operation.bound.body?.content.values() ?? []
  return [...(content?.examples.values() ?? [])].flatMap((body) => {
    if (!isRecord(body) || !isRecord(body['expectedCreditor'])) return []
    const { name, taxId } = body['expectedCreditor'] as { readonly name: string; readonly taxId: string }
    const known = holdersOf(contract).find((holder) => holder.taxId === taxId)
    const holder = known ?? accountOf(taxId, name)
    return [{ pixKey: String(body['pixKey']), holder }]
  })
}

/** Returns the payer of the charge example, once for each account of this payer. */
function holdersOf(contract: Contract): readonly HolderRequest[] {
  const charge = exampleBody(operationOf(contract, 'createImmediateCharge'))['expectedPayer'] as {
    readonly name: string
    readonly taxId: string
    readonly bankAccounts: readonly Omit<HolderRequest, 'name' | 'taxId'>[]
  }
  const { name, taxId, bankAccounts } = charge
  return bankAccounts.map((account) => ({ ...account, name, taxId }))
}

/** Makes an account for a person who has no account in the request examples. */
function accountOf(taxId: string, name: string): HolderRequest {
  return {
    name,
    taxId,
    personType: taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON',
    bankCode: '87654321',
    branchCode: '0002',
    accountNumber: taxId.replaceAll(/\D/g, ''),
    accountType: 'SVGS',
  }
}
