import type { Order, Report } from './rail.ts'

/** Returns the id in the path of an order. The id of the resource or of the message makes a repeated order harmless. */
export const orderIdOf = (order: Order): string =>
  'regulatoryMessageId' in order ? order.regulatoryMessageId : resourceIdOf(order)

/** Returns the id of the resource that an order or a report is about. The orders of one resource are sent in order. */
export function resourceIdOf(message: Order | Report): string {
  if ('transactionId' in message) return message.transactionId
  if ('refundId' in message) return message.refundId
  if ('chargeId' in message) return message.chargeId
  if ('scheduleId' in message) return message.scheduleId
  if ('recurrenceId' in message) return message.recurrenceId
  return message.subjectId
}

/** Returns the operation of the rail contract that takes a report: `reportTransferSettled` for `transferSettled`. */
export const operationOfReport = ({ report }: Report): string =>
  `report${report.charAt(0).toUpperCase()}${report.slice(1)}`
