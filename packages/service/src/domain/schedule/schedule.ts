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
import { timestamp, timestampOrNull } from '../timestamp.ts'

/** One instruction to the payer's institution to pay one cycle on one date (§2.5). Amounts are in cents. */
export interface Schedule {
  readonly id: string
  readonly walletId: string
  readonly recurrenceId: string
  readonly cycleNumber: number
  readonly purpose: SchedulePurpose
  /** `status.statusDetailed`, joined by a dot. */
  readonly state: StateOf<'schedule'>
  readonly amount: number
  /** Retries and re-sends of a charge keep its txid (G-077). */
  readonly txid: string
  readonly originalDueDate: CalendarDate
  readonly dueDate: CalendarDate
  /** Id of the AGND charge that this schedule retries or re-sends; null for an AGND charge (G-081). */
  readonly retryOfScheduleId: string | null
  readonly paymentInformationId: string | null
  readonly rejectionCode: string | null
  readonly rejectionReason: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  /** The sendings of this schedule to the payer's institution: at most one, none when the sending failed (G-232). */
  readonly attempts: readonly ScheduleAttempt[]
  /** Sum of the refunds that are not FAILED, in cents (G-149). */
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

/** Id of the AGND charge: the schedule's own id, or that of the charge it retries. */
export const chargeIdOf = ({ id, retryOfScheduleId }: Schedule): string => retryOfScheduleId ?? id

/** `withAttempts: false` returns an empty `attempts`, as in lists (G-074). */
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
    // G-082: the payer's institution starts to try at 00:00 in America/Sao_Paulo on the due date.
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
 * True if the attempt was rejected, or expired without an answer or a payment. A failure that is reported too late sets
 * a code on the schedule only, so other attempts show none.
 */
const hasFailed = ({ status }: ScheduleAttempt): boolean => status === 'REJECTED' || status === 'EXPIRED'

/** The payload of an event about a schedule. It has no externalId (G-083, G-217). */
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
