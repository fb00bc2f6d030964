import type { Operation } from '../../contract.ts'
import { exampleRequest, writeRequest } from '../../request.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { withOwnValues } from './own-values.ts'
import type { Recipe } from './recipe.ts'
import type { SharedWallets } from './shared-wallets.ts'

/** A request of an organization for which Pix Automático is not enabled (G-178). */
export const switchedOff =
  (operation: Operation): Recipe =>
  async ({ withoutAutomatic }) => {
    const { accessToken } = await withoutAutomatic()
    return writeRequest(operation, exampleRequest(operation), accessToken)
  }

/**
 * A request that fails because of an injected fault. Without a fault, no dependency fails, the service does not fail,
 * and no limit is reached (G-186, G-195, G-272).
 */
export const failing =
  (operation: Operation, status: number, code: string): Recipe =>
  async (shared) => {
    const wallet = await shared.sandbox.openWallet()
    await wallet.control.faults.createFault({
      walletId: wallet.walletId,
      target: { operationId: operation.id },
      effect: { kind: 'status', status, code },
    })
    return requestOf(shared, operation, wallet)
  }

const requestOf = (
  shared: SharedWallets,
  operation: Operation,
  wallet: SandboxWallet,
): ReturnType<typeof writeRequest> =>
  writeRequest(
    operation,
    withOwnValues({ ...shared, main: wallet }, operation, exampleRequest(operation)),
    wallet.accessToken,
  )
