import { type MachineName, type Transition, machines } from '@pix-payments/spec'
import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { AutomaticRefund } from '../../../src/domain/automatic-refund/automatic-refund.ts'
import type { Recurrence } from '../../../src/domain/recurrence/recurrence.ts'
import type { Refund } from '../../../src/domain/refund/refund.ts'
import type { Schedule } from '../../../src/domain/schedule/schedule.ts'
import type { Statement } from '../../../src/storage/statement.ts'
import type { OperationId } from '@pix-payments/spec'
import { type Answer, outcomeOf } from '../../support/http-call.ts'
import { eventsOf } from '../../support/rows.ts'
import type { Party, Subject } from '../subject.ts'
import type { RecurringModel } from './recurring-model.ts'

/** The state of one run: the wallet in the service, and its model. */
export interface RecurringRun {
  readonly subject: Subject
  readonly party: Party
  readonly model: RecurringModel
  /** The latest observed state of each resource. */
  readonly seen: Map<string, string>
  /** The commands with an externalId that were sent and may be repeated. */
  readonly sent: Sent[]
}

export interface Sent {
  readonly operationId: OperationId
  readonly id: string
  readonly body: object
  readonly at: number
  readonly status: number
  readonly answer: unknown
}

export type RecurringCommand = fc.AsyncCommand<Record<never, never>, RecurringRun>

export function command(name: string, act: (run: RecurringRun) => Promise<void>): RecurringCommand {
  return {
    check: () => true,
    async run(_, run) {
      run.model.settle(run.subject.clock.now())
      await act(run)
      run.model.settle(run.subject.clock.now())
      await compare(run)
    },
    toString: () => name,
  }
}

export const call = (
  { subject, party }: RecurringRun,
  operationId: OperationId,
  id: string,
  body?: unknown,
): Promise<Answer> => subject.as(party).call(operationId, { path: { id, scheduleId: id }, body })

/** Expects the error code `refusal`, or a success when `refusal` is undefined. */
export function wantOutcome(answer: Answer, refusal: string | undefined): void {
  expect(outcomeOf(answer).split(' ')[1]).toBe(refusal)
}

let count = 0
export const unique = (): string => `external-${(count += 1)}`

const bodies = (table: string): Statement => ({
  name: `test.model.${table}`,
  text: `select body from ${table} where wallet_id = $1`,
})
const TABLES = {
  recurrence: bodies('recurrence'),
  schedule: bodies('schedule'),
  refund: bodies('refund'),
  simulatedRefund: bodies('automatic_refund'),
}

/**
 * Compares the wallet with its model, and checks that transitions of the state machines lead to the present state of
 * every resource.
 */
export async function compare({ subject, party, model, seen }: RecurringRun): Promise<void> {
  // This request also makes the service run the timers that are due.
  const { availableBalance, blockedBalance } = await subject.as(party).ok('getBalance')
  expect([availableBalance, blockedBalance]).toEqual([model.available, model.blocked])
  // G-320: no balance is negative.
  expect(Math.min(availableBalance, blockedBalance)).toBeGreaterThanOrEqual(0)
  const read = async <T>(table: keyof typeof TABLES): Promise<T[]> => {
    const rows = await subject.store.read((reader) =>
      reader.all<{ body: string }>(TABLES[table], [party.walletId]),
    )
    return rows.map(({ body }) => JSON.parse(body) as T)
  }
  const recurrences = await read<Recurrence>('recurrence')
  expect(
    recurrences
      .map(
        ({ id, state, version, firstPayment: { status, reversed } }) =>
          `${id} ${state} ${version} ${status} ${reversed}`,
      )
      .sort(),
  ).toEqual(
    model.recurrences
      .map((it) => `${it.id} ${it.state} ${it.version} ${it.firstPayment} ${it.reversed}`)
      .sort(),
  )
  const schedules = await read<Schedule>('schedule')
  expect(
    schedules
      .map((it) => `${it.id} ${it.purpose} ${it.state} ${it.dueDate} ${it.rejectionCode} ${it.reversed}`)
      .sort(),
  ).toEqual(
    model.schedules
      .map((it) => `${it.id} ${it.purpose} ${it.state} ${it.dueDate} ${it.code} ${it.reversed}`)
      .sort(),
  )
  const simulated = await read<AutomaticRefund>('simulatedRefund')
  const refunds = await read<Refund>('refund')
  expect(
    [
      ...simulated.map(({ refundId, status, amount }) => `${refundId} ${status} ${amount}`),
      ...refunds.map(({ refundEndToEndId, status, amount }) => `${refundEndToEndId} ${status} ${amount}`),
    ].sort(),
  ).toEqual(model.refunds.map(({ id, status, amount }) => `${id} ${status} ${amount}`).sort())
  for (const { id, state } of recurrences) follow(seen, 'recurrence', id, state)
  for (const { id, state } of schedules) follow(seen, 'schedule', id, state)
  expectCyclesToBeHeldOnce(schedules)
  const events = await eventsOf(subject.store, party)
  const shown = events.map(({ event, resourceId }) => `${event} ${resourceId}`)
  expect(shown.sort()).toEqual(model.events.toSorted())
}

/**
 * Checks that transitions of the machine lead from the last observed state to this state. A terminal state must not
 * change, because no transition leaves it.
 */
function follow(seen: Map<string, string>, machine: MachineName, id: string, state: string): void {
  const before = seen.get(id) ?? null
  seen.set(id, state)
  if (before === state) return
  const arrows = machines[machine].transitions as readonly Transition[]
  const reached = new Set<string | null>([before])
  // A resource may have taken several transitions since the last check.
  for (const at of reached) for (const { from, to } of arrows) if (from === at) reached.add(to)
  expect([machine, before, state, reached.has(state)]).toEqual([machine, before, state, true])
}

function expectCyclesToBeHeldOnce(schedules: readonly Schedule[]): void {
  const holding = schedules.filter(({ state }) => /^(CREATED|PENDING|SCHEDULED|SUCCESS)\./.test(state))
  const cycles = holding.map(({ recurrenceId, cycleNumber }) => `${recurrenceId} ${cycleNumber}`)
  expect(cycles.length).toBe(new Set(cycles).size)
  const dates = Map.groupBy(
    schedules.filter(({ purpose, state }) => purpose === 'NTAG' && !state.startsWith('CANCELLED.')),
    ({ retryOfScheduleId }) => retryOfScheduleId,
  )
  for (const retries of dates.values())
    expect(new Set(retries.map(({ dueDate }) => dueDate)).size).toBeLessThanOrEqual(3)
}
