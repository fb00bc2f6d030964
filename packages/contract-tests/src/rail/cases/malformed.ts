import { CaseFailed } from '../case-ends.ts'
import { type Institution, described } from '../institution.ts'
import type { Order, OrderMaker } from '../orders.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

/** A genuine request with a body that the contract does not allow. */
interface Broken {
  readonly what: string
  readonly target: string
  readonly body: unknown
}

async function refuses(context: CaseContext, order: Order, { what, target, body }: Broken): Promise<void> {
  const { institution } = context.options
  const request = institution.request('PUT', target, order.orderId, body)
  const answer = await institution.send(order.operation, request)
  if (answer.status !== 400) throw new CaseFailed(`with ${what}, ${described(request, answer)}; return 400`)
}

/** Genuine orders that must return 400 and have no effect. */
const refused = (
  name: string,
  rule: string,
  broken: readonly ((order: Order, orders: OrderMaker) => Broken)[],
): RailCase => ({
  name,
  group: 'Malformed requests',
  rule,
  needs: ['transfer-acknowledged'],
  async run(context) {
    const { orders, quiet } = context.options
    const placed: Order[] = []
    for (const breakOrder of broken) {
      const order = orders.transfer()
      placed.push(order)
      await refuses(context, order, breakOrder(order, orders))
    }
    await quiet()
    for (const order of placed) context.noEffect(order, 'a malformed order')
  },
})

const withAmount =
  (amount: unknown) =>
  ({ target, body }: Order): Broken => ({
    what: `amount ${JSON.stringify(amount) ?? 'absent'}`,
    target,
    body: { ...body, amount },
  })

export const MALFORMED_CASES: readonly RailCase[] = [
  refused('body-not-json', 'An order whose body is not a JSON object returns 400', [
    ({ target }) => ({ what: 'a body that is not JSON', target, body: 'not json' }),
    ({ target, body }) => ({ what: 'an array as the body', target, body: [body] }),
  ]),
  refused('order-without-members', 'An order without its members returns 400', [
    ({ target, body }) => ({ what: 'no member but `order`', target, body: { order: body['order'] } }),
    ({ target, body }) => ({ what: 'no creditor', target, body: { ...body, creditor: undefined } }),
  ]),
  refused('amount-not-cents', 'An order whose amount is not a positive integer returns 400', [
    withAmount(undefined),
    withAmount('1000'),
    withAmount(0),
    withAmount(-1000),
    withAmount(10.5),
  ]),
  refused('order-of-another-kind', 'An order of another kind than the path returns 400', [
    (order, orders) => ({
      what: 'a refund order as the body',
      target: order.target,
      body: orders.refund().body,
    }),
    ({ target, body }) => ({ what: '`order` refund', target, body: { ...body, order: 'refund' } }),
  ]),
  refused('order-under-another-id', 'An order under another orderId than that of its body returns 400', [
    ({ body }, orders) => ({
      what: 'another orderId in the path, which is not signed',
      target: orders.transfer().target,
      body,
    }),
  ]),
  {
    name: 'malformed-look-up',
    group: 'Malformed requests',
    rule: 'A look-up that is not JSON or has no key returns 400',
    needs: ['key-found'],
    async run(context) {
      const { institution } = context.options
      const { pixKey: _removed, ...rest } = context.lookUps.lookUpKey
      for (const body of ['not json', rest]) {
        const request = institution.lookUpRequest('lookUpKey', body)
        const answer = await institution.send('lookUpKey', request)
        if (answer.status !== 400)
          throw new CaseFailed(
            `with the body ${JSON.stringify(body)}, ${described(request, answer)}; return 400`,
          )
      }
    },
  },
  {
    name: 'unknown-path',
    group: 'Malformed requests',
    rule: 'An unknown path returns 404',
    needs: ['transfer-acknowledged'],
    run: ({ options: { institution, orders } }) =>
      notServed(institution, orders.transfer(), { method: 'PUT', root: '/nothing/', statuses: [404] }),
  },
  {
    name: 'unknown-method',
    group: 'Malformed requests',
    rule: 'A method that the path does not have returns 405, 404 or 501',
    needs: ['transfer-acknowledged'],
    async run(context) {
      const { institution, orders, quiet } = context.options
      const order = orders.transfer()
      await notServed(institution, order, { method: 'PATCH', root: '/transfers/', statuses: [405, 404, 501] })
      await quiet()
      context.noEffect(order, 'a PATCH')
    },
  },
]

async function notServed(
  institution: Institution,
  { orderId, body }: Order,
  want: { readonly method: string; readonly root: string; readonly statuses: readonly number[] },
): Promise<void> {
  const request = institution.request(want.method, `${want.root}${orderId}`, orderId, body)
  const answer = await institution.send('', request)
  if (!want.statuses.includes(answer.status))
    throw new CaseFailed(`${described(request, answer)}; return ${want.statuses.join(' or ')}`)
}
