import { randomUUID } from 'node:crypto'
import { type Bug, changed, pathOf } from './bug.ts'
import { creditRecurringTwice } from './credits.ts'

const HOUR_MS = 3_600_000
const AUTOMATIC = '/v1/pix/automatic'

/** The fetch of this process before a bug replaced it. */
const fetchTruly = globalThis.fetch

/** What a gateway answers: the kit learns nothing, and the client does not retry. */
const nothing = (): Response => new Response('gateway', { status: 404 })

const is =
  (method: string, path: RegExp) =>
  (request: Request): boolean =>
    request.method === method && path.test(pathOf(request).replace(AUTOMATIC, ''))

const isStart = is('POST', /^\/recurrences$/)
const isRecurrenceRead = is('GET', /^\/recurrences\/[^/]+$/)
const isCancellation = is('POST', /^\/recurrences\/[^/]+\/cancel$/)
const isCharge = is('POST', /^\/recurrences\/[^/]+\/schedules$/)
const isRetry = is('POST', /\/post-due-retries$/)
const isList = is('GET', /^\/schedules$/)

interface Listed {
  readonly id: string
  readonly status: string
}

const schedulesIn = (body: Record<string, unknown>): readonly Listed[] => body['data'] as readonly Listed[]

/** What the process knows. A kill forgets it. */
const known = new Set<string>()
let lastEventAt = -Infinity
let hasFailed = false
let isCompleted = false

/** Bugs in the recurring charges of the example on the kit. */
export const RECURRING_BUGS: Readonly<Record<string, Bug>> = {
  'cycles-stay': {
    mistake: 'Cycles are planned and never charged.',
    finds: ['plain-recurrence', 'last-cycle'],
    call: async (request, next) => (isCharge(request) ? nothing() : next()),
  },
  'recurrences-without-polls': {
    mistake: 'A recurrence and its charges are read only in the hour after an event.',
    finds: ['first-payment-without-event', 'cycle-without-event'],
    async call(request, next, clock) {
      if (!isRecurrenceRead(request) && !isList(request)) return next()
      return clock.now() - lastEventAt < HOUR_MS ? next() : nothing()
    },
    async receive(_, next, { clock }) {
      lastEventAt = clock.now()
      return next()
    },
  },
  'recurring-credit-by-event': {
    mistake: 'The event of a recurring payment credits the player, and the read of the charge credits again.',
    finds: ['recurring-events-twice', 'plain-recurrence'],
    receive: creditRecurringTwice,
  },
  'credit-after-authorization': {
    mistake: 'The first payment counts only when the recurrence is authorized.',
    finds: ['authorization-refused', 'first-payment-without-event'],
    async call(request, next) {
      const answer = await next()
      if (!isRecurrenceRead(request)) return answer
      return changed(answer, ({ status }) =>
        status === 'AUTHORIZED' ? {} : { firstPaymentEndToEndId: null },
      )
    },
  },
  'no-retries': {
    mistake: 'A failed charge is never retried.',
    finds: ['refused-charge', 'unpaid-charge'],
    call: async (request, next) => (isRetry(request) ? nothing() : next()),
  },
  'one-failure-ends': {
    mistake: 'After a failed charge, later cycles are not charged.',
    finds: ['retries-not-agreed'],
    async call(request, next) {
      if (isCharge(request) && hasFailed) return nothing()
      const answer = await next()
      if (!isList(request)) return answer
      return changed(answer, (body) => {
        hasFailed ||= schedulesIn(body).some(({ status }) => status === 'FAILED')
        return {}
      })
    },
  },
  'own-ids-only': {
    mistake: 'Only charges whose creation was answered are followed, and their ids are in memory.',
    finds: ['charge-sent-again', 'lost-charge-of-a-cycle', 'killed-in-recurrence'],
    async call(request, next) {
      const answer = await next()
      if (isList(request))
        return changed(answer, (body) => ({ data: schedulesIn(body).filter(({ id }) => known.has(id)) }))
      if (!isCharge(request) && !isRetry(request)) return answer
      return changed(answer, ({ id }) => {
        known.add(String(id))
        return {}
      })
    },
  },
  'completed-is-over': {
    mistake: 'The charges of a completed recurrence are not read any more.',
    finds: ['last-cycle'],
    async call(request, next) {
      if (isList(request) && isCompleted) return nothing()
      const answer = await next()
      if (!isRecurrenceRead(request)) return answer
      return changed(answer, ({ statusDetailed }) => {
        isCompleted ||= statusDetailed === 'COMPLETED'
        return {}
      })
    },
  },
  'cancels-for-itself': {
    mistake: 'A cancellation is stored, and the payment API is not told.',
    finds: ['cancelled-before-cut-off', 'cancelled-after-cut-off'],
    async call(request, next) {
      if (!isCancellation(request)) return next()
      return fetchTruly(request.url.replace(/\/cancel$/, ''), { headers: request.headers })
    },
  },
  'cancels-once': {
    mistake: 'A cancellation is sent once, whatever became of it.',
    finds: ['lost-cancellation'],
    async call(request, next) {
      if (!isCancellation(request)) return next()
      const path = pathOf(request)
      if (known.has(path)) return nothing()
      known.add(path)
      return next()
    },
  },
  'new-recurrence-for-each-try': {
    mistake: 'Each try to start a recurrence has a new externalId.',
    finds: ['lost-start'],
    async call(request, next) {
      if (!isStart(request)) return next()
      const body = (await request.json()) as Record<string, unknown>
      const { url, headers, method } = request
      const sent = JSON.stringify({ ...body, externalId: randomUUID() })
      return changed(await fetchTruly(url, { method, headers, body: sent }), () => ({
        externalId: body['externalId'],
      }))
    },
  },
}
