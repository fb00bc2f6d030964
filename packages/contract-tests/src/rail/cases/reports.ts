import { CaseFailed, CaseNotReachable } from '../case-ends.ts'
import { kindOf } from '../effects.ts'
import type { Arrival } from '../report-book.ts'
import type { Disturbance } from '../report-server.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

const ENDINGS = ['reportTransferSettled', 'reportTransferRefused']

/** A rule that every report of the run must follow. `problem` returns how a report breaks it. */
const each = (name: string, rule: string, problem: (arrival: Arrival) => string | undefined): RailCase => ({
  name,
  group: 'Reports',
  rule,
  async run({ options: { book, quiet } }) {
    await quiet()
    if (book.arrivals.length === 0) throw new CaseNotReachable('No report arrived.')
    for (const arrival of book.arrivals) {
      const found = problem(arrival)
      if (found !== undefined) throw new CaseFailed(`${kindOf(arrival.operationId)}: ${found}`)
    }
  },
})

/** The suite disturbs the answers to the ending of a transfer. The institution must send it until the answer is 200. */
const sentAgain = (
  name: string,
  rule: string,
  disturbances: readonly Disturbance[],
  needs: readonly string[] = [],
): RailCase => ({
  name,
  group: 'Reports',
  rule,
  needs: ['transfer-ends', ...needs],
  async run(context) {
    const { orders, institution, server, book, settleMilliseconds } = context.options
    const order = orders.transfer()
    context.disturbed.push(order)
    server.disturb(order.resourceId, ENDINGS, disturbances)
    await institution.place(order)
    const sent = (): readonly Arrival[] => book.about(order.resourceId, ENDINGS)
    const answered = await book.wait(() => sent().find(({ status }) => status === 200), settleMilliseconds)
    if (answered !== undefined) return
    const seconds = settleMilliseconds / 1000
    throw new CaseFailed(
      `the ending of ${order.resourceId} was sent ${sent().length} times in ${seconds} s and never answered with 200; send a report until the answer is 200`,
    )
  },
})

export const REPORT_CASES: readonly RailCase[] = [
  each('reports-signed', 'Each report has a valid signature', ({ unsigned }) => unsigned),
  each('reports-valid', 'Each report is valid against the contract', ({ invalid }) => invalid),
  sentAgain('sent-again-after-500', 'A report that gets 500 is sent again', ['500']),
  sentAgain('sent-again-after-lost-answer', 'A report whose answer is lost is sent again', ['lost']),
  sentAgain('sent-again-after-silence', 'A report that gets no answer is sent again', ['silence']),
  sentAgain(
    'sent-again-until-200',
    'A report is sent again until the answer is 200',
    ['500', '500', '500'],
    ['sent-again-after-500'],
  ),
  {
    name: 'same-webhook-id',
    group: 'Reports',
    rule: 'A report that is sent again has the same webhook-id',
    needs: ['sent-again-after-500'],
    async run(context) {
      const { book, quiet } = context.options
      await quiet()
      for (const { resourceId } of context.disturbed) {
        for (const operation of ENDINGS) {
          const ids = new Set(book.about(resourceId, [operation]).map(({ webhookId }) => webhookId))
          if (ids.size > 1)
            throw new CaseFailed(
              `${kindOf(operation)} of ${resourceId} was sent with the webhook-ids ${[...ids].join(', ')}; store the id with the report`,
            )
        }
      }
    },
  },
  {
    name: 'same-body',
    group: 'Reports',
    rule: 'Requests with the same webhook-id have the same body',
    needs: ['transfer-ends'],
    async run({ options: { book, quiet } }: CaseContext) {
      await quiet()
      const texts = new Map<string, string>()
      for (const { webhookId, text, operationId } of book.arrivals) {
        const before = texts.get(webhookId)
        texts.set(webhookId, text)
        if (webhookId !== '' && before !== undefined && before !== text)
          throw new CaseFailed(
            `${kindOf(operationId)} with webhook-id ${webhookId} came with two bodies, which returns 409; store the body with the id`,
          )
      }
    },
  },
]
