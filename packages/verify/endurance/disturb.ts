import type { FaultyAnswer } from '../src/proxy/call-fault.ts'
import type { Random } from '../src/random.ts'
import { MONEY_EVENTS } from '../src/scenarios/steps.ts'
import type { ScenarioRun } from '../src/steps/scenario-run.ts'

/** How many calls are disturbed each second. */
const CALLS = 4
const ANSWERS: readonly [FaultyAnswer, ...FaultyAnswer[]] = [
  'lost',
  'lost',
  'cut',
  'slow',
  'late',
  'garbage',
  'portal',
  { status: 500 },
  { status: 503 },
  { status: 404 },
  { status: 429, retryAfterSeconds: 1 },
]
/** The part of the deliveries that each effect hits. */
const PROBABILITY = 0.03
const EFFECTS = [
  { kind: 'duplicate' },
  { kind: 'reorder' },
  { kind: 'drop' },
  { kind: 'badSignature' },
  { kind: 'oldTimestamp' },
] as const

/** Disturbs deliveries at random until the faults are removed. The sandbox keeps faults over a restart. */
export async function disturbDeliveries({ sandbox, walletId }: ScenarioRun, random: Random): Promise<void> {
  for (const event of MONEY_EVENTS) {
    for (const effect of EFFECTS) {
      const seed = random.integer(1, 1_000_000)
      await sandbox.faults.createFault({
        walletId,
        target: { event },
        effect,
        probability: PROBABILITY,
        seed,
      })
    }
  }
}

/** Disturbs some of the next calls. Forgets older faults, and the calls that the proxy remembers. */
export function disturbCalls({ proxy }: ScenarioRun, random: Random): number {
  proxy.reset()
  for (let count = 0; count < CALLS; count += 1) {
    const answer = random.of(ANSWERS)
    // A refusal by a status has no effect at the payment API; what is lost may have one.
    const effect = typeof answer === 'string' ? random.of(['done', 'none'] as const) : 'none'
    proxy.faults.add({ effect, answer, times: 1 })
  }
  return CALLS
}

/** Changes how withdrawals and refunds end from now on. */
export async function changeOutcomes({ sandbox, walletId }: ScenarioRun, random: Random): Promise<void> {
  const afterSeconds = random.of([0, 0, 1, 5, 30])
  const withdrawals = random.of(['SUCCESS', 'SUCCESS', 'SUCCESS', 'REJECTED', 'CANCELED'] as const)
  const refunds = random.of(['SUCCESS', 'SUCCESS', 'FAILED'] as const)
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: {
      withdrawals: { status: withdrawals, afterSeconds },
      refunds: { status: refunds, afterSeconds },
    },
  })
}
