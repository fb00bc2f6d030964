/**
 * A value that must be unique already belongs to another wallet or operator. It is thrown, because the transaction must
 * roll back.
 */
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
