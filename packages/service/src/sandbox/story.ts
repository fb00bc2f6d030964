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
export interface Chapter {
  readonly resource: MachineName
  readonly id: string
  readonly status: string
  readonly history: readonly StatusChange[]
  /** The productTransactionIds of its statement lines. */
  readonly products: readonly string[]
  readonly timers: readonly Timer[]
}

/** Reads a resource and all that belongs to it. Returns undefined when the wallet has no such resource. */
export async function readStory(
  reader: Reader,
  walletId: string,
  id: string,
): Promise<readonly [Chapter, ...Chapter[]] | undefined> {
  const isOwn = (it: { readonly walletId: string } | undefined): boolean => it?.walletId === walletId
  const chapterOf = makeChapter(reader, walletId)
  const charge = await findCharge(reader, id)
  if (charge !== undefined && isOwn(charge)) return chargeStory(reader, charge)
  const withdrawal = await findWithdrawalById(reader, id)
  if (withdrawal !== undefined && isOwn(withdrawal)) {
    const returns = (withdrawal.returns ?? []).map(({ returnId }) => returnId)
    return [await chapterOf('withdrawal', id, withdrawal, withdrawal.status, returns)]
  }
  const refund = await findRefundById(reader, id)
  if (refund !== undefined && isOwn(refund)) return [await chapterOf('refund', id, refund, refund.status)]
  const recurrence = await findRecurrence(reader, id)
  if (recurrence !== undefined && isOwn(recurrence)) return recurrenceStory(reader, recurrence)
  const schedule = await findSchedule(reader, id)
  if (schedule !== undefined && isOwn(schedule)) return scheduleStory(reader, schedule)
  const automatic = await findAutomaticRefund(reader, id)
  if (automatic === undefined || !isOwn(automatic)) return undefined
  return [await chapterOf('refund', id, automatic, automatic.status, [automatic.refundEndToEndId])]
}

type MakeChapter = (
  resource: MachineName,
  id: string,
  of: WithHistory,
  status: string,
  otherProducts?: readonly string[],
) => Promise<Chapter>

const makeChapter =
  (reader: Reader, walletId: string): MakeChapter =>
  async (resource, id, { history = [] }, status, otherProducts = []) => ({
    resource,
    id,
    status,
    history,
    products: [id, ...otherProducts],
    timers: await timersOf(reader, walletId, id),
  })

async function chargeStory(reader: Reader, charge: Charge): Promise<readonly [Chapter, ...Chapter[]]> {
  const { walletId, chargeId, expiresAt, expiryTimer, payment, takeBacks = [] } = charge
  const timer = await findTimer(reader, { walletId, dueAt: expiresAt, position: expiryTimer })
  const chapter = {
    resource: 'charge',
    id: chargeId,
    status: charge.status,
    history: charge.history ?? [],
    products: [chargeId, ...takeBacks.map(({ returnId }) => returnId)],
    timers: timer === undefined ? [] : [timer],
  } as const
  return [chapter, ...(await refundChapters(reader, walletId, payment?.endToEndId))]
}

async function recurrenceStory(
  reader: Reader,
  recurrence: Recurrence,
): Promise<readonly [Chapter, ...Chapter[]]> {
  const { id, walletId, firstPayment } = recurrence
  const chapters = [await makeChapter(reader, walletId)('recurrence', id, recurrence, recurrence.state)]
  chapters.push(...(await refundChapters(reader, walletId, firstPayment.endToEndId ?? undefined)))
  for (const schedule of await allSchedulesOf(reader, walletId, id)) {
    chapters.push(...(await scheduleStory(reader, schedule)))
  }
  const automatic = (await automaticRefundsIn(reader, walletId)).filter(
    (refund) => refund.recurrenceId === id && refund.scheduleId === null,
  )
  chapters.push(...(await automaticChapters(reader, walletId, automatic)))
  return chapters as [Chapter, ...Chapter[]]
}

async function scheduleStory(reader: Reader, schedule: Schedule): Promise<readonly [Chapter, ...Chapter[]]> {
  const { id, walletId } = schedule
  const chapters = [await makeChapter(reader, walletId)('schedule', id, schedule, schedule.state)]
  for (const { endToEndId } of schedule.attempts) {
    chapters.push(...(await refundChapters(reader, walletId, endToEndId)))
  }
  const automatic = (await automaticRefundsIn(reader, walletId)).filter((it) => it.scheduleId === id)
  chapters.push(...(await automaticChapters(reader, walletId, automatic)))
  return chapters as [Chapter, ...Chapter[]]
}

async function refundChapters(
  reader: Reader,
  walletId: string,
  endToEndId: string | undefined,
): Promise<readonly Chapter[]> {
  if (endToEndId === undefined) return []
  const refunds = await refundsOfPayment(reader, walletId, endToEndId)
  const chapterOf = makeChapter(reader, walletId)
  return Promise.all(refunds.map((it) => chapterOf('refund', it.refundEndToEndId, it, it.status)))
}

function automaticChapters(
  reader: Reader,
  walletId: string,
  refunds: Awaited<ReturnType<typeof automaticRefundsIn>>,
): Promise<readonly Chapter[]> {
  const chapterOf = makeChapter(reader, walletId)
  return Promise.all(
    refunds.map((it) => chapterOf('refund', it.refundId, it, it.status, [it.refundEndToEndId])),
  )
}
