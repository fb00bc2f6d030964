import { brasiliaInstant } from '@pix-payments/pix'
import type { FindBody, OldBody, OldTimer, TimedReport } from './old-timer.ts'

interface MagicPayer {
  readonly municipality?: 'NONE'
  readonly authorization?: 'REJECTED'
  readonly instruction?: string
  readonly settlement?: string
  readonly answer?: 'NONE'
}

/** The answers of the magic payers when this migration was written. A migration never changes, so this is a copy. */
const MAGIC_PAYERS: Readonly<Record<string, MagicPayer>> = {
  '10000000280': { municipality: 'NONE' },
  '10000000442': { authorization: 'REJECTED' },
  '10000000523': { instruction: 'AM02' },
  '10000000604': { instruction: 'AC05' },
  '10000000795': { settlement: 'AB10' },
  '10000000876': { answer: 'NONE' },
}
const MUNICIPALITY_CODE = '3550308'
const STEP_MILLISECONDS = 1000
const SETTLEMENT_TIME = '08:00'

type PayerTimer = OldTimer & { readonly kind: 'payerAuthorization' | 'payerAnswer' | 'payerSettlement' }

/** Returns the reports that take the place of a timer of the automatic payer. `body` is that of the timer's resource. */
export async function payerReports(
  timer: PayerTimer,
  body: OldBody,
  find: FindBody,
): Promise<readonly TimedReport[]> {
  if (timer.kind === 'payerAuthorization') return [authorization(timer, magicPayer(body))]
  const { recurrenceId, dueDate } = body
  const recurrence = recurrenceId === undefined ? undefined : await find('recurrence', recurrenceId)
  if (recurrence === undefined || dueDate === undefined) return []
  const magic = magicPayer(recurrence)
  if (timer.kind === 'payerSettlement') return [payment(timer, timer.dueAt, magic)]
  if (magic.answer === 'NONE') return []
  // Earlier, the timer of the settlement was created when the instruction was accepted.
  const paidAt = Math.max(brasiliaInstant(dueDate, SETTLEMENT_TIME), timer.dueAt + STEP_MILLISECONDS)
  const isAccepted = magic.instruction === undefined
  return [answer(timer, magic), ...(isAccepted ? [payment(timer, paidAt, magic)] : [])]
}

const magicPayer = ({ payer }: OldBody): MagicPayer => MAGIC_PAYERS[payer?.taxId ?? ''] ?? {}

function authorization(
  { walletId, dueAt, resourceId: recurrenceId }: PayerTimer,
  { authorization, municipality }: MagicPayer,
): TimedReport {
  const outcome = authorization ?? 'CONFIRMED'
  const municipalityCode =
    authorization === undefined && municipality === undefined ? MUNICIPALITY_CODE : null
  const about = { walletId, recurrenceId }
  return { dueAt, report: { report: 'recurrenceAnswer', ...about, outcome, municipalityCode, reason: null } }
}

function answer(
  { walletId, dueAt, resourceId: scheduleId }: PayerTimer,
  { instruction }: MagicPayer,
): TimedReport {
  const rejectionCode = instruction ?? null
  const outcome = rejectionCode === null ? 'ACCEPTED' : 'REJECTED'
  return { dueAt, report: { report: 'instructionAnswer', walletId, scheduleId, outcome, rejectionCode } }
}

function payment(
  { walletId, resourceId: scheduleId }: PayerTimer,
  dueAt: number,
  { settlement }: MagicPayer,
): TimedReport {
  const rejectionCode = settlement ?? null
  const outcome = rejectionCode === null ? 'SETTLED' : 'REJECTED'
  return { dueAt, report: { report: 'instructionPayment', walletId, scheduleId, outcome, rejectionCode } }
}
