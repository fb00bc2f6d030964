import type { Random } from '../src/random.ts'
import { pay } from '../src/steps/institutions.ts'
import { openDeposit, refund, withdraw } from '../src/steps/players.ts'
import type { OpenedDeposit, ScenarioRun } from '../src/steps/scenario-run.ts'
import type { Gate } from './gate.ts'

/** The players that the operations are spread over. */
const PLAYERS = 30
/** How many operations run at once. A short run has fewer, so that credits arrive before the last withdrawals. */
const WIDTH = 64
const OPERATIONS_EACH = 25
/** A refund is asked for one of the last deposits that were paid. */
const REMEMBERED = 200

export interface Counts {
  deposits: number
  payments: number
  withdrawals: number
  refunds: number
}

export const sumOf = ({ deposits, payments, withdrawals, refunds }: Counts): number =>
  deposits + payments + withdrawals + refunds

interface Traffic {
  readonly run: ScenarioRun
  readonly random: Random
  readonly gate: Gate
  readonly counts: Counts
  readonly paid: OpenedDeposit[]
}

/** Plays players who deposit, withdraw and ask for refunds, until `operations` are done. */
export async function playTraffic(
  run: ScenarioRun,
  { random, gate, counts }: Pick<Traffic, 'random' | 'gate' | 'counts'>,
  operations: number,
): Promise<void> {
  const traffic: Traffic = { run, random, gate, counts, paid: [] }
  let number = 0
  const lane = async (): Promise<void> => {
    while (sumOf(counts) < operations) {
      await gate.passed()
      number += 1
      await act(traffic, String(number))
    }
  }
  await Promise.all(Array.from({ length: Math.min(WIDTH, Math.ceil(operations / OPERATIONS_EACH)) }, lane))
}

async function act(traffic: Traffic, number: string): Promise<void> {
  const { run, random, counts, paid } = traffic
  const player = `player-${random.integer(1, PLAYERS)}`
  const dice = random.integer(1, 100)
  const [last] = paid
  if (dice <= 50 || last === undefined) return deposit(traffic, `d-${number}`, player)
  if (dice <= 85) {
    await withdraw(run, { do: 'withdraw', id: `w-${number}`, player, amount: random.integer(1, 8_000) })
    counts.withdrawals += 1
    return
  }
  const { id, amount } = random.of([last, ...paid])
  await refund(run, { do: 'refund', id: `r-${number}`, deposit: id, amount: random.integer(1, amount) })
  counts.refunds += 1
}

async function deposit(traffic: Traffic, id: string, player: string): Promise<void> {
  const { run, random, gate, counts, paid } = traffic
  await openDeposit(run, { do: 'deposit', id, player, amount: random.integer(1_000, 20_000) })
  const opened = run.deposits.get(id)
  // The player saw an error each time, and leaves.
  if (opened === undefined) return
  counts.deposits += 1
  // Some players never pay.
  if (random.integer(1, 20) === 1) return
  await gate.passed()
  try {
    await pay(run, { do: 'pay', deposit: id })
  } catch {
    // The service was killed. The payment happened, or it did not.
  }
  counts.payments += 1
  paid.push(opened)
  if (paid.length > REMEMBERED) paid.shift()
}
