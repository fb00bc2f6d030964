import type { PixClient } from '@pix-payments/client'

export interface Wallet {
  /** Your name of the wallet, for example its walletId. It is stored in each row: never change it. */
  readonly walletId: string
  readonly pix: PixClient
  /** The signing secrets of the webhook: during a rotation, the old and the new one. Called for each delivery. */
  readonly secrets: () => readonly string[] | Promise<readonly string[]>
}

/** The wallets of a kit, which change while it runs. All processes need the same ones. */
export interface WalletChanges {
  /**
   * Adds a wallet. Its rows, if the database has some, are due again.
   *
   * @throws TypeError when the kit has a wallet with this id.
   */
  add(wallet: Wallet): void
  /**
   * Removes a wallet: its rows stay, and their work waits until the wallet is added again.
   *
   * @throws TypeError when the kit has no wallet with this id.
   */
  remove(walletId: string): void
}

export interface Wallets extends WalletChanges {
  readonly all: readonly Wallet[]
  /** The ids of the wallets that were removed. */
  readonly removed: ReadonlySet<string>
  /** @throws TypeError when the kit has no wallet with this id. */
  of(walletId: string): Wallet
  /** The wallet that a call means that names none. @throws TypeError when there is not exactly one. */
  idOf(walletId: string | undefined): string
}

export function walletsOf(given: readonly Wallet[]): Wallets {
  const byId = new Map<string, Wallet>()
  const removed = new Set<string>()
  const of = (walletId: string): Wallet => {
    const wallet = byId.get(walletId)
    if (wallet === undefined) throw new TypeError(`The kit has no wallet ${walletId}.`)
    return wallet
  }
  const add = (wallet: Wallet): void => {
    const { walletId } = wallet
    if (byId.has(walletId)) throw new TypeError(`The kit has a wallet ${walletId}.`)
    byId.set(walletId, wallet)
    removed.delete(walletId)
  }
  for (const wallet of given) add(wallet)
  return {
    get all() {
      return [...byId.values()]
    },
    removed,
    add,
    remove(walletId) {
      removed.add(of(walletId).walletId)
      byId.delete(walletId)
    },
    of,
    idOf(walletId) {
      if (walletId !== undefined) return of(walletId).walletId
      const [first] = byId.keys()
      if (first === undefined || byId.size > 1) throw new TypeError('Name the walletId.')
      return first
    },
  }
}
