import { openDeposit, refund, withdraw } from './players.ts'
import { authorize, cancelRecurrence, charge, payFirst, subscribe } from './recurrences.ts'
import { pay, payForeign, returnWithdrawal, takeBack } from './institutions.ts'
import { sendMessage } from './messages.ts'
import type { Step } from './step.ts'
import { ensureRunning, pass } from './time.ts'
import type { World } from './world.ts'

/** A step that does something. The others compare both sides. */
export type Deed = Exclude<Step, { do: 'quiet' | 'expectSettled' | 'expectPaid' }>

export const isDeed = (step: Step): step is Deed =>
  step.do !== 'quiet' && step.do !== 'expectSettled' && step.do !== 'expectPaid'

export async function play(world: World, step: Deed): Promise<void> {
  const { sandbox, walletId, proxy, lifecycle } = world
  switch (step.do) {
    case 'deposit':
      return openDeposit(world, step)
    case 'withdraw':
      return withdraw(world, step)
    case 'refund':
      return refund(world, step)
    case 'subscribe':
      return subscribe(world, step)
    case 'cancelRecurrence':
      return cancelRecurrence(world, step)
    case 'payFirst':
      return payFirst(world, step)
    case 'authorize':
      return authorize(world, step)
    case 'charge':
      return charge(world, step)
    case 'together':
      await Promise.all(step.steps.filter(isDeed).map((it) => play(world, it)))
      return
    case 'pay':
      return pay(world, step)
    case 'payForeign':
      return payForeign(world, step)
    case 'takeBack':
      return takeBack(world, step)
    case 'returnWithdrawal':
      return returnWithdrawal(world, step)
    case 'withdrawalsEnd':
      await sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: step.outcome } })
      return
    case 'refundsEnd': {
      const { status, afterSeconds } = step
      await sandbox.wallets.updateWallet({ walletId, outcomes: { refunds: { status, afterSeconds } } })
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
    case 'send': {
      const deposit = step.deposit === undefined ? undefined : world.deposits.get(step.deposit)
      const send = (): Promise<void> => sendMessage(world, step.message, deposit)
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
      return ensureRunning(world)
    case 'pass':
      return pass(world, step.seconds)
  }
}
