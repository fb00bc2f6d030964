import { PixError } from '@pix-payments/client'
import { InterfaceError } from '../back-end/back-end.ts'
import { compareDeliveries, readDeliveries } from '../checks/compare-deliveries.ts'
import { comparePaid } from '../checks/compare-recurrences.ts'
import { compareSettled } from '../checks/compare-settled.ts'
import type { Difference } from '../checks/difference.ts'
import { unplayed } from '../checks/unplayed.ts'
import type { Views } from '../checks/views.ts'
import type { Call } from '../proxy/call-fault.ts'
import type { Delivered } from '../steps/delivered.ts'
import { openRun, type ScenarioOptions } from '../steps/open-run.ts'
import { isDeed, play } from '../steps/play.ts'
import type { Setup, ScenarioRun } from '../steps/scenario-run.ts'
import type { Step } from '../steps/step.ts'
import { pass } from '../steps/time.ts'
import { type Quiet, untilQuiet } from './quiet.ts'

/** Where both sides differed first. */
export interface Failure {
  /** The number of steps that were played. */
  readonly afterStep: number
  readonly differences: readonly Difference[]
  /** Undefined when the interface of the back end failed. */
  readonly views: Views | undefined
  readonly calls: readonly Call[]
  readonly deliveries: readonly Delivered[]
  readonly log: readonly string[]
}

/** The time in which late messages may still do harm, in seconds. */
const AFTERMATH = 3_600

export interface Played {
  /** Undefined when both sides agreed to the end. */
  readonly failure: Failure | undefined
  /** Why the scenario did not happen, although both sides agreed. */
  readonly unplayed?: string | undefined
  /** The calls of the back end, and what was delivered to it. */
  readonly calls: readonly Call[]
  /** At how many of the calls the back end can be killed. */
  readonly trappable: number
  readonly deliveries: readonly Delivered[]
}

/** Plays the steps of a scenario in a new wallet. They also fail when the back end cannot be connected to the wallet. */
export async function playSteps(
  setup: Setup,
  steps: readonly Step[],
  options: ScenarioOptions,
): Promise<Played> {
  const run = await openRun(setup, options).catch(interfaceDifference)
  if ('check' in run) {
    const failure = { afterStep: 0, differences: [run], views: undefined, calls: [], deliveries: [], log: [] }
    return { failure, calls: [], trappable: 0, deliveries: [] }
  }
  const ended = async (
    afterStep: number,
    differences: readonly Difference[],
    views?: Views,
  ): Promise<Played> => {
    const { trappable } = run.proxy
    const calls = [...run.proxy.calls]
    const deliveries = await readDeliveries(run)
    const found = [...differences, ...compareDeliveries(run, deliveries)]
    if (found.length === 0)
      return { failure: undefined, calls, trappable, deliveries, unplayed: unplayed(run, steps) }
    const failure = {
      afterStep,
      differences: found,
      views,
      calls,
      deliveries,
      log: [...run.unplayed, ...run.log],
    }
    return { failure, calls, trappable, deliveries }
  }
  let played = 0
  try {
    for (const step of steps) {
      played += 1
      if (!isDeed(step)) {
        const { differences, views } = await untilQuiet(run)
        const found = [...differences, ...unmet(run, views, step)]
        if (found.length > 0) return await ended(played, found, views)
        continue
      }
      await play(run, step).catch((error: unknown) => {
        // The sandbox has nothing to do it with, because something before did not happen.
        if (!(error instanceof PixError)) throw error
        run.unplayed.push(`The sandbox refused step ${played}: ${error.message}`)
      })
      if (step.do !== 'pass') await pass(run, 0)
    }
    const { differences, views } = await lastQuiet(run)
    return await ended(played, differences, views)
  } catch (error) {
    return await ended(played, [interfaceDifference(error)])
  } finally {
    await setup.sandbox.wallets.resetWallet({ walletId: run.walletId })
  }
}

/** @throws the error when it does not come from the interface of the back end. */
function interfaceDifference(error: unknown): Difference {
  if (!(error instanceof InterfaceError)) throw error
  return { check: 'interface', text: error.message, wallet: '', backEnd: '' }
}

/** What a step expects beside agreement. */
function unmet(run: ScenarioRun, views: Views, step: Step): readonly Difference[] {
  if (step.do === 'expectSettled') return compareSettled(run, views, step.id)
  return step.do === 'expectPaid' ? comparePaid(run, views, step) : []
}

/** At the end, nothing disturbs any more. Both sides agree, and still do after an hour. */
async function lastQuiet(run: ScenarioRun): Promise<Quiet> {
  await play(run, { do: 'removeFaults' })
  run.proxy.set(undefined)
  const quiet = await untilQuiet(run)
  if (quiet.differences.length > 0) return quiet
  await pass(run, AFTERMATH)
  return untilQuiet(run)
}
