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

export async function play(run: ScenarioRun, step: Deed): Promise<void> {
  const { sandbox, walletId, proxy, lifecycle } = run
  switch (step.do) {
    case 'deposit':
      return openDeposit(run, step)
    case 'withdraw':
      return withdraw(run, step)
    case 'refund':
      return refund(run, step)
    case 'subscribe':
      return subscribe(run, step)
    case 'cancelRecurrence':
      return cancelRecurrence(run, step)
    case 'payFirst':
      return payFirst(run, step)
    case 'authorize':
      return authorize(run, step)
    case 'charge':
      return charge(run, step)
    case 'together':
      await Promise.all(step.steps.filter(isDeed).map((it) => play(run, it)))
      return
    case 'pay':
      return pay(run, step)
    case 'payForeign':
      return payForeign(run, step)
    case 'takeBack':
      return takeBack(run, step)
    case 'returnWithdrawal':
      return returnWithdrawal(run, step)
    case 'withdrawalsEnd':
      await sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: step.outcome } })
      return
    case 'refundsEnd': {
      const { status, afterSeconds } = step
      await sandbox.wallets.updateWallet({ walletId, outcomes: { refunds: { status, afterSeconds } } })
      return
    }
    case 'fees': {
      const fee = { walletId, amount: step.amount, description: 'fee' }
      for (let charged = 0; charged < step.times; charged += 1) await sandbox.movements.createFee(fee)
      return
    }
    case 'block':
    case 'unblock': {
      const type = step.do === 'block' ? 'BLOCK' : 'UNBLOCK'
      const { amount } = step
      await sandbox.movements.createJudicialMovement({ walletId, type, amount, description: 'court order' })
      return
    }
    case 'disturbDeliveries': {
      const { events, effect, times } = step
      run.hasForgeries ||= effect.kind === 'badSignature' || effect.kind === 'oldTimestamp'
      for (const event of events) {
        await sandbox.faults.createFault({ walletId, target: { event }, effect, ...(times && { times }) })
      }
      return
    }
    case 'disturbCalls':
      return proxy.faults.add(step.fault)
    case 'removeFaults':
      proxy.faults.clear()
      await sandbox.faults.deleteFaults({ walletId })
      return
    case 'resendEvents':
      await sandbox.events.resendEvents({ walletId })
      return
    case 'overlap': {
      const { cause, event } = step
      // The service sends a duplicate only after the first was answered. Its own delivery fails, and is repeated later.
      const { faultId } = await sandbox.faults.createFault({
        walletId,
        target: { event },
        effect: { kind: 'drop' },
      })
      // Without `pass`: the work of the back end could book the cause before its event comes.
      if (cause.do === 'pass') await moveClock(run, cause.seconds)
      else if (isDeed(cause)) await play(run, cause)
      await moveClock(run, 0)
      await sendOverlapping(run, step)
      await sandbox.faults.deleteFault({ walletId, faultId })
      return
    }
    case 'send': {
      const deposit = step.deposit === undefined ? undefined : run.deposits.get(step.deposit)
      const send = (): Promise<void> => sendMessage(run, step.message, deposit)
      await Promise.all(Array.from({ length: step.times ?? 1 }, send))
      return
    }
    case 'revokeTokens':
      await sandbox.wallets.revokeTokens({ walletId })
      return
    case 'killAtCall':
      return proxy.set({ calls: step.calls, effect: step.effect, spring: () => lifecycle.kill() })
    case 'restart':
      proxy.set(undefined)
      await lifecycle.kill()
      return ensureRunning(run)
    case 'pass':
      return pass(run, step.seconds)
  }
}
