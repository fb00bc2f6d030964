import { type PixClient, PixError, type Schedule } from '@pix-payments/client'

// #region create
/** Charges a cycle, for example `{ externalId: 'cycle-2', cycleNumber: 2, dueDate: '2026-04-06' }`. */
export async function chargeCycle(
  pix: PixClient,
  recurrenceId: string,
  cycle: { externalId: string; cycleNumber: number; dueDate: string },
): Promise<Schedule | undefined> {
  try {
    return await pix.schedules.createSchedule({ id: recurrenceId, amount: 4990, ...cycle })
  } catch (error) {
    if (!(error instanceof PixError) || !error.is('createSchedule', 'CYCLE_ALREADY_EXISTS')) throw error
    return undefined // Another charge holds this cycle. The payer does not pay twice.
  }
}
// #endregion

// #region retry
/** Charges a failed cycle again on the given day. Returns undefined when a retry is not possible. */
export async function retryCycle(
  pix: PixClient,
  scheduleId: string,
  retry: { externalId: string; retryDate: string },
): Promise<Schedule | undefined> {
  try {
    return await pix.schedules.createPostDueRetry({ id: scheduleId, ...retry })
  } catch (error) {
    const isFinal =
      error instanceof PixError &&
      error.is('createPostDueRetry', 'POST_DUE_RETRY_NOT_ALLOWED', 'POST_DUE_RETRY_LIMIT_EXCEEDED')
    if (!isFinal) throw error
    return undefined
  }
}
// #endregion

// #region list
/** Returns the numbers of the paid cycles. Use it when a webhook may be lost. */
export async function paidCycles(pix: PixClient, recurrenceId: string): Promise<readonly number[]> {
  const paid: number[] = []
  for await (const schedule of pix.schedules.listSchedules.items({ recurrenceId })) {
    if (schedule.status === 'SUCCESS') paid.push(schedule.cycleNumber)
  }
  return paid
}
// #endregion

// #region cancel
export function waiveCycle(pix: PixClient, scheduleId: string): Promise<Schedule> {
  return pix.schedules.cancelSchedule({
    id: scheduleId,
    externalId: 'cancellation-0002',
    reason: 'The usage of this week was waived.',
  })
}
// #endregion
