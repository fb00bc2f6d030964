import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@pix-payments/client'
import type { Difference } from '../src/checks/difference.ts'
import { createRandom } from '../src/random.ts'
import { untilQuiet } from '../src/run/quiet.ts'
import type { ScenarioRun } from '../src/steps/scenario-run.ts'
import { pass } from '../src/steps/time.ts'
import { changeOutcomes, disturbCalls, disturbDeliveries } from './disturb.ts'
import { createGate } from './gate.ts'
import { type Killed, killAtRandom } from './kills.ts'
import type { EnduranceOptions } from './options.ts'
import type { EnduranceSetup } from './setup.ts'
import { type Counts, playTraffic, sumOf } from './traffic.ts'

export interface Progress {
  readonly counts: Counts
  readonly killed: Killed
  disturbedCalls: number
}

export interface Outcome extends Progress {
  /** Settled lines of the statement. */
  readonly credits: number
  readonly debits: number
  readonly differences: readonly Difference[]
}

/** Callbacks during a run. */
export interface Listener {
  onProgress?(progress: Progress): void
  /** Called when the traffic and the kills are over. Settling takes minutes after 100,000 operations. */
  onSettling?(): void
}

const FAULTS_MS = 1_000
const CLOCK_MS = 100
/** A pause of the worker, so that it does not use a processor alone. */
const WORK_MS = 10
const WORKERS = 4
/** After the last fault, in seconds: retries and reads that were put off happen, and unpaid charges expire. */
const AFTERMATH = [0, 1, 5, 60, 60, 120, 300, 600, 1_200, 3_600] as const

/** Plays the traffic with faults and kills, lets everything settle, and compares both sides. */
export async function runEndurance(
  { run, service, backEnd }: EnduranceSetup,
  { operations, seed, kills }: Omit<EnduranceOptions, 'database'>,
  listener: Listener = {},
): Promise<Outcome> {
  const random = createRandom('endurance', seed)
  const gate = createGate()
  const counts: Counts = { deposits: 0, payments: 0, withdrawals: 0, refunds: 0 }
  const progress: Progress = { counts, killed: { backEnd: 0, service: 0 }, disturbedCalls: 0 }
  await disturbDeliveries(run, random)
  const ended = new AbortController()
  const repeat = async (milliseconds: number, task: () => Promise<unknown>): Promise<void> => {
    while (!ended.signal.aborted) {
      await task()
      await wait(milliseconds)
    }
  }
  const background = Promise.all([
    // The clock of the wallet runs in real time. That of the back end follows.
    repeat(CLOCK_MS, () => run.backEnd.call('setClock', { now: new Date(systemClock.now()).toISOString() })),
    ...Array.from({ length: WORKERS }, () => repeat(WORK_MS, () => run.backEnd.call('runWork'))),
    repeat(FAULTS_MS, async () => {
      progress.disturbedCalls += disturbCalls(run, random)
      listener.onProgress?.(progress)
      // The service may be killed now.
      await changeOutcomes(run, random).catch(() => undefined)
    }),
    killAtRandom(
      { service, backEnd },
      { random, gate, done: () => sumOf(counts), operations, kills },
      progress.killed,
      ended.signal,
    ),
  ])
  // A process that does not start again ends the run.
  await Promise.race([
    playTraffic(run, { random, gate, counts }, operations),
    background.then(() => undefined),
  ])
  ended.abort()
  await background
  listener.onProgress?.(progress)
  listener.onSettling?.()
  return { ...progress, ...(await settle(run)) }
}

async function settle(run: ScenarioRun): Promise<Pick<Outcome, 'credits' | 'debits' | 'differences'>> {
  run.proxy.reset()
  const { walletId } = run
  await run.sandbox.faults.deleteFaults({ walletId })
  // What was not sent yet succeeds.
  const outcome = { status: 'SUCCESS', afterSeconds: 5 } as const
  await run.sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: outcome, refunds: outcome } })
  for (const seconds of AFTERMATH) await pass(run, seconds)
  const { differences, views } = await untilQuiet(run)
  const { lines } = views.wallet
  const credits = lines.filter(({ amount }) => amount > 0).length
  return { credits, debits: lines.length - credits, differences }
}
