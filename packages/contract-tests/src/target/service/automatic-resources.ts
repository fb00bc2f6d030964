import { addDays, brasiliaDate } from '@pix-payments/pix'
import { withPayer } from '../../sandbox/payers.ts'
import { type Sandbox, START } from '../../sandbox/sandbox.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { ScheduledCharge, Subscription } from '../../sandbox/subscription.ts'
import { uniqueCpf } from './unique-cpf.ts'

/** The wallet in which the resources are created. */
interface Setup {
  readonly main: SandboxWallet
  readonly sandbox: Sandbox
}

/** Resources of Pix Automático in a wallet with a frozen clock. Only the `loose` ones may change. */
export interface AutomaticResources {
  readonly waiting: Subscription
  readonly paid: Subscription
  /** A recurrence with the fixed amount of the contract's examples of charges. */
  readonly authorized: Subscription
  readonly settled: ScheduledCharge
  /** The refund of the settled charge; it has no result yet. */
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

/** A different payer for each recurrence: a payer cannot have two open journeys with one receiver. */
const ownTerms = ({ sandbox }: Setup): object => ({
  externalId: sandbox.unique('recurrence'),
  ...withPayer(uniqueCpf(sandbox)),
})

/** Days from now to the first cycle of the contract's weekly example, within the window of §4.8. */
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
