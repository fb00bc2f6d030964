/** Something that only one wallet can have is another's. Thrown, so that nothing of the new wallet is kept. */
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
