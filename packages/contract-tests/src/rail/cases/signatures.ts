import { randomBytes } from 'node:crypto'
import type { HttpRequest } from '../../http/transport.ts'
import { CaseFailed } from '../case-ends.ts'
import { type Institution, described } from '../institution.ts'
import type { Order } from '../orders.ts'
import { TOLERANCE_SECONDS } from '../signature.ts'
import type { CaseContext } from '../case-context.ts'
import type { RailCase } from './rail-case.ts'

/** A secret that the institution does not have. */
const otherSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

type Forge = (order: Order, institution: Institution, now: Date) => HttpRequest

const withHeaders = (request: HttpRequest, headers: Readonly<Record<string, string>>): HttpRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

const without = (request: HttpRequest, removed: readonly string[]): HttpRequest => ({
  ...request,
  headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !removed.includes(name))),
})

/** Two minutes beyond the tolerance, so that clocks that differ a little do not matter. */
const TOO_FAR_MILLISECONDS = (TOLERANCE_SECONDS + 120) * 1000

const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** A forged order must return 401 and have no effect. */
const refused = (name: string, rule: string, advice: string, forge: Forge): RailCase => ({
  name,
  group: 'Signatures',
  rule,
  needs: ['transfer-acknowledged'],
  async run(context) {
    const { orders, institution, now, quiet } = context.options
    const order = orders.transfer()
    const request = forge(order, institution, now())
    const answer = await institution.send(order.operation, request)
    if (answer.status !== 401) throw new CaseFailed(`${described(request, answer)}; ${advice}`)
    await quiet()
    context.noEffect(order, 'an order with a wrong signature')
  },
})

export const SIGNATURE_CASES: readonly RailCase[] = [
  refused(
    'malformed-signature',
    'An order whose signature is not Base64 of 32 bytes returns 401',
    'return 401 unless one signature matches',
    (order, institution) =>
      withHeaders(institution.orderRequest(order), { 'webhook-signature': 'v1,bm90IGEgc2lnbmF0dXJl' }),
  ),
  refused(
    'wrong-secret',
    'An order that is signed with another secret returns 401',
    'compute the HMAC-SHA256 with your order secrets and compare it',
    (order, institution) => institution.orderRequest(order, { secrets: [otherSecret()] }),
  ),
  refused(
    'old-timestamp',
    'An order whose webhook-timestamp is more than 5 minutes old returns 401',
    'compare webhook-timestamp with your clock',
    (order, institution, now) =>
      institution.orderRequest(order, { at: new Date(now.getTime() - TOO_FAR_MILLISECONDS) }),
  ),
  refused(
    'future-timestamp',
    'An order whose webhook-timestamp is more than 5 minutes in the future returns 401',
    'compare webhook-timestamp with your clock in both directions',
    (order, institution, now) =>
      institution.orderRequest(order, { at: new Date(now.getTime() + TOO_FAR_MILLISECONDS) }),
  ),
  {
    name: 'missing-headers',
    group: 'Signatures',
    rule: 'An order without webhook-id, webhook-timestamp or webhook-signature returns 401',
    needs: ['transfer-acknowledged'],
    async run(context) {
      const { orders, institution, quiet } = context.options
      const placed: Order[] = []
      for (const missing of [[...SIGNATURE_HEADERS], ...SIGNATURE_HEADERS.map((name) => [name])]) {
        const order = orders.transfer()
        placed.push(order)
        const request = without(institution.orderRequest(order), missing)
        const answer = await institution.send(order.operation, request)
        if (answer.status !== 401)
          throw new CaseFailed(`without ${missing.join(', ')}, ${described(request, answer)}; return 401`)
      }
      await quiet()
      for (const order of placed) context.noEffect(order, 'an order with a missing header')
    },
  },
  refused(
    'changed-body',
    'An order whose body was changed after signing returns 401',
    'sign and verify `id.timestamp.body` over the exact bytes of the body',
    (order, institution) => {
      const { amount } = order.body
      const body = JSON.stringify({ ...order.body, amount: Number(amount) * 100 })
      return { ...institution.orderRequest(order), body }
    },
  ),
  refused(
    'changed-id',
    'An order whose webhook-id was changed after signing returns 401',
    'sign and verify `id.timestamp.body`, with webhook-id as the id',
    (order, institution) =>
      withHeaders(institution.orderRequest(order), { 'webhook-id': `other-${order.orderId}` }),
  ),
  {
    name: 'unsigned-look-up',
    group: 'Signatures',
    rule: 'A look-up that is signed with another secret returns 401',
    needs: ['key-found'],
    async run(context) {
      const { institution } = context.options
      const body = context.lookUps.lookUpKey
      const request = institution.lookUpRequest('lookUpKey', body, { secrets: [otherSecret()] })
      const answer = await institution.send('lookUpKey', request)
      if (answer.status !== 401)
        throw new CaseFailed(
          `${described(request, answer)}; verify look-ups like orders: they return personal data`,
        )
    },
  },
  {
    name: 'rotation',
    group: 'Signatures',
    rule: 'Of several signatures, one right signature is enough',
    needs: ['transfer-acknowledged'],
    run: (context) => rotate(context),
  },
]

/** During a rotation, the service signs with the old and the new secret. The institution may know one of them. */
async function rotate({ options: { orders, institution } }: CaseContext): Promise<void> {
  for (const [first, place] of [
    [true, 'first'],
    [false, 'last'],
  ] as const) {
    const order = orders.transfer()
    const right = institution.orderRequest(order)
    const wrong = institution.orderRequest(order, { secrets: [otherSecret()] })
    const signatures = [right, wrong].map(({ headers }) => headers['webhook-signature'] ?? '')
    const signature = (first ? signatures : signatures.toReversed()).join(' ')
    const request = withHeaders(right, { 'webhook-signature': signature })
    const answer = await institution.send(order.operation, request)
    if (answer.status !== 202)
      throw new CaseFailed(
        `with the right signature ${place}, ${described(request, answer)}; split webhook-signature at spaces and accept any match`,
      )
  }
}
