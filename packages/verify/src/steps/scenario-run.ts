import type { PixClient } from '@pix-payments/client'
import type { SandboxClient } from '@pix-payments/client/sandbox'
import type { Interface } from '../back-end/answers.ts'
import type { BackEnd, Capability } from '../back-end/back-end.ts'
import type { Lifecycle } from '../back-end/lifecycle.ts'
import type { Proxy } from '../proxy/proxy.ts'
import type { Random } from '../random.ts'
import type { Delivered } from './delivered.ts'

export interface Player {
  readonly playerId: string
  readonly name: string
  readonly taxId: string
}

/** A deposit that a player opened and saw. */
export interface OpenedDeposit {
  readonly id: string
  readonly player: Player
  readonly amount: number
  readonly chargeId: string
}

/** A recurring charge that a player started and saw. */
export interface StartedRecurrence {
  readonly id: string
  readonly player: Player
  readonly amount: number
  readonly recurrenceId: string
  /** When the back end accepted the cancellation. */
  readonly cancelledAt?: Date
}

/** A payout that a player asked for. */
export interface AskedPayout {
  readonly id: string
  readonly kind: 'withdrawal' | 'refund'
  readonly player: Player
  readonly amount: number
  /** Whether the back end refused it, with 409 or 400: it must not pay. */
  readonly isRefused: boolean
  /** Whether the back end accepted it although the balance does not cover it. */
  readonly isOverdraft?: boolean
}

/** The back end under test, and everything around it. It serves all scenarios. */
export interface Setup {
  readonly backEnd: BackEnd
  readonly lifecycle: Lifecycle
  readonly api: Interface
  readonly capabilities: ReadonlySet<Capability>
  readonly sandbox: SandboxClient
  readonly sandboxUrl: string
  readonly proxy: Proxy
  readonly webhookUrl: string
  readonly slowMilliseconds: number
}

/** One run of a scenario: a wallet of its own, and what the players did. */
export interface ScenarioRun extends Setup {
  readonly random: Random
  /** The client of the wallet, without faults. */
  readonly pix: PixClient
  readonly walletId: string
  readonly pixKey: string
  readonly signingSecret: string
  readonly openingBalance: number
  readonly players: Map<string, Player>
  readonly deposits: Map<string, OpenedDeposit>
  readonly recurrences: Map<string, StartedRecurrence>
  readonly payouts: AskedPayout[]
  /** The endToEndIds of payments from accounts that the player does not own. */
  readonly strangers: string[]
  /** The returnIds of money that was taken back (MED). */
  readonly takeBacks: string[]
  /** When the scenario began, and the time of the wallet. */
  readonly start: Date
  now: Date
  /** What happened, for the report. */
  readonly log: string[]
  /** What the scenario is about and did not happen, with the reason. */
  readonly unplayed: string[]
  /** The messages that no payment API would send, and that the back end accepted. */
  readonly acceptedForgeries: string[]
  /** Whether a fault signs deliveries with another secret, or with an old timestamp. */
  hasForgeries: boolean
  /** The copies of true events that the verifier delivered itself. */
  readonly sent: Delivered[]
}
