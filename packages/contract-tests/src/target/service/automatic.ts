import { addDays, brasiliaDate } from '@pix-payments/pix'
import type { Operation } from '../../contract.ts'
import { exampleRequest, writeRequest } from '../../request.ts'
import { withPayer } from '../../sandbox/payers.ts'
import { START } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { ScheduledCharge, Subscription } from '../../sandbox/subscription.ts'
import { uniqueCpf, withOwnValues } from './own-values.ts'
import type { Recipe } from './recipe.ts'
import type { Stage } from './stage.ts'

/** Resources of Pix Automático in a wallet whose clock does not move. Nothing may change those that are not `loose`. */
export interface AutomaticResources {
  readonly waiting: Subscription
  readonly paid: Subscription
  /** With a fixed amount, that of the contract's examples of charges. */
  readonly authorized: Subscription
  readonly settled: ScheduledCharge
  /** Of the settled charge; its result is open. */
  readonly refundId: string
  /** For requests that may do whatever they like. */
  readonly loose: {
    readonly recurrence: Subscription
    readonly schedule: ScheduledCharge
    readonly refundId: string
  }
}

export async function makeAutomaticResources(
  stage: Pick<Stage, 'main' | 'sandbox'>,
): Promise<AutomaticResources> {
  const { main } = stage
  const settled = await settledAtOnce(stage)
  const schedule = await settledAtOnce(stage)
  return {
    waiting: await Subscription.create(main, 'fixed', ownTerms(stage)),
    paid: await Subscription.paid(main, 'fixed', ownTerms(stage)),
    authorized: await Subscription.authorized(main, 'fixed', ownTerms(stage)),
    settled,
    refundId: (await settled.refund({ amount: 100 })).refundId,
    loose: {
      recurrence: await Subscription.create(main, 'variable', ownTerms(stage)),
      schedule,
      refundId: (await schedule.refund({ amount: 100 })).refundId,
    },
  }
}

/** Nobody has two journeys with one receiver at a time. */
const ownTerms = ({ sandbox }: Pick<Stage, 'sandbox'>): object => ({
  externalId: sandbox.unique('recurrence'),
  ...withPayer(uniqueCpf(sandbox)),
})

/** Days from now to the first cycle of the contract's weekly example, within the window of §4.8. */
const DUE_DAYS = 6

async function settledAtOnce(stage: Pick<Stage, 'main' | 'sandbox'>): Promise<ScheduledCharge> {
  const { main, sandbox } = stage
  const subscription = await Subscription.authorized(main, 'variable', ownTerms(stage))
  const body = {
    externalId: sandbox.unique('cycle'),
    cycleNumber: 2,
    amount: 3000,
    dueDate: addDays(brasiliaDate(Date.parse(START)), DUE_DAYS),
  }
  const schedule = await main.call('createSchedule', subscription.at(body))
  return new ScheduledCharge(main, schedule).settled()
}

/** G-178: for the organization the feature is not enabled. */
export const switchedOff =
  (operation: Operation): Recipe =>
  async ({ withoutAutomatic }) => {
    const { accessToken } = await withoutAutomatic()
    return writeRequest(operation, exampleRequest(operation), accessToken)
  }

/** G-186, G-195, G-272: a dependency fails, a limit is met, and the service itself fails by fault injection alone. */
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
