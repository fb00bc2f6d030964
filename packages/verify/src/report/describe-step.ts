import { reais } from '../checks/difference.ts'
import { faultText } from '../proxy/call-fault.ts'
import type { Step } from '../steps/step.ts'

/** Returns a step as a sentence, for people. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'deposit':
      return `${step.player} opens the deposit ${step.id} of ${reais(step.amount)}.`
    case 'withdraw':
      return `${step.player} asks for the withdrawal ${step.id} of ${reais(step.amount)}${step.to === undefined ? '' : ' to bank details'}.`
    case 'refund':
      return `The refund ${step.id} of ${reais(step.amount)} of ${step.deposit} is asked for.`
    case 'subscribe':
      return `${step.player} starts the recurring charge ${step.id} of ${reais(step.amount)}, ${step.totalCharges} times, ${step.allowPostDuePayment === false ? 'without' : 'with'} retries.`
    case 'cancelRecurrence':
      return `The player cancels ${step.recurrence}${step.cutOff === undefined ? '' : `, ${step.cutOff} the cut-off of its charge`}.`
    case 'payFirst':
      return `The player pays the first payment of ${step.recurrence}.`
    case 'authorize':
      return `The bank of the player ${step.outcome === 'APPROVED' ? 'authorizes' : 'refuses'} ${step.recurrence}.`
    case 'charge':
      return `The next charge of ${step.recurrence} is ${step.end}.`
    case 'expectPaid':
      return `${step.recurrence} was paid ${step.times} times.`
    case 'together':
      return `At once: ${step.steps.map(describeStep).join(' ')}`
    case 'pay':
      return step.payer === 'stranger'
        ? `A person with another CPF pays ${step.deposit}.`
        : `The player pays ${step.deposit}.`
    case 'payForeign':
      return `Another operator is paid with the externalId of ${step.deposit}, and sends you the event.`
    case 'takeBack':
      return `The bank of the payer takes ${step.deposit} back.`
    case 'returnWithdrawal':
      return `The bank of the player returns ${step.withdrawal}.`
    case 'withdrawalsEnd':
      return `Withdrawals end ${step.outcome.status} after ${duration(step.outcome.afterSeconds ?? 2)}.`
    case 'refundsEnd':
      return `Refunds end ${step.status} after ${duration(step.afterSeconds)}.`
    case 'fees':
      return `The payment API charges ${step.times === 1 ? 'a fee' : `${step.times} fees`} of ${reais(step.amount)}.`
    case 'block':
      return `A court blocks ${reais(step.amount)} in the wallet.`
    case 'unblock':
      return `The court releases ${reais(step.amount)}.`
    case 'disturbDeliveries':
      return `Deliveries of ${step.events.join(', ')}: ${step.effect.kind}${times(step.times)}.`
    case 'disturbCalls':
      return `Calls of ${step.fault.operationId ?? 'every operation'}: ${faultText(step.fault)}${times(step.fault.times)}.`
    case 'removeFaults':
      return 'Nothing disturbs deliveries and calls any more.'
    case 'resendEvents':
      return 'All events are delivered again.'
    case 'overlap':
      return `${describeStep(step.cause)} ${step.gaps.length} copies of its ${step.event} are under way at once, ${step.gaps.join(', ')} ms after the first${step.held === true ? '; the first call is slow' : ''}.`
    case 'send':
      return `The message "${step.message}"${step.deposit === undefined ? '' : ` about ${step.deposit}`} arrives${times(step.times)}.`
    case 'revokeTokens':
      return 'All tokens of the wallet are revoked.'
    case 'killAtCall':
      return `The back end will be killed at call ${step.calls + 1}, ${step.effect === 'done' ? 'after' : 'before'} its effect.`
    case 'restart':
      return 'The back end is killed and started again.'
    case 'pass':
      return `${duration(step.seconds)} pass.`
    case 'quiet':
      return 'Time passes until both sides agree.'
    case 'expectSettled':
      return `${step.id} is settled.`
  }
}

const times = (count: number | undefined): string =>
  count === undefined ? '' : count === 1 ? ', once' : `, ${count} times`

/** Writes seconds in the unit that fits: `90 s`, `15 min`, `28 h`. */
function duration(seconds: number): string {
  if (seconds % 3_600 === 0 && seconds > 0) return `${seconds / 3_600} h`
  return seconds % 60 === 0 && seconds > 0 ? `${seconds / 60} min` : `${seconds} s`
}
