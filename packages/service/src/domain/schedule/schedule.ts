import type { WithHistory } from '../cause.ts'
import type { CalendarDate, Instant } from '@pix-payments/pix'
import { brasiliaInstant } from '@pix-payments/pix'
import type { StateOf } from '@pix-payments/spec'
import type {
  Schedule as ScheduleBody,
  ScheduleAttempt as ScheduleAttemptBody,
  SchedulePurpose,
  ScheduleStatus,
} from '@pix-payments/spec/types'
import { statusOf } from '../recurrence/recurrence.ts'
import { isIn } from '../step.ts'
import { timestamp, timestampOrNull } from '../timestamp.ts'

/** One instruction to the payer's institution to pay one cycle on one date (§2.5). Amounts are in cents. */
export interface Schedule extends WithHistory {
  readonly id: string
  readonly walletId: string
  readonly recurrenceId: string
  readonly cycleNumber: number
  readonly purpose: SchedulePurpose
  /** The API fields `status` and `statusDetailed`, joined by a dot. */
  readonly state: StateOf<'schedule'>
  readonly amount: number
  /** Retries and re-sends of a charge have the txid of the charge (G-077). */
  readonly txid: string
  readonly originalDueDate: CalendarDate
  readonly dueDate: CalendarDate
  /**
   * The id of the AGND charge that this schedule retries or re-sends; null when this schedule is the AGND charge
   * (G-081).
   */
  readonly retryOfScheduleId: string | null
  /**
   * The regulatoryMessageId of the instruction that was ordered from the institution, whether it was sent or not.
   * Undefined until the order.
   */
  readonly instructionId?: string | undefined
  readonly paymentInformationId: string | null
  readonly rejectionCode: string | null
  readonly rejectionReason: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  /**
   * The instructions that the payer's institution received for this schedule. The list has at most one entry. It is
   * empty until the instruction is sent, and stays empty when the sending fails (G-232).
   */
  readonly attempts: readonly ScheduleAttempt[]
  /** The sum of the refunds that are not FAILED, in cents (G-149). */
  readonly reversed: number
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly settledAt: Instant | null
  readonly cancelledAt: Instant | null
}

export interface ScheduleAttempt {
  readonly status: ScheduleAttemptBody['status']
  readonly endToEndId: string
  readonly regulatoryMessageId: string
  readonly sentAt: Instant
  readonly respondedAt: Instant | null
}

/**
 * Returns the id of the AGND charge. For a retry or re-send, this is the id of the charge that it repeats; otherwise it
 * is the schedule's own id.
 */
export const chargeIdOf = ({ id, retryOfScheduleId }: Schedule): string => retryOfScheduleId ?? id

/** §7.5: the amount is above the maximum of the payer. The same cycle may be charged again. */
const ABOVE_MAXIMUM = 'AM02'

/**
 * Returns the schedules of a cycle because of which no other charge of the cycle may be created (G-174). A failed re-send
 * holds the cycle in every state, because the payer's institution had accepted its charge. Only an open or settled
 * schedule holds the cycle when its charge, or a retry or re-send of it, failed with AM02.
 */
export function holdersOf(cycle: readonly Schedule[]): readonly Schedule[] {
  const above = new Set(cycle.filter((it) => it.rejectionCode === ABOVE_MAXIMUM).map(chargeIdOf))
  return cycle.filter((it) => {
    if (above.has(chargeIdOf(it))) return isIn('schedule', 'openOrSettled', it.state)
    const isFailedResend = it.purpose === 'RIFL' && it.state.startsWith('FAILED.')
    return isIn('schedule', 'occupiesCycle', it.state) || isFailedResend
  })
}

/** Returns the response body of a schedule. Lists pass `withAttempts: false`: there, `attempts` is empty (G-074). */
export function scheduleBody(
  schedule: Schedule,
  { withAttempts = true }: { readonly withAttempts?: boolean } = {},
): ScheduleBody {
  const [status, statusDetailed] = statusOf(schedule.state)
  const sent = schedule.attempts.at(-1)
  return {
    object: 'pix_automatic.schedule',
    id: schedule.id,
    recurrenceId: schedule.recurrenceId,
    walletId: schedule.walletId,
    cycleNumber: schedule.cycleNumber,
    txid: schedule.txid,
    amount: schedule.amount,
    originalDueDate: schedule.originalDueDate,
    dueDate: schedule.dueDate,
    purpose: schedule.purpose,
    status: status as ScheduleStatus,
    statusDetailed,
    paymentInformationId: schedule.paymentInformationId,
    regulatoryMessageId: sent?.regulatoryMessageId ?? null,
    endToEndId: sent?.endToEndId ?? null,
    reconciliationId: schedule.txid,
    rejectionCode: schedule.rejectionCode,
    rejectionReason: schedule.rejectionReason,
    retryOfScheduleId: schedule.retryOfScheduleId,
    attemptCount: schedule.attempts.length,
    // G-082: on the due date, the payer's institution first tries to settle at 00:00 in Brasília time.
    nextAttemptAt: status === 'SCHEDULED' ? timestamp(brasiliaInstant(schedule.dueDate)) : null,
    metadata: schedule.metadata === null ? null : { ...schedule.metadata },
    attempts: withAttempts
      ? schedule.attempts.map((attempt, index) => attemptBody(schedule, attempt, index + 1))
      : [],
    createdAt: timestamp(schedule.createdAt),
    updatedAt: timestamp(schedule.updatedAt),
    settledAt: timestampOrNull(schedule.settledAt),
    cancelledAt: timestampOrNull(schedule.cancelledAt),
  }
}

const attemptBody = (
  { purpose, dueDate, rejectionCode, rejectionReason }: Schedule,
  attempt: ScheduleAttempt,
  attemptNumber: number,
): ScheduleAttemptBody => ({
  attemptNumber,
  purpose,
  dueDate,
  status: attempt.status,
  endToEndId: attempt.endToEndId,
  regulatoryMessageId: attempt.regulatoryMessageId,
  rejectionCode: hasFailed(attempt) ? rejectionCode : null,
  rejectionReason: hasFailed(attempt) ? rejectionReason : null,
  sentAt: timestamp(attempt.sentAt),
  respondedAt: timestampOrNull(attempt.respondedAt),
})

/**
 * True when the payer's institution rejected the attempt, or when the attempt expired without an answer or a payment.
 * Only such an attempt shows the rejection code of its schedule. When the institution reports a failure too late, the
 * schedule has a code, but the attempt is CANCELLED and shows no code (G-236).
 */
const hasFailed = ({ status }: ScheduleAttempt): boolean => status === 'REJECTED' || status === 'EXPIRED'

/** Returns the payload of an event about a schedule. The payload has no externalId (G-083, G-217). */
export function scheduleFacts(schedule: Schedule, event: string): Readonly<Record<string, unknown>> {
  const [status, statusDetailed] = statusOf(schedule.state)
  const endToEndId = schedule.attempts.at(-1)?.endToEndId ?? null
  const common = {
    status,
    statusDetailed,
    id: schedule.id,
    recurrenceId: schedule.recurrenceId,
    walletId: schedule.walletId,
    cycleNumber: schedule.cycleNumber,
    purpose: schedule.purpose,
    retryOfScheduleId: schedule.retryOfScheduleId,
    txid: schedule.txid,
    amount: schedule.amount,
    originalDueDate: schedule.originalDueDate,
    dueDate: schedule.dueDate,
    metadata: schedule.metadata,
  }
  switch (event) {
    case 'pixAutomaticScheduleScheduled':
      return { ...common, endToEndId }
    case 'pixAutomaticScheduleSettled':
      return {
        ...common,
        endToEndId,
        reconciliationId: schedule.txid,
        settledAt: timestampOrNull(schedule.settledAt),
      }
    case 'pixAutomaticScheduleRejected':
      return {
        ...common,
        endToEndId,
        rejectionCode: schedule.rejectionCode,
        rejectionReason: schedule.rejectionReason,
      }
    default:
      return { ...common, cancelledAt: timestampOrNull(schedule.cancelledAt) }
  }
}
