import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type Recipes, UNKNOWN_UUID } from './recipe.ts'
import type { SharedWallets } from './shared-wallets.ts'

/** Returns the body of the example. A wallet of the target is the receiver. */
const bodyOf = (
  { sandbox, main }: SharedWallets,
  destinationWalletId: string,
  changes: object = {},
): Readonly<Record<string, unknown>> => ({
  ...main.example('createInternalTransfer'),
  externalId: sandbox.unique('transfer'),
  destinationWalletId,
  ...changes,
})

/**
 * Opens a new wallet of the same operator. It receives the transfer, so that the wallet `second` stays without money.
 */
const openTarget = ({ sandbox, main: { operatorId } }: SharedWallets): Promise<SandboxWallet> =>
  sandbox.openWallet({ operatorId })

export const internalTransferRecipes: Recipes = {
  createInternalTransfer: {
    '201 default': async (shared) => {
      const { walletId } = await openTarget(shared)
      return shared.main.request('createInternalTransfer', { body: bodyOf(shared, walletId) })
    },
    '404 NotFound': (shared) =>
      shared.main.request('createInternalTransfer', { body: bodyOf(shared, UNKNOWN_UUID) }),
    '409 IDEMPOTENCY_ERROR': async (shared) => {
      const { walletId } = await openTarget(shared)
      const body = bodyOf(shared, walletId)
      await shared.main.call('createInternalTransfer', { body })
      return shared.main.request('createInternalTransfer', { body: { ...body, amount: 1 } })
    },
    '422 INSUFFICIENT_BALANCE': (shared) =>
      shared.second.request('createInternalTransfer', { body: bodyOf(shared, shared.main.walletId) }),
  },
  getInternalTransfer: {
    '200 default': async (shared) => {
      const { walletId } = await openTarget(shared)
      const { externalId } = await shared.main.call('createInternalTransfer', {
        body: bodyOf(shared, walletId),
      })
      return shared.main.request('getInternalTransfer', { path: { externalId } })
    },
  },
}
