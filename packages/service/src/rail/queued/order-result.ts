import type { Clock } from '../../clock.ts'
import { traceIdOf } from '../../domain/traceparent.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Breaker } from './breaker.ts'
import type { OrderOutcome } from './order-attempt.ts'
import type { ClaimedOrder, OrderResult } from './order-turn.ts'
import { pauseAfter } from './pauses.ts'

export interface OrderResultParts {
  readonly breaker: Pick<Breaker, 'succeeded' | 'failed'>
  readonly clock: Clock
  readonly log: Log
}

/** Decides what an attempt means for the order and for the breaker, and logs it. */
export function resultOf(
  { breaker, clock, log }: OrderResultParts,
  order: ClaimedOrder,
  outcome: OrderOutcome,
): OrderResult {
  const { id, walletId, name } = order
  const attempt = order.attempts + 1
  const facts = { orderId: id, walletId, order: name, attempt, traceId: traceIdOf(order.traceparent) }
  if (outcome.kind === 'aborted') return { kind: 'aborted' }
  if (outcome.kind === 'sent') {
    breaker.succeeded()
    log.debug(facts, 'The institution acknowledged an order.')
    return { kind: 'sent' }
  }
  const { error, retryAfter } = outcome
  const isRefusal = outcome.kind === 'refused'
  if (isRefusal) {
    // A refusal is an answer: the institution is able to take other orders.
    breaker.succeeded()
    const text = 'The institution refused an order. The service repeats it once a minute.'
    // Only the first refusal is a warning, because the order may be refused for days.
    if (order.error === null) log.warn({ ...facts, error }, text)
    else log.debug({ ...facts, error }, text)
  } else {
    breaker.failed(error, retryAfter)
    log.debug({ ...facts, error }, 'The institution did not acknowledge an order.')
  }
  const pause = pauseAfter({ id, attempt, isRefusal, retryAfter })
  return { kind: 'retry', dueAt: clock.now() + pause, error: isRefusal ? error : null }
}
