import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { type Recipes, UNKNOWN_UUID } from './recipe.ts'
import type { Stage } from './stage.ts'

/** Returns the body of the example. A wallet of the target is the receiver. */
const bodyOf = (
  { sandbox, main }: Stage,
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
const openTarget = ({ sandbox, main: { operatorId } }: Stage): Promise<SandboxWallet> =>
  sandbox.openWallet({ operatorId })

export const internalTransferRecipes: Recipes = {
  createInternalTransfer: {
    '201 default': async (stage) => {
      const { walletId } = await openTarget(stage)
      return stage.main.request('createInternalTransfer', { body: bodyOf(stage, walletId) })
    },
    '404 NotFound': (stage) =>
      stage.main.request('createInternalTransfer', { body: bodyOf(stage, UNKNOWN_UUID) }),
    '409 IDEMPOTENCY_ERROR': async (stage) => {
      const { walletId } = await openTarget(stage)
      const body = bodyOf(stage, walletId)
      await stage.main.call('createInternalTransfer', { body })
      return stage.main.request('createInternalTransfer', { body: { ...body, amount: 1 } })
    },
    '422 INSUFFICIENT_BALANCE': (stage) =>
      stage.second.request('createInternalTransfer', { body: bodyOf(stage, stage.main.walletId) }),
  },
  getInternalTransfer: {
    '200 default': async (stage) => {
      const { walletId } = await openTarget(stage)
      const { externalId } = await stage.main.call('createInternalTransfer', {
        body: bodyOf(stage, walletId),
      })
      return stage.main.request('getInternalTransfer', { path: { externalId } })
    },
  },
}
