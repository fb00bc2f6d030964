import type { ClockAdvance, SandboxEvent } from '@pix-payments/client/sandbox'
import { callOperation } from '../api/call.ts'
import type { Operation } from '../api/operations.ts'
import { instantOf, secondsOf } from '../read-values.ts'
import { apiErrorOf } from '../output/api-error.ts'
import { CommandError, EXIT } from '../output/exit-codes.ts'
import type { Session } from '../target/session.ts'
import { type Difference, differences } from './differences.ts'
import { resolved } from './references.ts'
import type { Step } from './story.ts'

/** A story while it is played. */
export interface StoryState {
  readonly session: Session
  readonly operations: ReadonlyMap<string, Operation>
  /** The wallet, and the results that steps named with `as`. */
  readonly named: Map<string, unknown>
  /** The position of the event that the last wait found, by event and resource. */
  readonly waited: Map<string, number>
}

export interface Played {
  /** The response, the event or the move of the clock. */
  readonly result: unknown
  /** What differs from the expectation. The paths begin in the step: `['expect', 'status']`. */
  readonly differences: readonly Difference[]
}

/** Plays one step. @throws CommandError with exit code 5 when the event of a wait does not come. */
export async function playStep(state: StoryState, step: Step): Promise<Played> {
  if (step.call !== undefined) return call(state, step, step.call)
  if (step.wait !== undefined) return wait(state, step, step.wait)
  const { advance: by, to = '' } = step
  const { walletId } = await state.session.wallet()
  const move = by === undefined ? { to: await instantOf('to', to) } : { by: secondsOf('advance', by) }
  return { result: await state.session.control.clock.advanceClock({ walletId, ...move }), differences: [] }
}

async function call(state: StoryState, step: Step, id: string): Promise<Played> {
  const { session, operations, named } = state
  const operation = operations.get(id)
  if (operation === undefined) throw new CommandError(`There is no operation ${id}.`)
  const { with: values = {}, expect = {}, fails } = step
  try {
    const result = await callOperation(session, operation, resolved(values, named))
    if (fails === undefined) return compared(state, step, expect, result)
    const message = `${id} succeeded. The story expects ${JSON.stringify(fails)}.`
    return { result, differences: [{ path: ['fails'], message }] }
  } catch (error) {
    const refused = apiErrorOf(error)
    if (fails === undefined || refused === undefined) throw error
    const result = { status: refused.status, code: refused.code }
    return { result, differences: below('fails', differences(fails, result)) }
  }
}

async function wait(state: StoryState, step: Step, event: string): Promise<Played> {
  const { session, named, waited } = state
  const { for: resource, within = '30d', expect = {} } = step
  const resourceId = resource === undefined ? undefined : String(resolved<unknown>(resource, named))
  const key = `${event} ${resourceId ?? ''}`
  const found = await advanceUntil(session, secondsOf('within', within), {
    event: event as SandboxEvent['event'],
    afterPosition: waited.get(key) ?? 0,
    ...(resourceId !== undefined && { resourceId }),
  })
  if (found === undefined) {
    throw new CommandError(`${event} did not come within ${within} on the clock of the wallet.`, EXIT.absent)
  }
  waited.set(key, found.position)
  return compared(state, step, expect, found.payload)
}

/** Advances the clock from timer to timer, at most the given seconds, until the event is there. */
async function advanceUntil(
  { control, wallet }: Session,
  seconds: number,
  wanted: { event: SandboxEvent['event']; afterPosition: number; resourceId?: string },
): Promise<SandboxEvent | undefined> {
  const { walletId } = await wallet()
  const { now } = await control.clock.getClock({ walletId })
  const end = Date.parse(now) + seconds * 1000
  for (;;) {
    const { event } = await control.events.waitFor({ walletId, ...wanted, timeoutSeconds: 0 })
    if (event !== null) return event
    const { data } = await control.activity.listDue({ walletId, limit: 1 })
    const [next] = data
    if (next === undefined || Date.parse(next.at) > end) return undefined
    const moved: ClockAdvance = await control.clock.advanceClock({ walletId, until: 'nextDue' })
    if (moved.total === 0) return undefined
  }
}

/** Compares a result with the expectation of the step, and remembers it under the name of the step. */
function compared({ named }: StoryState, { as: name }: Step, expect: object, result: unknown): Played {
  if (name !== undefined) named.set(name, result)
  return { result, differences: below('expect', differences(resolved(expect, named), result)) }
}

const below = (field: string, found: readonly Difference[]): readonly Difference[] =>
  found.map(({ path, message }) => ({ path: [field, ...path], message }))
