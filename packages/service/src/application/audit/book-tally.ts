import type { Instant } from '@pix-payments/pix'
import type { MovementName } from '../../domain/ledger/ledger.ts'
import type { Problems } from './problems.ts'

/** A number of movements, and their sum in cents. */
export interface MovementSum {
  readonly movements: number
  readonly amount: number
}

interface Transfer {
  readonly id: string
  readonly amount: number
  readonly destination: string
}

/** What the check has read about one wallet. */
export class BookTally {
  readonly walletId: string
  readonly #problems: Problems
  readonly #movements = new Map<MovementName, MovementSum>()
  /** Events and deliveries up to these positions may be missing: they were deleted as too old. */
  eventLimit = 0
  deliveryLimit = 0
  /** The newest positions so far. */
  lastEvent = 0
  lastDelivery = 0
  /** When the first event after the limit occurred. */
  firstEventAt: Instant | undefined
  events = 0
  eventsOfResources = 0
  /** What was refunded and taken back: as the payments count it, and as the refunds and take-backs say, in cents. */
  reversed = 0
  refunded = 0
  openCharges = 0
  expiryTimers = 0
  firstDueAt: Instant | null = null
  wakeAt: Instant | null = null
  /** The transfers that were read and whose other side was not. */
  transfers: Transfer[] = []

  constructor(walletId: string, problems: Problems) {
    this.walletId = walletId
    this.#problems = problems
  }

  say(sentence: string): void {
    this.#problems.add(this.walletId, sentence)
  }

  compare(what: string, is: unknown, expected: unknown, why: string): void {
    this.#problems.compare(this.walletId, what, is, expected, why)
  }

  addMovement(kind: MovementName, amount: number): void {
    const before = this.movement(kind)
    this.#movements.set(kind, { movements: before.movements + 1, amount: before.amount + amount })
  }

  /** The movements of a kind that the resources of the wallet say. */
  movement(kind: MovementName): MovementSum {
    return this.#movements.get(kind) ?? { movements: 0, amount: 0 }
  }

  /** True if events of a resource that was created then may have been deleted as too old. */
  mayLackEvents(createdAt: Instant): boolean {
    return this.eventLimit > 0 && createdAt <= (this.firstEventAt ?? Infinity)
  }
}

/** The tallies of the wallets that are checked together. */
export class Tallies {
  readonly #tallies: ReadonlyMap<string, BookTally>
  readonly #problems: Problems

  constructor(walletIds: readonly string[], problems: Problems) {
    this.#problems = problems
    this.#tallies = new Map(walletIds.map((id) => [id, new BookTally(id, problems)]))
  }

  /** Undefined when the wallet is not among them. */
  of(walletId: string): BookTally | undefined {
    return this.#tallies.get(walletId)
  }

  all(): Iterable<BookTally> {
    return this.#tallies.values()
  }

  problemsOf(walletId: string): readonly string[] {
    return this.#problems.of(walletId)
  }
}
