import type {
  AccountLookUp,
  FoundAccount,
  KeyLookUp,
  PayerScreening,
  operations,
} from '@pix-payments/spec/rail-types'
import { orderIdOf } from '../order-id.ts'
import { lookUpAccount, lookUpKey, screenPayer } from '../simulated/directory.ts'
import type { WireOrder } from './default-simulation.ts'
import type { ReportSender } from './report-sender.ts'
import { reportsOf } from './reports-of.ts'

/** The operations of the rail contract that the institution serves. */
export type InstitutionOperationId = Exclude<
  keyof operations,
  `report${string}` | 'getChargePayload' | 'getPayloadKeys'
>

/** What an operation answers. `problem` says why the answer is 503, for the log. */
export type Result =
  | { readonly status: 200 | 202; readonly body: object }
  | { readonly code: 'NotFound' }
  | { readonly code: 'ServiceUnavailable'; readonly problem: string }

/** Runs an operation with the body of a valid request. */
export type Handler = (body: unknown, sender: Pick<ReportSender, 'send'>) => Promise<Result>

const found = (account: FoundAccount | undefined): Result =>
  account === undefined ? { code: 'NotFound' } : { status: 200, body: account }

/**
 * Sends the reports of an order, one after another, and then acknowledges the order. When the service does not accept a
 * report, the order is not acknowledged either: the service sends it again, and the reports come again with the same ids.
 */
const takeOrder: Handler = async (body, sender) => {
  const order = body as WireOrder
  for (const report of reportsOf(order)) {
    const problem = await sender.send(report)
    if (problem !== undefined) {
      return { code: 'ServiceUnavailable', problem: `${report.body.report} ${report.id}: ${problem}` }
    }
  }
  return { status: 202, body: { orderId: orderIdOf(order) } }
}

/** The operations of the simulated institution. They keep no state. */
export const HANDLERS: { readonly [O in InstitutionOperationId]: Handler } = {
  lookUpKey: async (body) => found(lookUpKey(body as KeyLookUp)),
  lookUpAccount: async (body) => found(lookUpAccount(body as AccountLookUp)),
  screenPayer: async (body) => ({ status: 200, body: { outcome: screenPayer(body as PayerScreening) } }),
  orderTransfer: takeOrder,
  orderRefund: takeOrder,
  registerCharge: takeOrder,
  requestRecurrence: takeOrder,
  orderInstruction: takeOrder,
  orderCancellation: takeOrder,
  getHealth: async () => ({ status: 200, body: { status: 'READY' } }),
}
