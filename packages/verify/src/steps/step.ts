import type { CallFault } from '../proxy/call-fault.ts'
import type { CreateFaultRequest, WebhookEventName, WithdrawalOutcomeRequest } from './contract-types.ts'

/** Which account pays a deposit. */
export type Payer = 'player' | 'stranger'

/**
 * How the charge of a cycle ends.
 * - `accepted`: the payer institution accepts it, and nothing happens yet.
 * - `paid`: it is accepted, and paid on its due date.
 * - `refused`: the payer institution refuses it.
 * - `unpaid`: it is accepted, and not paid on its due date.
 * - `resent`: an operational failure on the due date. The payment API sends it again, and it is paid.
 */
export type ChargeEnd = 'accepted' | 'paid' | 'refused' | 'unpaid' | 'resent'

/** A delivery that the verifier itself sends to the webhook of the back end. */
export type Message =
  /** The payment of an open deposit, signed with another secret. */
  | 'forged'
  /** The payment of an open deposit, without a signature. */
  | 'unsigned'
  /** The payment of an open deposit, signed truly, an hour ago. */
  | 'old'
  /** The payment of a deposit that nobody paid, signed truly. */
  | 'untrue'
  /** An event with a name that the contract does not have, signed truly. */
  | 'unknownEvent'
  /** A body of 2 MiB, signed truly. */
  | 'huge'
  /** The payment of an open deposit as a form, unsigned. */
  | 'form'
  /** A body that is not JSON, signed truly. */
  | 'broken'

/**
 * A step of a scenario. A scenario is a list of steps, so that a report can show it and `--minimize` can shorten it.
 * Amounts are centavos, times are seconds of the wallet's clock. A step whose deposit or withdrawal does not exist does
 * nothing.
 */
export type Step =
  // What players do.
  | {
      readonly do: 'deposit'
      readonly id: string
      readonly player: string
      readonly amount: number
      /** Seconds. Default: 900. */
      readonly expiresIn?: number
    }
  | {
      readonly do: 'withdraw'
      readonly id: string
      readonly player: string
      readonly amount: number
      /** To bank details instead of a Pix key. */
      readonly to?: 'account'
      /** The balance does not cover it, so the back end must refuse it. */
      readonly isUncovered?: boolean
    }
  | { readonly do: 'refund'; readonly id: string; readonly deposit: string; readonly amount: number }
  | {
      /** Starts a weekly recurring charge. Cycle 2 begins 5 days later. */
      readonly do: 'subscribe'
      readonly id: string
      readonly player: string
      readonly amount: number
      readonly totalCharges: number
      /** Default: true. */
      readonly allowPostDuePayment?: boolean
    }
  | {
      readonly do: 'cancelRecurrence'
      readonly recurrence: string
      /** Moves first to an hour before or after 22:00 in Brasília of the day before the open charge is due. */
      readonly cutOff?: 'before' | 'after'
    }
  | { readonly do: 'together'; readonly steps: readonly Step[] }
  // What payers and other institutions do.
  | { readonly do: 'pay'; readonly deposit: string; readonly payer?: Payer }
  | { readonly do: 'payForeign'; readonly deposit: string }
  | { readonly do: 'takeBack'; readonly deposit: string; readonly amount?: number }
  | { readonly do: 'returnWithdrawal'; readonly withdrawal: string; readonly amount?: number }
  | { readonly do: 'payFirst'; readonly recurrence: string }
  | {
      readonly do: 'authorize'
      readonly recurrence: string
      readonly outcome: 'APPROVED' | 'REJECTED'
    }
  /** Waits at most 14 days for an open charge of the recurrence, and ends it. */
  | { readonly do: 'charge'; readonly recurrence: string; readonly end: ChargeEnd }
  | { readonly do: 'withdrawalsEnd'; readonly outcome: WithdrawalOutcomeRequest }
  | { readonly do: 'refundsEnd'; readonly status: 'SUCCESS' | 'FAILED'; readonly afterSeconds: number }
  /** The operator of the payment API charges fees. Only the statement shows them. */
  | { readonly do: 'fees'; readonly amount: number; readonly times: number }
  | { readonly do: 'block'; readonly amount: number }
  | { readonly do: 'unblock'; readonly amount: number }
  // What the network does.
  | {
      readonly do: 'disturbDeliveries'
      readonly events: readonly WebhookEventName[]
      readonly effect: CreateFaultRequest['effect']
      readonly times?: number
    }
  | { readonly do: 'disturbCalls'; readonly fault: CallFault }
  | { readonly do: 'removeFaults' }
  | { readonly do: 'resendEvents' }
  | {
      /** Does `cause`, and delivers its event in copies that overlap: each is sent before the first is answered. */
      readonly do: 'overlap'
      readonly cause: Step
      readonly event: WebhookEventName
      /** When each copy is sent, in milliseconds of real time after the first. */
      readonly gaps: readonly number[]
      /** Holds back the first call of the back end, so that the first copy is booked after the others. */
      readonly held?: boolean
    }
  | { readonly do: 'send'; readonly message: Message; readonly deposit?: string; readonly times?: number }
  | { readonly do: 'revokeTokens' }
  // What happens to the back end.
  | { readonly do: 'killAtCall'; readonly calls: number; readonly effect: 'done' | 'none' }
  | { readonly do: 'restart' }
  // Time.
  | { readonly do: 'pass'; readonly seconds: number }
  /** Lets time pass until both sides agree, at most 3 days. A difference that remains fails the scenario. */
  | { readonly do: 'quiet' }
  /** The wallet has paid this withdrawal or refund, or received this deposit. Without faults, nothing may prevent it. */
  | { readonly do: 'expectSettled'; readonly id: string }
  /** The player has paid so many times for this recurrence, the first payment included. */
  | { readonly do: 'expectPaid'; readonly recurrence: string; readonly times: number }
