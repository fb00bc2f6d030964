/**
 * A request body. The functions below return valid bodies of the money operations: overrides replace fields, and
 * undefined removes a field.
 */
export type Body = Readonly<Record<string, unknown>>

/** CPFs with valid check digits. */
export const MARIA = '52998224725'
export const JOAO = '12345678909'

let count = 0

/** Returns another externalId in each call. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}-${count}`
}

export const chargeBody = (overrides: Body = {}): Body => ({
  amount: 1000,
  expiresIn: 600,
  externalId: unique('deposit'),
  pixKey: 'pagamentos@alfajogos.example',
  ...overrides,
})

export const byKeyBody = (overrides: Body = {}): Body => ({
  amount: 500,
  externalId: unique('withdrawal'),
  pixKey: MARIA,
  expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
  ...overrides,
})

export const creditor = (overrides: Body = {}): Body => ({
  name: 'Maria Silva',
  taxId: MARIA,
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0002',
  accountNumber: '7654321',
  accountType: 'CACC',
  ...overrides,
})

export const byBankDetailsBody = (overrides: Body = {}): Body => ({
  amount: 500,
  externalId: unique('withdrawal'),
  creditor: creditor(),
  ...overrides,
})

export const refundBody = (overrides: Body = {}): Body => ({
  amount: 300,
  externalId: unique('refund'),
  ...overrides,
})

export const transferBody = (overrides: Body = {}): Body => ({
  amount: 100,
  externalId: unique('transfer'),
  destinationWalletId: '8e4b6d2a-1c95-4f7b-a3d8-6f2e9c0b7d54',
  ...overrides,
})

/** The receiving CNPJ of operator A. */
export const CNPJ_A = '11222333000181'
