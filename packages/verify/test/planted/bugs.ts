import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Bug,
  changed,
  isChargeCreation,
  isChargeRead,
  isPayout,
  isPayoutRead,
  json,
  pathOf,
} from './bug.ts'
import { BOOK_BUGS } from './books.ts'
import { RECURRING_BUGS } from './recurring.ts'
import { UNLOCKED_BUGS } from './unlocked.ts'
import {
  creditForForms,
  creditForOtherEvents,
  creditOutsideTheTransaction,
  creditTwice,
  thenCredit,
} from './credits.ts'

const HOUR_MS = 3_600_000

/** Ids of what happened before, in the memory of the process. */
const seen = new Set<string>()
const counted = new Map<string, number>()
const claims = new Map<string, Record<string, unknown>>()
let token: Promise<string> | undefined

/** What a gateway answers: the kit learns nothing, and the client does not retry. */
const nothing = (): Response => new Response('gateway', { status: 404 })

/** Reads a charge only after an event about it, at most `reads` times for each event. */
const readOnlyAfterEvent = (reads: number): Pick<Bug, 'call' | 'receive'> => ({
  async call(request, next) {
    if (!isChargeRead(request)) return next()
    const id = pathOf(request).split('/').at(-1) ?? ''
    const left = counted.get(id) ?? 0
    counted.set(id, left - 1)
    return left > 0 ? next() : nothing()
  },
  async receive(body, next) {
    const answer = await next()
    const { chargeId = '' } = answer.ok ? (JSON.parse(body) as { chargeId?: string }) : {}
    // The first event only: later deliveries are duplicates.
    if (!seen.has(chargeId)) counted.set(chargeId, reads)
    seen.add(chargeId)
    return answer
  },
})

/** A request is sent once, whatever became of it. */
const sendOnce = (isIt: (request: Request) => boolean): NonNullable<Bug['call']> => {
  return async (request, next) => {
    if (!isIt(request)) return next()
    const body = await request.text()
    const key = pathOf(request) + body
    if (seen.has(key)) return nothing()
    seen.add(key)
    return next()
  }
}

export const BUGS: Readonly<Record<string, Bug>> = {
  ...UNLOCKED_BUGS,
  ...BOOK_BUGS,
  ...RECURRING_BUGS,
  'no-dedupe': {
    mistake: 'The event credits the player, and the read of the charge credits again.',
    finds: ['plain-deposit', 'duplicate', 'duplicate-after-days', 'late-event', 'paid-twice'],
    receive: creditTwice,
  },
  'credit-outside-the-transaction': {
    mistake: 'The credit is in a transaction of its own, after the step.',
    finds: ['killed-with-duplicates'],
    storage: creditOutsideTheTransaction,
    call: (_, next) => thenCredit(next),
  },
  'timeout-as-refusal': {
    mistake: 'A payout without a response counts as refused, and is given back.',
    finds: ['lost-answer', 'error-after-effect', 'cut-answer', 'lost-refund'],
    async call(request, next) {
      if (!isPayout(request)) return next()
      const answer = await next().catch(() => json(500, {}))
      const wasCut = await answer
        .clone()
        .json()
        .then(
          () => false,
          () => true,
        )
      const refusal = { code: 'MalformedRequest', message: 'refused' }
      return answer.status >= 500 || wasCut ? json(400, refusal) : answer
    },
  },
  'trusting-the-body': {
    mistake: 'A charge is paid because an event says so.',
    finds: ['untrue-payment'],
    async call(request, next) {
      if (!isChargeRead(request)) return next()
      const claim = claims.get(pathOf(request).split('/').at(-1) ?? '')
      if (claim === undefined) return next()
      const { paidAt, endToEndId, amount, chargeId, debtor } = claim
      const pixTransaction = {
        endToEndId,
        txid: String(chargeId).replaceAll('-', ''),
        amount,
        settlementDateTime: paidAt,
        payerMessage: null,
      }
      return changed(await next(), () => ({ status: 'PAID', paidAt, debtor, pixTransaction }))
    },
    async receive(body, next) {
      const answer = await next()
      const event = answer.ok ? (JSON.parse(body) as Record<string, unknown>) : {}
      if (event['event'] === 'pixChargePaid') claims.set(String(event['chargeId']), event)
      return answer
    },
  },
  'new-id-for-each-try': {
    mistake: 'Each try of a payout has a new externalId.',
    finds: [
      'lost-answer',
      'gateway-timeout',
      'garbage-answer',
      'withdrawal-over-days',
      'killed-in-refund',
      'lost-answers',
      'gateway-not-found',
      'killed-in-withdrawal',
      'restarted-between',
    ],
    async call(request, next) {
      if (isPayoutRead(request)) return json(404, { code: 'NotFound', message: '' })
      if (!isPayout(request)) return next()
      const body = (await request.json()) as Record<string, unknown>
      const sent = { ...body, externalId: randomUUID() }
      const { url, headers, method } = request
      const answer = await fetchTruly(url, { method, headers, body: JSON.stringify(sent) })
      return changed(answer, () => ({ externalId: body['externalId'] }))
    },
  },
  'no-expected-payer': {
    mistake: 'The charge does not say who may pay it.',
    finds: ['wrong-payer', 'wrong-payer-first'],
    async call(request, next) {
      if (!isChargeCreation(request)) return next()
      const { expectedPayer: _, ...body } = (await request.json()) as Record<string, unknown>
      const { url, headers, method } = request
      return changed(await fetchTruly(url, { method, headers, body: JSON.stringify(body) }), () => ({}))
    },
  },
  'no-poll': {
    mistake: 'A charge is read only after its event.',
    finds: ['lost-event', 'webhooks-away-for-28-hours', 'killed-in-deposit', 'foreign-resource'],
    ...readOnlyAfterEvent(100),
  },
  'acknowledged-and-forgotten': {
    mistake: 'An event whose read fails is not processed again.',
    finds: ['reads-fail', 'outage'],
    ...readOnlyAfterEvent(1),
  },
  'remembers-before-verifying': {
    mistake: 'The id of a delivery is remembered before its signature is verified, and nothing is polled.',
    finds: ['bad-signature', 'old-timestamp'],
    ...readOnlyAfterEvent(100),
    async receive(body, next, { headers, ...received }) {
      const id = headers.get('webhook-id') ?? ''
      if (counted.has(`event ${id}`)) return new Response(null, { status: 204 })
      counted.set(`event ${id}`, 1)
      return readOnlyAfterEvent(100).receive?.(body, next, { headers, ...received }) ?? next()
    },
  },
  'one-try': {
    mistake: 'A payout is sent once. What became of it, nobody asks again.',
    finds: ['lost-request', 'server-error', 'unavailable', 'rate-limit', 'captive-portal', 'outage'],
    call: sendOnce(isPayout),
  },
  'one-charge-for-each-request': {
    mistake: 'A charge is created once. After an error, the deposit stays closed.',
    finds: ['charge-unavailable', 'lost-charge'],
    call: sendOnce(isChargeCreation),
  },
  'success-by-status': {
    mistake: 'Every 200 is a success.',
    finds: ['garbage-without-effect'],
    async call(request, next) {
      if (!isPayout(request)) return next()
      const body = (await request.clone().json()) as { externalId: string; amount: number }
      const answer = await next()
      const isJson = answer.headers.get('content-type')?.includes('json') === true
      if (!answer.ok || isJson) return answer
      const { externalId, amount } = body
      const accepted = { externalId, amount, status: 'PROCESSING', transactionId: randomUUID() }
      return json(202, { ...accepted, createdAt: new Date(0).toISOString() })
    },
  },
  'failure-unknown': {
    mistake: 'Failure statuses of payouts are not known.',
    finds: [
      'refused-withdrawal',
      'canceled-withdrawal',
      'wallet-too-small',
      'failed-refund',
      'failed-withdrawal-twice',
      'killed-in-failed-withdrawal',
    ],
    async call(request, next) {
      const answer = await next()
      if (!isPayout(request) && !isPayoutRead(request)) return answer
      return changed(answer, ({ status }) => (status === 'SUCCESS' ? {} : { status: 'PROCESSING' }))
    },
  },
  impatient: {
    mistake: 'A withdrawal without an outcome after an hour counts as failed.',
    finds: ['slow-settlement'],
    async call(request, next, clock) {
      const answer = await next()
      if (!isPayoutRead(request)) return answer
      return changed(answer, ({ status, createdAt }) =>
        status === 'PROCESSING' && clock.now() - Date.parse(String(createdAt)) > HOUR_MS
          ? { status: 'FAILED' }
          : {},
      )
    },
  },
  'own-expiry': {
    mistake: 'A deposit is expired because the own clock says so.',
    finds: ['paid-at-expiry'],
    async call(request, next, clock) {
      const answer = await next()
      if (!isChargeRead(request)) return answer
      return changed(answer, ({ expiresAt }) =>
        clock.now() >= Date.parse(String(expiresAt))
          ? { status: 'EXPIRED', paidAt: null, pixTransaction: null }
          : {},
      )
    },
  },
  'one-token': {
    mistake: 'The first token is used for ever.',
    finds: ['token-revoked'],
    async call(request, next) {
      if (pathOf(request) !== '/v1/oauth2/token') return next()
      token ??= next().then((answer) => answer.text())
      return new Response(await token, { headers: { 'content-type': 'application/json' } })
    },
  },
  'returns-ignored': {
    mistake: 'Money that moves after the end of a deposit or withdrawal is ignored.',
    finds: ['returned-withdrawal', 'taken-back-deposit'],
    async receive(body, next) {
      const isReturn = /"event":"pix(ChargeTakenBack|WithdrawReturned)"/.test(body)
      return isReturn ? new Response(null, { status: 204 }) : next()
    },
  },
  'newest-event-only': {
    mistake: 'While an event is received, another one is acknowledged and dropped, and nothing is polled.',
    finds: ['reordered-events'],
    ...readOnlyAfterEvent(100),
    async receive(body, next, received) {
      if (counted.size > 0) return new Response(null, { status: 204 })
      return readOnlyAfterEvent(100).receive?.(body, next, received) ?? next()
    },
  },
  'every-event-is-a-payment': {
    mistake: 'Every event about a deposit credits the player, also the event of its expiry.',
    finds: ['clock-jump'],
    receive: creditForOtherEvents,
  },
  'accepts-forms': {
    mistake: 'A delivery as a form is read too, and its signature is not verified.',
    finds: ['form-payment'],
    receive: creditForForms,
  },
  'impatient-client': {
    mistake: 'A payout whose response takes 300 ms counts as refused.',
    finds: ['slow-answer'],
    async call(request, next) {
      if (!isPayout(request)) return next()
      const late = wait(300).then(() => json(400, { code: 'MalformedRequest', message: 'late' }))
      return Promise.race([next(), late])
    },
  },
  'events-before-the-answer-are-dropped': {
    mistake: 'An event about a payout whose response did not come yet is dropped, and payouts are not read.',
    finds: ['event-before-answer'],
    async call(request, next) {
      const { externalId } = isPayout(request)
        ? ((await request.clone().json()) as { externalId: string })
        : { externalId: decodeURIComponent(pathOf(request).split('/').at(-1) ?? '') }
      if (isPayoutRead(request) && !seen.has(`event of ${externalId}`)) return nothing()
      const answer = await next()
      if (isPayout(request)) seen.add(externalId)
      return answer
    },
    async receive(body, next) {
      const { event, externalId } = JSON.parse(body) as { event: string; externalId: string }
      if (!event.startsWith('pixWithdraw')) return next()
      if (!seen.has(externalId)) return new Response(null, { status: 204 })
      seen.add(`event of ${externalId}`)
      return next()
    },
  },
  'one-broken-body': {
    mistake: 'A body that is not JSON ends the worker that processes events, and nothing is polled.',
    finds: ['huge-body'],
    ...readOnlyAfterEvent(100),
    async receive(body, next, received) {
      try {
        JSON.parse(body)
      } catch {
        seen.add('broken')
      }
      if (seen.has('broken')) return new Response(null, { status: 204 })
      return readOnlyAfterEvent(100).receive?.(body, next, received) ?? next()
    },
  },
  'payouts-stay': {
    mistake: 'Payouts are stored and never sent.',
    finds: ['plain-withdrawal', 'plain-refund'],
    call: async (request, next) => (isPayout(request) ? nothing() : next()),
  },
}

/** The fetch of this process before a bug replaced it. */
const fetchTruly = globalThis.fetch
