import { addDays, brasiliaDate } from '@pix-payments/pix'
import { withPayer } from '../../sandbox/payers.ts'
import { type Sandbox, START } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { ScheduledCharge, Subscription } from '../../sandbox/subscription.ts'
import { uniqueCpf } from './tax-ids.ts'

/** The wallet in which the resources are created, and the sandbox of the wallet. */
interface Setup {
  readonly main: SandboxWallet
  readonly sandbox: Sandbox
}

/** Resources of Pix Automático in a wallet whose clock is frozen. Only the resources in `loose` may be changed. */
export interface AutomaticResources {
  readonly waiting: Subscription
  readonly paid: Subscription
  /** A recurrence with the fixed amount that the contract's examples of charges have. */
  readonly authorized: Subscription
  readonly settled: ScheduledCharge
  /** The id of a refund of the settled charge. The refund has no result yet. */
  readonly refundId: string
  /** Resources that generated requests may change. */
  readonly loose: {
    readonly recurrence: Subscription
    readonly schedule: ScheduledCharge
    readonly refundId: string
  }
}

export async function makeAutomaticResources(setup: Setup): Promise<AutomaticResources> {
  const { main } = setup
  const settled = await settledAtOnce(setup)
  const schedule = await settledAtOnce(setup)
  return {
    waiting: await Subscription.create(main, 'fixed', ownTerms(setup)),
    paid: await Subscription.paid(main, 'fixed', ownTerms(setup)),
    authorized: await Subscription.authorized(main, 'fixed', ownTerms(setup)),
    settled,
    refundId: (await settled.refund({ amount: 100 })).refundId,
    loose: {
      recurrence: await Subscription.create(main, 'variable', ownTerms(setup)),
      schedule,
      refundId: (await schedule.refund({ amount: 100 })).refundId,
    },
  }
}

/** Returns terms with a new payer, because a payer cannot have two open journeys with one receiver. */
const ownTerms = ({ sandbox }: Setup): object => ({
  externalId: sandbox.unique('recurrence'),
  ...withPayer(uniqueCpf(sandbox)),
})

/** The number of days from now to the first cycle of the contract's weekly example. It is within the window of §4.8. */
const DUE_DAYS = 6

async function settledAtOnce(setup: Setup): Promise<ScheduledCharge> {
  const { main, sandbox } = setup
  const subscription = await Subscription.authorized(main, 'variable', ownTerms(setup))
  const body = {
    externalId: sandbox.unique('cycle'),
    cycleNumber: 2,
    amount: 3000,
    dueDate: addDays(brasiliaDate(Date.parse(START)), DUE_DAYS),
  }
  const schedule = await main.call('createSchedule', subscription.at(body))
  return new ScheduledCharge(main, schedule).settled()
}
