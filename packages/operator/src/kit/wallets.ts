import type { PixClient } from '@pix-payments/client'

export interface Wallet {
  /** Your name of the wallet, for example its walletId. It is stored in each row: never change it. */
  readonly walletId: string
  readonly pix: PixClient
  /** The signing secrets of the webhook: during a rotation, the old and the new one. Called for each delivery. */
  readonly secrets: () => readonly string[] | Promise<readonly string[]>
}

export interface Wallets {
  readonly all: readonly Wallet[]
  /** @throws TypeError when the kit has no wallet with this id. */
  of(walletId: string): Wallet
  /** The wallet that a call means that names none. @throws TypeError when there are several. */
  idOf(walletId: string | undefined): string
}

export function walletsOf(all: readonly Wallet[]): Wallets {
  const byId = new Map(all.map((wallet) => [wallet.walletId, wallet]))
  if (byId.size === 0 || byId.size !== all.length) {
    throw new TypeError('wallets must have at least one wallet, each with its own walletId.')
  }
  const of = (walletId: string): Wallet => {
    const wallet = byId.get(walletId)
    if (wallet === undefined) throw new TypeError(`The kit has no wallet ${walletId}.`)
    return wallet
  }
  return {
    all,
    of,
    idOf(walletId) {
      if (walletId !== undefined) return of(walletId).walletId
      const [first] = all
      if (first === undefined || all.length > 1) throw new TypeError('Name the walletId: there are several.')
      return first.walletId
    },
  }
}
