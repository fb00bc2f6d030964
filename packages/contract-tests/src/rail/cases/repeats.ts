import { CaseFailed } from '../case-ends.ts'
import { endings, listed } from '../effects.ts'
import { described } from '../institution.ts'
import { ORDER_KINDS, ORDER_OPERATIONS, type Order, type OrderOperation } from '../orders.ts'
import type { Arrival } from '../report-book.ts'
import type { Disturbance } from '../report-server.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

const KEEP_IDS = 'keep each orderId, and execute it once'
const CONCURRENT = 8

/** Sends an order again after it was acknowledged. Each repeat must be acknowledged too. */
async function repeat({ options: { institution } }: CaseContext, order: Order, times: number): Promise<void> {
  const requests = Array.from({ length: times }, () => institution.orderRequest(order))
  const answers = await Promise.all(requests.map((request) => institution.send(order.operation, request)))
  for (const [index, answer] of answers.entries()) {
    const request = requests[index]
    if (request !== undefined && answer.status !== 202)
      throw new CaseFailed(`the repeat ${described(request, answer)}; acknowledge it with 202 again`)
  }
}

const repeated = (operation: OrderOperation): RailCase => ({
  name: `${ORDER_KINDS[operation]}-repeated`,
  group: 'Repeated orders',
  rule: `A repeated ${ORDER_KINDS[operation]} order returns 202 and has no second effect`,
  needs: [`${ORDER_KINDS[operation]}-acknowledged`],
  async run(context) {
    const order = context.options.orders.make(operation)
    await context.options.institution.place(order)
    await repeat(context, order, 1)
    await context.options.quiet()
    context.noSecondEffect(order, KEEP_IDS)
  },
})

export const REPEAT_CASES: readonly RailCase[] = [
  ...ORDER_OPERATIONS.map(repeated),
  {
    name: 'concurrent-repeats',
    group: 'Repeated orders',
    rule: `${CONCURRENT} concurrent requests with one order have one effect`,
    needs: ['transfer-ends', 'transfer-repeated'],
    async run(context) {
      const order = context.options.orders.transfer()
      await repeat(context, order, CONCURRENT)
      await context.effect(order)
      await context.options.quiet()
      context.noSecondEffect(order, 'store the orderId under a unique key before you execute the order')
    },
  },
  {
    name: 'repeated-after-the-end',
    group: 'Repeated orders',
    rule: 'An order that is repeated after its end returns 202 and has no second effect',
    needs: ['transfer-ends', 'transfer-repeated'],
    async run(context) {
      const order = context.options.orders.transfer()
      await context.options.institution.place(order)
      await context.effect(order)
      await repeat(context, order, 1)
      await context.options.quiet()
      context.noSecondEffect(order, 'keep the orderId after the end of the order too')
    },
  },
  {
    name: 'lost-acknowledgement',
    group: 'Repeated orders',
    rule: 'An order whose acknowledgement was lost has one effect when it is sent again',
    needs: ['transfer-ends', 'transfer-repeated'],
    async run(context) {
      const { orders, institution, quiet } = context.options
      const order = orders.transfer()
      await institution.loseAnswer(order)
      await institution.place(order)
      await context.effect(order)
      await quiet()
      context.noSecondEffect(order, KEEP_IDS)
    },
  },
  {
    name: 'order-without-simulation',
    group: 'Repeated orders',
    rule: 'An order of production, which has no simulation, has one effect',
    needs: ['transfer-ends'],
    async run(context) {
      const { orders, institution, quiet } = context.options
      const order = orders.transfer({ simulation: undefined })
      await institution.place(order)
      await context.effect(order)
      await quiet()
      context.noSecondEffect(order, 'end each transfer once')
    },
  },
  {
    name: 'transfers-with-doubles',
    group: 'Repeated orders',
    rule: 'Many transfers with doubles and lost answers have exactly one ending each',
    needs: [
      'one-ending',
      'transfer-repeated',
      'concurrent-repeats',
      'lost-acknowledgement',
      'sent-again-after-500',
      'sent-again-after-lost-answer',
    ],
    run: moveMoney,
  },
]

/** The ways in which the transfers of `transfers-with-doubles` meet faults, in turn. */
const FAULTS: readonly { readonly loseAnswer: boolean; readonly report: readonly Disturbance[] }[] = [
  { loseAnswer: false, report: [] },
  { loseAnswer: true, report: [] },
  { loseAnswer: false, report: ['lost'] },
  { loseAnswer: true, report: ['500'] },
]
const ENDINGS = ['reportTransferSettled', 'reportTransferRefused']

async function moveMoney(context: CaseContext): Promise<void> {
  const { orders, institution, server, book, transfers, settleMilliseconds, quiet } = context.options
  const placed = await Promise.all(
    Array.from({ length: transfers }, async (_, index) => {
      const order = orders.transfer()
      const { loseAnswer, report } = FAULTS[index % FAULTS.length] ?? { loseAnswer: false, report: [] }
      server.disturb(order.resourceId, ENDINGS, report)
      if (loseAnswer) await institution.loseAnswer(order)
      await Promise.all([institution.place(order), institution.place(order)])
      return order
    }),
  )
  const ended = ({ resourceId }: Order): boolean =>
    book.about(resourceId, ENDINGS).some(({ status }) => status === 200)
  await book.wait(() => placed.every(ended) || undefined, settleMilliseconds)
  await quiet()
  // A report that is sent again with another webhook-id is the same ending. The case `same-webhook-id` checks the id.
  const payment = ({ operationId, report }: Arrival): string =>
    `${operationId} ${String(report['endToEndId'])}`
  const count = (order: Order): number => endings(book, order, payment).length
  const total = placed.reduce((sum, order) => sum + count(order), 0)
  const wrong = placed.find((order) => count(order) !== 1 || !ended(order))
  if (wrong === undefined) return
  const found = listed(endings(book, wrong)) || 'none'
  throw new CaseFailed(
    `${transfers} transfers have ${total} endings; those of ${wrong.resourceId}: ${found}; ${KEEP_IDS}, and send each report until 200`,
  )
}
