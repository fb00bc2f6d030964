import type { MachineName } from '@pix-payments/spec'
import type { StatusChange, WithHistory } from '../domain/cause.ts'
import type { Charge } from '../domain/charge/charge.ts'
import type { Recurrence } from '../domain/recurrence/recurrence.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'
import { findAutomaticRefund } from '../storage/rows/automatic-refund-rows.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { findRecurrence } from '../storage/rows/recurrence-rows.ts'
import { findRefundById } from '../storage/rows/refund-rows.ts'
import { findSchedule } from '../storage/rows/schedule-rows.ts'
import { allSchedulesOf, automaticRefundsIn, refundsOfPayment } from '../storage/rows/timeline-rows.ts'
import { findTimer, timersOf } from '../storage/rows/timer-rows.ts'
import type { Timer } from '../storage/rows/timer-rows.ts'
import { findWithdrawalById } from '../storage/rows/withdrawal-rows.ts'
import type { Reader } from '../storage/store.ts'

/** A resource, as a timeline needs it. */
export interface TimelineResource {
  readonly resource: MachineName
  readonly id: string
  readonly status: string
  readonly history: readonly StatusChange[]
  /** The productTransactionIds of its statement lines. */
  readonly products: readonly string[]
  readonly timers: readonly Timer[]
}

/** The resource of a timeline, then all that belongs to it. */
type TimelineResources = readonly [TimelineResource, ...TimelineResource[]]

/** Reads a resource and all that belongs to it. Returns undefined when the wallet has no such resource. */
export async function readTimelineResources(
  reader: Reader,
  walletId: string,
  id: string,
): Promise<TimelineResources | undefined> {
  const isOwn = (it: { readonly walletId: string } | undefined): boolean => it?.walletId === walletId
  const resourceOf = makeResource(reader, walletId)
  const charge = await findCharge(reader, id)
  if (charge !== undefined && isOwn(charge)) return resourcesOfCharge(reader, charge)
  const withdrawal = await findWithdrawalById(reader, id)
  if (withdrawal !== undefined && isOwn(withdrawal)) {
    const returns = (withdrawal.returns ?? []).map(({ returnId }) => returnId)
    return [await resourceOf('withdrawal', id, withdrawal, withdrawal.status, returns)]
  }
  const refund = await findRefundById(reader, id)
  if (refund !== undefined && isOwn(refund)) return [await resourceOf('refund', id, refund, refund.status)]
  const recurrence = await findRecurrence(reader, id)
  if (recurrence !== undefined && isOwn(recurrence)) return resourcesOfRecurrence(reader, recurrence)
  const schedule = await findSchedule(reader, id)
  if (schedule !== undefined && isOwn(schedule)) return resourcesOfSchedule(reader, schedule)
  const automatic = await findAutomaticRefund(reader, id)
  if (automatic === undefined || !isOwn(automatic)) return undefined
  return [await resourceOf('refund', id, automatic, automatic.status, [automatic.refundEndToEndId])]
}

type MakeResource = (
  resource: MachineName,
  id: string,
  of: WithHistory,
  status: string,
  otherProducts?: readonly string[],
) => Promise<TimelineResource>

const makeResource =
  (reader: Reader, walletId: string): MakeResource =>
  async (resource, id, { history = [] }, status, otherProducts = []) => ({
    resource,
    id,
    status,
    history,
    products: [id, ...otherProducts],
    timers: await timersOf(reader, walletId, id),
  })

async function resourcesOfCharge(reader: Reader, charge: Charge): Promise<TimelineResources> {
  const { walletId, chargeId, expiresAt, expiryTimer, payment, takeBacks = [] } = charge
  const timer = await findTimer(reader, { walletId, dueAt: expiresAt, position: expiryTimer })
  const it = {
    resource: 'charge',
    id: chargeId,
    status: charge.status,
    history: charge.history ?? [],
    products: [chargeId, ...takeBacks.map(({ returnId }) => returnId)],
    timers: timer === undefined ? [] : [timer],
  } as const
  return [it, ...(await refundResources(reader, walletId, payment?.endToEndId))]
}

async function resourcesOfRecurrence(reader: Reader, recurrence: Recurrence): Promise<TimelineResources> {
  const { id, walletId, firstPayment } = recurrence
  const resources = [await makeResource(reader, walletId)('recurrence', id, recurrence, recurrence.state)]
  resources.push(...(await refundResources(reader, walletId, firstPayment.endToEndId ?? undefined)))
  for (const schedule of await allSchedulesOf(reader, walletId, id)) {
    resources.push(...(await resourcesOfSchedule(reader, schedule)))
  }
  const automatic = (await automaticRefundsIn(reader, walletId)).filter(
    (refund) => refund.recurrenceId === id && refund.scheduleId === null,
  )
  resources.push(...(await automaticResources(reader, walletId, automatic)))
  return resources as [TimelineResource, ...TimelineResource[]]
}

async function resourcesOfSchedule(reader: Reader, schedule: Schedule): Promise<TimelineResources> {
  const { id, walletId } = schedule
  const resources = [await makeResource(reader, walletId)('schedule', id, schedule, schedule.state)]
  for (const { endToEndId } of schedule.attempts) {
    resources.push(...(await refundResources(reader, walletId, endToEndId)))
  }
  const automatic = (await automaticRefundsIn(reader, walletId)).filter((it) => it.scheduleId === id)
  resources.push(...(await automaticResources(reader, walletId, automatic)))
  return resources as [TimelineResource, ...TimelineResource[]]
}

async function refundResources(
  reader: Reader,
  walletId: string,
  endToEndId: string | undefined,
): Promise<readonly TimelineResource[]> {
  if (endToEndId === undefined) return []
  const refunds = await refundsOfPayment(reader, walletId, endToEndId)
  const resourceOf = makeResource(reader, walletId)
  return Promise.all(refunds.map((it) => resourceOf('refund', it.refundEndToEndId, it, it.status)))
}

function automaticResources(
  reader: Reader,
  walletId: string,
  refunds: Awaited<ReturnType<typeof automaticRefundsIn>>,
): Promise<readonly TimelineResource[]> {
  const resourceOf = makeResource(reader, walletId)
  return Promise.all(
    refunds.map((it) => resourceOf('refund', it.refundId, it, it.status, [it.refundEndToEndId])),
  )
}
