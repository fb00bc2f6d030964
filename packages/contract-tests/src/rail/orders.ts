import {
  type CalendarDate,
  type RandomSource,
  addDays,
  addMonths,
  brasiliaDate,
  buildBrCode,
  generateEndToEndId,
  generateRecurrenceId,
  generateRefundEndToEndId,
  generateRegulatoryMessageId,
  generateScheduleId,
  generateTxid,
  generateUuidV4,
} from '@pix-payments/pix'
import type {
  CancellationOrder,
  ChargeOrder,
  FoundAccount,
  InstructionOrder,
  RecurrenceOrder,
  RefundOrder,
  TransferOrder,
} from '@pix-payments/spec/rail-types'
import { personTypeOf } from './look-up-bodies.ts'
import type { RailTestData } from './test-data.ts'

/** The operations of the institution that take orders, and the kind of each order, in the order of the contract. */
export const ORDER_KINDS = {
  orderTransfer: 'transfer',
  orderRefund: 'refund',
  registerCharge: 'charge',
  requestRecurrence: 'recurrence',
  orderInstruction: 'instruction',
  orderCancellation: 'cancellation',
} as const

export type OrderOperation = keyof typeof ORDER_KINDS

export const ORDER_OPERATIONS: readonly OrderOperation[] = Object.keys(ORDER_KINDS) as OrderOperation[]

/** An order of the suite, ready to send. */
export interface Order {
  readonly operation: OrderOperation
  readonly orderId: string
  /** The path of the request: `/transfers/6c84fb90-…`. */
  readonly target: string
  readonly body: Readonly<Record<string, unknown>>
  /** The id by which reports name the resource of the order. A cancellation has the id of the cancelled resource. */
  readonly resourceId: string
}

export interface OrderMaker {
  /** A transfer of `amount` cents. Default: an amount that no other transfer of the run has. */
  transfer(changes?: object): Order
  refund(): Order
  charge(): Order
  recurrence(): Order
  /** An instruction for a schedule of the recurrence, due in three days. */
  instruction(recurrenceId?: string): Order
  cancellation(subject: 'SCHEDULE' | 'RECURRENCE', subjectId: string): Order
  /** Sends the transfers from now on to an account that a look-up found. */
  payTo(found: FoundAccount): void
  /** An order of this operation, about a new resource. */
  make(operation: OrderOperation): Order
}

export interface OrderMakerOptions {
  readonly data: RailTestData
  readonly walletId: string
  /** The host from which a payer's app would load a charge. It stands in the BR Codes. */
  readonly host: string
  readonly now: () => Date
  readonly random: RandomSource
}

interface Bodies {
  readonly orderTransfer: TransferOrder
  readonly orderRefund: RefundOrder
  readonly registerCharge: ChargeOrder
  readonly requestRecurrence: RecurrenceOrder
  readonly orderInstruction: InstructionOrder
  readonly orderCancellation: CancellationOrder
}

/** The members of a body that not every order has. */
type OwnMembers<Operation extends OrderOperation> = Omit<
  Bodies[Operation],
  'order' | 'walletId' | 'account' | 'at'
>

/** Simulations ask a simulated institution for quick successes. A real institution ignores them. */
const TRANSFER_SIMULATION = {
  status: 'SUCCESS',
  holdAt: 'PROCESSING',
  afterSeconds: 0,
  errorCode: null,
} as const
const REFUND_SIMULATION = { status: 'SUCCESS', afterSeconds: 0, errorCode: null } as const
const PAYER_SIMULATION = { automaticPayer: true }

const HOUR_MILLISECONDS = 3_600_000
/** The due date of an instruction is in three days: payers are told 2 to 10 days before (§4.8). */
const LEAD_DAYS = 3
const FIRST_AMOUNT_CENTS = 1001

/** Creates the maker of the orders of one run. Each order is about a new resource. */
export function createOrderMaker(options: OrderMakerOptions): OrderMaker {
  const { data, walletId, host, now, random } = options
  const { walletAccount, receiverKey, receiverCnpj } = data
  const ispb = walletAccount.bankCode
  let transfers = 0
  let destination: FoundAccount = {
    holder: {
      name: data.holderName,
      taxId: data.holderTaxId,
      personType: personTypeOf(data.holderTaxId),
      ...data.lookedUpAccount,
      accountType: 'CACC',
    },
    reference: null,
  }

  const stamp = (): { ispb: string; at: number; random: RandomSource } => ({
    ispb,
    at: now().getTime(),
    random,
  })
  const inHours = (hours: number): string =>
    new Date(now().getTime() + hours * HOUR_MILLISECONDS).toISOString()
  const today = (): CalendarDate => brasiliaDate(now().getTime())

  function order<Operation extends OrderOperation>(
    operation: Operation,
    { orderId, resourceId = orderId }: { readonly orderId: string; readonly resourceId?: string },
    members: OwnMembers<Operation>,
  ): Order {
    const kind = ORDER_KINDS[operation]
    const body = { order: kind, walletId, account: walletAccount, at: now().toISOString(), ...members }
    return { operation, orderId, target: `/${kind}s/${orderId}`, body, resourceId }
  }

  function brCode(txid: string, recurrenceLocation: string | null): string {
    return buildBrCode({
      kind: 'dynamic',
      merchantName: 'Rail suite',
      merchantCity: 'Sao Paulo',
      location: `${host}/qr/v2/${txid}`,
      recurrenceLocation,
    })
  }

  const maker: OrderMaker = {
    transfer(changes = {}) {
      transfers += 1
      const orderId = generateUuidV4(random)
      return order(
        'orderTransfer',
        { orderId },
        {
          transactionId: orderId,
          amount: FIRST_AMOUNT_CENTS + transfers,
          creditor: destination.holder,
          pixKey: data.knownKey,
          reference: null,
          description: null,
          simulation: TRANSFER_SIMULATION,
          ...changes,
        },
      )
    },
    refund() {
      const orderId = generateRefundEndToEndId(stamp())
      return order(
        'orderRefund',
        { orderId },
        {
          refundId: orderId,
          refundEndToEndId: orderId,
          originalEndToEndId: generateEndToEndId(stamp()),
          refunded: 'DEPOSIT',
          amount: FIRST_AMOUNT_CENTS,
          description: null,
          simulation: REFUND_SIMULATION,
        },
      )
    },
    charge() {
      const orderId = generateUuidV4(random)
      const txid = generateTxid(random)
      return order(
        'registerCharge',
        { orderId },
        {
          chargeId: orderId,
          txid,
          pixKey: receiverKey,
          amount: FIRST_AMOUNT_CENTS,
          brCode: brCode(txid, null),
          expiresAt: inHours(1),
        },
      )
    },
    recurrence() {
      const orderId = generateRecurrenceId(stamp())
      const txid = generateTxid(random)
      const firstPaymentDate = addMonths(today(), 1)
      return order(
        'requestRecurrence',
        { orderId },
        {
          recurrenceId: orderId,
          payer: { taxId: data.payerTaxId, name: null },
          receiverCnpj,
          pixKey: receiverKey,
          frequency: 'MONTHLY',
          firstPaymentDate,
          lastPaymentDate: addMonths(firstPaymentDate, 11),
          amount: FIRST_AMOUNT_CENTS,
          minimumAmount: null,
          firstPaymentAmount: null,
          firstAmount: FIRST_AMOUNT_CENTS,
          brCode: brCode(txid, `${host}/rec/${txid}`),
          expiresAt: inHours(1),
          simulation: PAYER_SIMULATION,
        },
      )
    },
    instruction(recurrenceId = generateRecurrenceId(stamp())) {
      const orderId = generateRegulatoryMessageId({ ispb, random })
      const resourceId = generateScheduleId(random)
      return order(
        'orderInstruction',
        { orderId, resourceId },
        {
          regulatoryMessageId: orderId,
          scheduleId: resourceId,
          recurrenceId,
          payerTaxId: data.payerTaxId,
          purpose: 'AGND',
          txid: generateTxid(random),
          amount: FIRST_AMOUNT_CENTS,
          dueDate: addDays(today(), LEAD_DAYS),
          simulation: PAYER_SIMULATION,
        },
      )
    },
    cancellation(subject, subjectId) {
      const orderId = generateRegulatoryMessageId({ ispb, random })
      return order(
        'orderCancellation',
        { orderId, resourceId: subjectId },
        {
          regulatoryMessageId: orderId,
          subject,
          subjectId,
          reason: null,
        },
      )
    },
    payTo(found) {
      destination = found
    },
    make(operation) {
      const makers = {
        orderTransfer: () => maker.transfer(),
        orderRefund: () => maker.refund(),
        registerCharge: () => maker.charge(),
        requestRecurrence: () => maker.recurrence(),
        orderInstruction: () => maker.instruction(),
        orderCancellation: () => maker.cancellation('RECURRENCE', generateRecurrenceId(stamp())),
      }
      return makers[operation]()
    },
  }
  return maker
}
