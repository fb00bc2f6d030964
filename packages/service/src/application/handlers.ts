import type { OperationId } from '@pix-payments/spec'
import * as createPostDueRetry from './automatic/create-post-due-retry.ts'
import * as createRecurrence from './automatic/create-recurrence.ts'
import * as createSchedule from './automatic/create-schedule.ts'
import { getRecurrenceLocation } from './automatic/recurrence-location.ts'
import * as recurrenceSimulations from './automatic/recurrence-simulations.ts'
import * as recurrences from './automatic/recurrences.ts'
import * as refundSimulations from './automatic/refund-simulations.ts'
import * as scheduleSimulations from './automatic/schedule-simulations.ts'
import * as schedules from './automatic/schedules.ts'
import * as accessToken from './money/access-token.ts'
import * as balances from './money/balances.ts'
import * as charges from './money/charges.ts'
import * as consolidatedStatement from './money/consolidated-statement.ts'
import * as internalTransfers from './money/internal-transfers.ts'
import * as refunds from './money/refunds.ts'
import * as statement from './money/statement.ts'
import * as webhook from './money/webhook.ts'
import * as withdrawals from './money/withdrawals.ts'
import type { Handler } from './operation/operation.ts'

/**
 * The handler of each operation in the contract. A file of handlers exports nothing else. If an operation has no
 * handler, this file does not compile.
 */
export const HANDLERS: { readonly [O in OperationId]: Handler<O> } = {
  ...accessToken,
  ...charges,
  ...withdrawals,
  ...refunds,
  ...internalTransfers,
  ...balances,
  ...statement,
  ...consolidatedStatement,
  ...webhook,
  ...createRecurrence,
  ...recurrences,
  ...createSchedule,
  ...schedules,
  ...createPostDueRetry,
  getRecurrenceLocation,
  ...recurrenceSimulations,
  ...scheduleSimulations,
  ...refundSimulations,
}
