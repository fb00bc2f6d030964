/** An account by the ids of its institution (ISPB), branch and number. */
export interface AccountNumbers {
  readonly bankCode: string
  readonly branchCode: string
  readonly accountNumber: string
}

/** The values of the suite that the institution must know, or must not know. */
export interface RailTestData {
  /** The account of the suite's wallet at the institution. */
  readonly walletAccount: AccountNumbers
  /** The Pix key of the wallet, and the CNPJ of its operator. */
  readonly receiverKey: string
  readonly receiverCnpj: string
  /** A Pix key that the institution finds. The transfers go to it. */
  readonly knownKey: string
  /** The holder that the suite declares for the key and the account. */
  readonly holderName: string
  readonly holderTaxId: string
  /** A Pix key that no directory has. */
  readonly unknownKey: string
  /** An account that the suite looks up. The institution may know its holder or not. */
  readonly lookedUpAccount: AccountNumbers
  /** The CPF of the payer of the recurrences. */
  readonly payerTaxId: string
}

/** The test data that the simulated institution (`pix-service rail`) knows. */
export const DEFAULT_TEST_DATA: RailTestData = {
  walletAccount: { bankCode: '12345678', branchCode: '0001', accountNumber: '1000001' },
  receiverKey: 'pagamentos@alfajogos.example',
  receiverCnpj: '11222333000181',
  knownKey: '52998224725',
  holderName: 'Maria Silva',
  holderTaxId: '52998224725',
  unknownKey: 'unknown-key@pix.example',
  lookedUpAccount: { bankCode: '87654321', branchCode: '0001', accountNumber: '52998224725' },
  payerTaxId: '52998224725',
}
