import { pay, payForeign, returnWithdrawal, takeBack } from './institutions.ts'
import { sendMessage } from './messages.ts'
import { sendOverlapping } from './overlap.ts'
import { openDeposit, refund, withdraw } from './players.ts'
import { authorize, cancelRecurrence, charge, payFirst, subscribe } from './recurrences.ts'
import type { ScenarioRun } from './scenario-run.ts'
import type { Step } from './step.ts'
import { ensureRunning, moveClock, pass } from './time.ts'

/** A step that does something. The others compare both sides. */
export type Deed = Exclude<Step, { do: 'quiet' | 'expectSettled' | 'expectPaid' }>

export const isDeed = (step: Step): step is Deed =>
  step.do !== 'quiet' && step.do !== 'expectSettled' && step.do !== 'expectPaid'

type Deeds = {
  readonly [Name in Deed['do']]: (run: ScenarioRun, step: Extract<Deed, { do: Name }>) => unknown
}

const DEEDS: Deeds = {
  deposit: openDeposit,
  withdraw,
  refund,
  subscribe,
  cancelRecurrence,
  payFirst,
  authorize,
  charge,
  together: (run, { steps }) => Promise.all(steps.filter(isDeed).map((it) => play(run, it))),
  pay,
  payForeign,
  takeBack,
  returnWithdrawal,
  withdrawalsEnd: ({ sandbox, walletId }, { outcome }) =>
    sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: outcome } }),
  refundsEnd: ({ sandbox, walletId }, { status, afterSeconds }) =>
    sandbox.wallets.updateWallet({ walletId, outcomes: { refunds: { status, afterSeconds } } }),
  async fees({ sandbox, walletId }, { amount, times }) {
    const fee = { walletId, amount, description: 'fee' }
    for (let charged = 0; charged < times; charged += 1) await sandbox.movements.createFee(fee)
  },
  block: (run, { amount }) => moveJudicially(run, 'BLOCK', amount),
  unblock: (run, { amount }) => moveJudicially(run, 'UNBLOCK', amount),
  async disturbDeliveries(run, { events, effect, times }) {
    const { sandbox, walletId } = run
    run.hasForgeries ||= effect.kind === 'badSignature' || effect.kind === 'oldTimestamp'
    for (const event of events) {
      await sandbox.faults.createFault({ walletId, target: { event }, effect, ...(times && { times }) })
    }
  },
  disturbCalls: ({ proxy }, { fault }) => proxy.faults.add(fault),
  removeFaults({ proxy, sandbox, walletId }) {
    proxy.faults.clear()
    return sandbox.faults.deleteFaults({ walletId })
  },
  resendEvents: ({ sandbox, walletId }) => sandbox.events.resendEvents({ walletId }),
  async overlap(run, step) {
    const { sandbox, walletId } = run
    const { cause, event } = step
    // The service sends a duplicate only after the first was answered. Its own delivery fails, and is repeated later.
    const dropped = { walletId, target: { event }, effect: { kind: 'drop' } } as const
    const { faultId } = await sandbox.faults.createFault(dropped)
    // Without `pass`: the work of the back end could book the cause before its event comes.
    if (cause.do === 'pass') await moveClock(run, cause.seconds)
    else if (isDeed(cause)) await play(run, cause)
    await moveClock(run, 0)
    await sendOverlapping(run, step)
    await sandbox.faults.deleteFault({ walletId, faultId })
  },
  send(run, { deposit: id, message, times = 1 }) {
    const deposit = id === undefined ? undefined : run.deposits.get(id)
    return Promise.all(Array.from({ length: times }, () => sendMessage(run, message, deposit)))
  },
  revokeTokens: ({ sandbox, walletId }) => sandbox.wallets.revokeTokens({ walletId }),
  killAtCall: ({ proxy, lifecycle }, { calls, effect }) =>
    proxy.set({ calls, effect, spring: () => lifecycle.kill() }),
  async restart(run) {
    run.proxy.set(undefined)
    await run.lifecycle.kill()
    await ensureRunning(run)
  },
  pass: (run, { seconds }) => pass(run, seconds),
}

export async function play(run: ScenarioRun, step: Deed): Promise<void> {
  await (DEEDS[step.do] as (run: ScenarioRun, step: Deed) => unknown)(run, step)
}

const moveJudicially = (
  { sandbox, walletId }: ScenarioRun,
  type: 'BLOCK' | 'UNBLOCK',
  amount: number,
): Promise<unknown> =>
  sandbox.movements.createJudicialMovement({ walletId, type, amount, description: 'court order' })
