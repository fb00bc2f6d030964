import { isRecord } from '../../schema/document.ts'
import { CaseFailed, CaseNotReachable } from '../case-ends.ts'
import { EFFECTS, effectOf, endings, kindOf, listed } from '../effects.ts'
import { ORDER_KINDS, ORDER_OPERATIONS, type OrderOperation } from '../orders.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

/** Orders that the institution acknowledges. */
const acknowledged = (operation: OrderOperation): RailCase => {
  const kind = ORDER_KINDS[operation]
  return {
    name: `${kind}-acknowledged`,
    group: 'Orders',
    rule: `PUT /${kind}s/{orderId} returns 202 with the orderId`,
    async run(context) {
      const order = context.options.orders.make(operation)
      const answer = await context.options.institution.place(order)
      const body = context.valid(operation, answer)
      const orderId = isRecord(body) ? body['orderId'] : undefined
      if (orderId !== order.orderId)
        throw new CaseFailed(
          `${operation} returned orderId ${String(orderId)}; return ${order.orderId}, as in the path`,
        )
    },
  }
}

/** Orders that the institution itself ends. */
const ends = (operation: OrderOperation, name: string): RailCase => ({
  name,
  group: 'Orders',
  rule: `${ORDER_KINDS[operation] === 'instruction' ? 'An' : 'A'} ${ORDER_KINDS[operation]} order leads to ${(EFFECTS[operation][0] ?? []).map(kindOf).join(' or ')}`,
  needs: [`${ORDER_KINDS[operation]}-acknowledged`],
  async run(context) {
    const order = context.options.orders.make(operation)
    context.once.push(order)
    await context.options.institution.place(order)
    await context.effect(order)
  },
})

/** Orders that end only when a payer acts. */
const endsByPayer = (operation: OrderOperation, name: string, rule: string): RailCase => ({
  name,
  group: 'Orders',
  rule,
  needs: [`${ORDER_KINDS[operation]}-acknowledged`],
  async run(context) {
    const { orders, institution, book, payerMilliseconds, payers } = context.options
    const order = orders.make(operation)
    context.once.push(order)
    await institution.place(order)
    if (payers) return void (await context.effect(order))
    const found = await book.wait(() => effectOf(book, order), payerMilliseconds)
    if (found === undefined)
      throw new CaseNotReachable(
        `No payer acted within ${payerMilliseconds / 1000} s. Let a test payer act, and pass --payers.`,
      )
  },
})

/** The members of an order and of its reports that must have the same value. */
const SAME_MEMBERS = ['walletId', 'regulatoryMessageId'] as const

export const ORDER_CASES: readonly RailCase[] = [
  ...ORDER_OPERATIONS.map(acknowledged),
  ends('orderTransfer', 'transfer-ends'),
  ends('orderRefund', 'refund-ends'),
  ends('orderInstruction', 'instruction-sent'),
  {
    name: 'instruction-stamp',
    group: 'Orders',
    rule: 'The endToEndId of an instruction contains its dueDate at 12:00 UTC (G-080)',
    needs: ['instruction-sent'],
    async run(context) {
      await context.options.quiet()
      for (const { body, resourceId } of context.once) {
        const want = `${String(body['dueDate']).replaceAll('-', '')}1200`
        for (const { report } of context.options.book.about(resourceId, ['reportInstructionSent'])) {
          const { endToEndId } = report
          if (typeof endToEndId !== 'string' || endToEndId.slice(9, 21) === want) continue
          throw new CaseFailed(
            `instructionSent has endToEndId ${endToEndId}; its characters 10 to 21 must be ${want}`,
          )
        }
      }
    },
  },
  endsByPayer(
    'registerCharge',
    'charge-paid',
    'A payment of a registered charge is reported as chargePayment',
  ),
  endsByPayer(
    'requestRecurrence',
    'recurrence-answered',
    'The first payment and the answer of the payer are reported as firstPayment and recurrenceAnswer',
  ),
  {
    name: 'one-ending',
    group: 'Orders',
    rule: 'Each order has at most one ending',
    needs: ['transfer-ends'],
    async run(context) {
      const { book, quiet } = context.options
      await quiet()
      for (const order of context.once) {
        const found = endings(book, order)
        if (found.length > 1)
          throw new CaseFailed(
            `${order.resourceId} has ${found.length} endings: ${listed(found)}; report one of them`,
          )
      }
    },
  },
  {
    name: 'ids-of-the-order',
    group: 'Orders',
    rule: 'Reports have the walletId and the regulatoryMessageId of the order',
    needs: ['transfer-ends'],
    async run(context) {
      await context.options.quiet()
      for (const { body, resourceId } of context.once) {
        for (const { operationId, report } of context.options.book.about(resourceId)) {
          const wrong = SAME_MEMBERS.find(
            (name) => report[name] !== undefined && body[name] !== undefined && report[name] !== body[name],
          )
          if (wrong === undefined) continue
          throw new CaseFailed(
            `${kindOf(operationId)} has ${wrong} ${String(report[wrong])}; its order has ${String(body[wrong])}`,
          )
        }
      }
    },
  },
  {
    name: 'amounts-as-given',
    group: 'Orders',
    rule: 'Payments have the amount of the order, and returns at most this amount',
    needs: ['transfer-ends'],
    async run(context) {
      await context.options.quiet()
      const compared = context.once.flatMap((order) => wrongAmounts(context, order))
      const wrong = compared.find((it) => it !== undefined)
      if (wrong !== undefined) throw new CaseFailed(wrong)
      if (compared.length === 0)
        throw new CaseNotReachable(
          'No report with an amount arrived. Let a test payer pay, and pass --payers.',
        )
    },
  },
  {
    name: 'cancelled-after-instruction',
    group: 'Orders',
    rule: 'The orders of one resource apply in order: a cancelled instruction is not paid',
    needs: ['instruction-sent', 'cancellation-acknowledged'],
    async run(context) {
      const { orders, institution, book, now, quiet } = context.options
      const instruction = orders.instruction()
      await institution.place(instruction)
      await institution.place(orders.cancellation('SCHEDULE', instruction.resourceId))
      const cancelledAt = now().getTime()
      await quiet()
      const paid = book
        .about(instruction.resourceId, ['reportInstructionPayment'])
        .filter(({ at, report }) => at > cancelledAt && report['outcome'] === 'SETTLED')
        .find(({ report: { dueAt } }) => typeof dueAt !== 'string' || Date.parse(dueAt) <= now().getTime())
      if (paid !== undefined)
        throw new CaseFailed(
          `instructionPayment SETTLED about ${instruction.resourceId} arrived after its cancellation was acknowledged; apply the instruction first, then the cancellation`,
        )
    },
  },
]

/** Compares the amounts of the reports about an order. Returns an entry for each amount: undefined when it is right. */
function wrongAmounts(
  { options: { book } }: CaseContext,
  { body, resourceId, target }: CaseContext['once'][number],
): readonly (string | undefined)[] {
  const ordered = Number(body['firstAmount'] ?? body['amount'])
  return book.about(resourceId).flatMap(({ operationId, report: { amount } }) => {
    if (typeof amount !== 'number') return []
    const returned = /Returned$|TakenBack$/.test(operationId)
    if (returned ? amount <= ordered : amount === ordered) return [undefined]
    return [`${kindOf(operationId)} has amount ${amount}; PUT ${target} has ${ordered}`]
  })
}
