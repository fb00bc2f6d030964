import type {
  CreateInternalTransferRequest,
  CreateRefundParameters,
  CreateWithdrawalByBankDetailsRequest,
  CreateWithdrawalByPixKeyRequest,
  PixClient,
} from '@pix-payments/client'
import type { Handlers } from '../kit/handlers.ts'
import type { PayoutKind } from '../storage/records.ts'

/** The request of each kind. It is stored, and sent as it was stored. */
export interface PayoutRequests {
  withdrawal: CreateWithdrawalByPixKeyRequest | CreateWithdrawalByBankDetailsRequest
  refund: CreateRefundParameters
  transfer: CreateInternalTransferRequest
}

/** What the kinds have in common in a response. */
export interface PayoutResource {
  readonly externalId: string
  readonly amount: number
  readonly status: string
  readonly resourceId: string
  readonly endToEndId: string | null
  readonly endedAt: string | null
  readonly errorCode: string | null
}

interface KindOfPayout<Request> {
  /** Sends the request. The contract makes it idempotent by `externalId` without a time limit (G-190). */
  create(pix: PixClient, request: Request): Promise<PayoutResource>
  read(pix: PixClient, request: Request): Promise<PayoutResource>
  readonly onSettled: keyof Handlers<unknown> & `on${string}Settled`
  readonly onGivenBack: keyof Handlers<unknown> & `on${string}GivenBack`
}

type Facts<T> = T & { externalId: string; amount: number; status: string }

const resourceOf = (
  { externalId, amount, status }: Facts<object>,
  facts: Partial<PayoutResource> & Pick<PayoutResource, 'resourceId'>,
): PayoutResource => ({
  externalId,
  amount,
  status,
  endToEndId: null,
  endedAt: null,
  errorCode: null,
  ...facts,
})

export const KINDS: { readonly [K in PayoutKind]: KindOfPayout<PayoutRequests[K]> } = {
  withdrawal: {
    async create({ withdrawals }, request) {
      const accepted = await ('creditor' in request
        ? withdrawals.createWithdrawalByBankDetails(request)
        : withdrawals.createWithdrawalByPixKey(request))
      return resourceOf(accepted, { resourceId: accepted.transactionId })
    },
    async read({ withdrawals }, { externalId }) {
      const { settlementDateTime, transactionId, errorCode, endToEndId, ...read } =
        await withdrawals.getWithdrawal({ externalId })
      return resourceOf(read, {
        resourceId: transactionId,
        errorCode,
        endToEndId,
        endedAt: settlementDateTime,
      })
    },
    onSettled: 'onWithdrawalSettled',
    onGivenBack: 'onWithdrawalGivenBack',
  },
  refund: {
    create: async ({ refunds }, request) => resourceOfRefund(await refunds.createRefund(request)),
    read: async ({ refunds }, { endToEndId, externalId }) =>
      resourceOfRefund(await refunds.getRefund({ endToEndId, externalId })),
    onSettled: 'onRefundSettled',
    onGivenBack: 'onRefundGivenBack',
  },
  transfer: {
    create: async ({ internalTransfers }, request) =>
      resourceOfTransfer(await internalTransfers.createInternalTransfer(request)),
    read: async ({ internalTransfers }, { externalId }) =>
      resourceOfTransfer(await internalTransfers.getInternalTransfer({ externalId })),
    onSettled: 'onTransferSettled',
    onGivenBack: 'onTransferGivenBack',
  },
}

const resourceOfRefund = (refund: Awaited<ReturnType<PixClient['refunds']['getRefund']>>): PayoutResource =>
  resourceOf(refund, {
    resourceId: refund.refundEndToEndId,
    endToEndId: refund.refundEndToEndId,
    endedAt: refund.settlementDateTime,
    errorCode: refund.errorCode,
  })

const resourceOfTransfer = (
  transfer: Awaited<ReturnType<PixClient['internalTransfers']['getInternalTransfer']>>,
): PayoutResource => resourceOf(transfer, { resourceId: transfer.transferId, endedAt: transfer.createdAt })
