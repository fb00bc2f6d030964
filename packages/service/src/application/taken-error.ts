/** A unique value belongs to another wallet or operator already. Thrown, so that the transaction is rolled back. */
export class TakenError extends Error {
  override readonly name = 'TakenError'
  readonly field: 'walletId' | 'cnpj' | 'pixKey' | 'account' | 'clientId'
  readonly value: string

  constructor(field: TakenError['field'], value: string) {
    super(`The ${field} ${value} is taken.`)
    this.field = field
    this.value = value
  }
}
