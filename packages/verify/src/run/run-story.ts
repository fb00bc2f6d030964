import { comparePaid } from '../checks/compare-recurrences.ts'
import { compareSettled } from '../checks/compare-settled.ts'
import type { Difference } from '../checks/difference.ts'
import type { Views } from '../checks/views.ts'
import { InterfaceError } from '../back-end/back-end.ts'
import type { Call } from '../proxy/call-fault.ts'
import { openWorld, type WorldOptions } from '../story/open-world.ts'
import { isDeed, play } from '../story/play.ts'
import { type Quiet, untilQuiet } from '../story/quiet.ts'
import type { Step } from '../story/step.ts'
import { pass } from '../story/time.ts'
import type { Stage, World } from '../story/world.ts'

/** Where both sides differed first. */
export interface Failure {
  /** The number of steps that were played. */
  readonly afterStep: number
  readonly differences: readonly Difference[]
  /** Undefined when the interface of the back end failed. */
  readonly views: Views | undefined
  readonly calls: readonly Call[]
  readonly log: readonly string[]
}

/** The time in which late messages may still do harm, in seconds. */
const AFTERMATH = 3_600

export interface Run {
  /** Undefined when both sides agreed to the end. */
  readonly failure: Failure | undefined
  /** The number of calls that the back end made. */
  readonly calls: number
}

/** Plays a story in a new wallet. A story also fails when the back end cannot be connected to the wallet. */
export async function runStory(stage: Stage, steps: readonly Step[], options: WorldOptions): Promise<Run> {
  const world = await openWorld(stage, options).catch(interfaceDifference)
  if ('check' in world) {
    const failure = { afterStep: 0, differences: [world], views: undefined, calls: [], log: [] }
    return { failure, calls: 0 }
  }
  const ended = (afterStep: number, differences: readonly Difference[], views?: Views): Run => {
    const { proxy, log } = world
    const calls = [...proxy.calls]
    if (differences.length === 0) return { failure: undefined, calls: calls.length }
    return { failure: { afterStep, differences, views, calls, log: [...log] }, calls: calls.length }
  }
  let played = 0
  try {
    for (const step of steps) {
      played += 1
      if (!isDeed(step)) {
        const { differences, views } = await untilQuiet(world)
        const found = [...differences, ...unmet(world, views, step)]
        if (found.length > 0) return ended(played, found, views)
        continue
      }
      await play(world, step)
      if (step.do !== 'pass') await pass(world, 0)
    }
    const { differences, views } = await lastQuiet(world)
    return ended(played, differences, views)
  } catch (error) {
    return ended(played, [interfaceDifference(error)])
  } finally {
    await stage.sandbox.wallets.resetWallet({ walletId: world.walletId })
  }
}

/** @throws the error when it does not come from the interface of the back end. */
function interfaceDifference(error: unknown): Difference {
  if (!(error instanceof InterfaceError)) throw error
  return { check: 'interface', text: error.message, wallet: '', backEnd: '' }
}

/** What a step expects beside agreement. */
function unmet(world: World, views: Views, step: Step): readonly Difference[] {
  if (step.do === 'expectSettled') return compareSettled(world, views, step.id)
  return step.do === 'expectPaid' ? comparePaid(world, views, step) : []
}

/** At the end, nothing disturbs any more. Both sides agree, and still do after an hour. */
async function lastQuiet(world: World): Promise<Quiet> {
  await play(world, { do: 'removeFaults' })
  world.proxy.set(undefined)
  const quiet = await untilQuiet(world)
  if (quiet.differences.length > 0) return quiet
  await pass(world, AFTERMATH)
  return untilQuiet(world)
}
