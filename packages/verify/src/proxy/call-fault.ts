/** What happens to calls of the back end to the payment API. */
export interface CallFault {
  /** The operationId of the calls. Absent: every call, also for tokens. */
  readonly operationId?: string
  /** Whether the payment API gets the request. `done`: the effect happens, whatever the back end reads. */
  readonly effect: 'done' | 'none'
  readonly answer: FaultyAnswer
  /** The number of calls that it hits. Default: until the faults are removed. */
  readonly times?: number
}

/**
 * - `lost`: the connection closes without a response.
 * - `cut`: the connection closes in the middle of the body.
 * - `slow`: the true response, after half a second.
 * - `late`: the true response, after `slowMilliseconds` of the configuration.
 * - `overtaken`: the true response, after the events of the call are delivered, or after half a second.
 * - `garbage`: 200 with a page of HTML.
 * - `portal`: 302 to the page of a captive portal.
 * - a status: an error page of a gateway in plain text, with `Retry-After` when it is given.
 */
export type FaultyAnswer =
  | 'lost'
  | 'cut'
  | 'slow'
  | 'late'
  | 'overtaken'
  | 'garbage'
  | 'portal'
  | { readonly status: number; readonly retryAfterSeconds?: number }

/** A call of the back end, for the report. */
export interface Call {
  readonly operationId: string
  /** The status that the payment API answered; undefined when it never got the request. */
  readonly served: number | undefined
  /** What the back end read: a status, or `lost`. */
  readonly answered: string
  readonly fault: string | undefined
  /** When it began, and how long the back end waited. */
  readonly at: string
  readonly milliseconds: number
  /** The bodies as text, without those of tokens. `response` is what the payment API answered, before a fault. */
  readonly request: string
  readonly response: string
}

export const faultText = ({ effect, answer }: CallFault): string =>
  `${answerText(answer)}, ${effect === 'done' ? 'after the effect' : 'without effect'}`

function answerText(answer: FaultyAnswer): string {
  if (answer === 'overtaken') return 'overtaken by events'
  if (typeof answer === 'string') return answer
  const { status, retryAfterSeconds } = answer
  return retryAfterSeconds === undefined ? `${status}` : `${status}, retry after ${retryAfterSeconds} s`
}
