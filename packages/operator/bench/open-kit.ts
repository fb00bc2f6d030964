import { createPixClient, type PixClient } from '@pix-payments/client'
import type { WalletCreated } from '@pix-payments/client/sandbox'
import { createOperatorKit, type OperatorKit, type Storage } from '@pix-payments/operator'
import { migrate } from '@pix-payments/operator/storage'

export interface KitOptions {
  readonly storage: Storage
  readonly baseUrl: string
  readonly wallet: Pick<WalletCreated, 'walletId' | 'credentials'>
  /** Of the tables. */
  readonly prefix: string
  readonly onPaid?: () => void
}

export interface OpenKit {
  readonly kit: OperatorKit<unknown>
  readonly pix: PixClient
  /** The secrets of the webhook, to be filled. */
  readonly secrets: string[]
}

/** The kit on one wallet, with `onPaid` as the only handler that does something. */
export async function openKit(options: KitOptions): Promise<OpenKit> {
  const { storage, baseUrl, wallet, prefix, onPaid = () => undefined } = options
  const pix = createPixClient({ baseUrl, ...wallet.credentials })
  const secrets: string[] = []
  const kit = createOperatorKit({
    storage,
    wallets: [{ walletId: wallet.walletId, pix, secrets: () => secrets }],
    tables: { prefix },
    handlers: {
      onPaid,
      onTakenBack: () => undefined,
      onWithdrawalGivenBack: () => undefined,
      onWithdrawalReturned: () => undefined,
    },
  })
  await migrate(storage, { prefix })
  return { kit, pix, secrets }
}
