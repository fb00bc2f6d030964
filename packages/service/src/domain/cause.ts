import type { Instant } from '@pix-payments/pix'
import { timestamp } from './timestamp.ts'

/** Why something happened, as the control API shows it (`Cause` of the control API). */
export interface CauseFields {
  /**
   * `request`: a request to the operator API. `command`: a request to the control API. `timer`: a timer that fell due.
   * `report`: a report of the institution. `event`: an event that is delivered. `fault`: a fault that a test ordered.
   */
  readonly kind: 'request' | 'command' | 'timer' | 'report' | 'event' | 'fault'
  /** The x-request-id of the request. For a timer: of the request that set the timer. */
  readonly requestId?: string
  readonly operationId?: string
  /** The kind of the timer. */
  readonly timer?: string
  readonly dueAt?: string
  /** The name of the report in the rail contract, and its webhook-id. */
  readonly report?: string
  readonly reportId?: string
  readonly eventId?: string
  readonly faultId?: string
  /** The header of the request, command or report. For a timer: of what set the timer. */
  readonly traceparent?: string
}

/** A cause, with its JSON text for the store. The text is made once, also when many rows need it. */
export class Cause {
  readonly fields: CauseFields
  #text: string | undefined

  constructor(fields: CauseFields) {
    this.fields = fields
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.fields))
  }

  /** The JSON text of the trace alone, which is all that production stores; null without a trace. */
  get traceText(): string | null {
    const { kind, traceparent } = this.fields
    return traceparent === undefined ? null : JSON.stringify({ kind, traceparent })
  }
}

export const requestCause = (
  kind: 'request' | 'command',
  { requestId, traceparent }: { readonly requestId: string; readonly traceparent: string | undefined },
  operationId: string,
): Cause => new Cause({ kind, requestId, operationId, ...(traceparent !== undefined && { traceparent }) })

interface DueTimer {
  readonly kind: string
  readonly dueAt: Instant
  readonly causedBy: string | null
}

/** The cause of what a timer does. It keeps the request or the report that set the timer, and their trace. */
export function timerCause({ kind, dueAt, causedBy }: DueTimer): Cause {
  const origin = readCause(causedBy)
  return new Cause({ ...origin, kind: 'timer', timer: kind, dueAt: timestamp(dueAt) })
}

/**
 * A cause in a row. `order` is the sum of the wallet's counters when the cause began: it orders what happened at the
 * same instant. While the clock is frozen, everything does.
 */
export type StoredCause = CauseFields & { readonly order?: number }

/** The JSON text of a cause for a row. */
export const causeText = ({ text }: Cause, order: number): string => `${text.slice(0, -1)},"order":${order}}`

/** Returns null for a row without a cause: in production without a trace, or of the opening of a wallet. */
export const readCause = (text: string | null): CauseFields | null =>
  shownCause(text === null ? null : (JSON.parse(text) as StoredCause))

/** The trace of a cause in a row. */
export const traceparentIn = (text: string | null): string | undefined => readCause(text)?.traceparent

/** The order of a cause in a row. 0 without a cause. */
export const orderOf = (text: string | null): number =>
  text === null ? 0 : ((JSON.parse(text) as StoredCause).order ?? 0)

/** The cause without its order. */
export function shownCause(stored: StoredCause | null): CauseFields | null {
  if (stored === null) return null
  const { order: _, ...fields } = stored
  return fields
}

/** A status that a resource got. A resource of the sandbox keeps all of them. */
export interface StatusChange {
  /** Null when the resource was created with the status `to`. */
  readonly from: string | null
  readonly to: string
  readonly at: Instant
  readonly causedBy: StoredCause | null
}

/** A resource with its statuses so far. Undefined in production. */
export interface WithHistory {
  readonly history?: readonly StatusChange[]
}
