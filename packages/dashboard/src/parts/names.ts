import type { Cause } from '@pix-payments/client/sandbox'
import { type Phrase, t } from '../language/language.ts'

/** The timers and reports of the service, in the words of the page. */
const TIMERS: Readonly<Record<string, Phrase>> = {
  delivery: 'delivery of an event',
  chargeExpiry: 'expiry of a charge',
  recurrenceExpiry: 'expiry of a recurrence',
  recurrenceCompletion: 'end of a recurrence',
  scheduleDispatch: 'sending of an instruction',
  scheduleDueEnd: 'end of a due date',
  automaticCharge: 'charge of a cycle',
  transferSettled: 'settlement of a withdrawal',
  transferRefused: 'failure of a withdrawal',
  refundEnded: 'end of a refund',
  firstPayment: 'first payment',
  recurrenceAnswer: 'answer to a recurrence',
  instructionAnswer: 'answer to an instruction',
  instructionPayment: 'payment of an instruction',
}

/** The name of a timer. A timer of a later service has its own name. */
export const timerName = (kind: string): string => {
  const phrase = TIMERS[kind]
  return phrase === undefined ? kind : t(phrase)
}

const CAUSES: Readonly<Record<string, Phrase>> = { event: 'the event', fault: 'the fault' }

/** Why something happened; undefined for a call, which begins a timeline. */
export function causeName({ timer, report, operationId, kind }: Cause): string {
  const known = timer ?? report
  if (known !== undefined) return timerName(known)
  const phrase = CAUSES[kind]
  return operationId ?? (phrase === undefined ? kind : t(phrase))
}

/** Why a delivery had no answer. The service says it in English. */
const ERRORS: readonly Phrase[] = [
  'The connection was refused.',
  'The connection was closed before the answer was complete.',
  'The host cannot be reached.',
  'The host was not found.',
  'The service could not send it.',
]

export const errorText = (error: string | null): string => {
  const phrase = ERRORS.find((it) => it === error)
  return phrase === undefined ? (error ?? '') : t(phrase)
}
