import type { AccountHolder } from '@pix-payments/spec/types'

/** A holder of an account at another institution, with the Pix keys of the account. */
export interface Person {
  readonly holder: AccountHolder
  readonly pixKeys: readonly string[]
}

/**
 * The people of the examples of the contract (spec/examples/README.md). The simulated world knows them in every wallet
 * (G-109), so a request of an example works in a new sandbox.
 */
export const PEOPLE: readonly Person[] = [
  {
    holder: {
      name: 'Maria Silva',
      taxId: '52998224725',
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0001',
      accountNumber: '123456789',
      accountType: 'CACC',
    },
    pixKeys: [
      '52998224725',
      'maria.silva@example.com',
      '+5511987654321',
      '71f0c9a2-5d3e-4b8f-9a61-2c4e6d8f0b13',
    ],
  },
  {
    holder: {
      name: 'João Souza',
      taxId: '12345678909',
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0002',
      accountNumber: '987654321',
      accountType: 'SVGS',
    },
    pixKeys: ['12345678909'],
  },
  {
    holder: {
      name: 'Padaria Estrela Ltda',
      taxId: '12ABC34501DE35',
      personType: 'LEGAL_PERSON',
      bankCode: '23456789',
      branchCode: '1',
      accountNumber: '55501',
      accountType: 'CACC',
    },
    pixKeys: [],
  },
]

const byTaxId = new Map(PEOPLE.map(({ holder }) => [holder.taxId, holder]))
const byPixKey = new Map(PEOPLE.flatMap(({ holder, pixKeys }) => pixKeys.map((key) => [key, holder])))

/** The account of a person of the examples. */
export const accountOfPerson = (taxId: string): AccountHolder | undefined => byTaxId.get(taxId)

/** The account of a person of the examples who owns this Pix key. */
export const accountOfPersonKey = (pixKey: string): AccountHolder | undefined => byPixKey.get(pixKey)
