import type { Operation } from '../../contract.ts'
import { exampleRequest, writeRequest } from '../../request.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { withOwnValues } from './own-values.ts'
import type { Recipe } from './recipe.ts'
import type { Stage } from './stage.ts'

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
  async (stage) => {
    const wallet = await stage.sandbox.openWallet()
    await wallet.control.faults.createFault({
      walletId: wallet.walletId,
      target: { operationId: operation.id },
      effect: { kind: 'status', status, code },
    })
    return requestOf(stage, operation, wallet)
  }

const requestOf = (
  stage: Stage,
  operation: Operation,
  wallet: SandboxWallet,
): ReturnType<typeof writeRequest> =>
  writeRequest(
    operation,
    withOwnValues({ ...stage, main: wallet }, operation, exampleRequest(operation)),
    wallet.accessToken,
  )
