import type { Wallet } from './caller.ts'

/**
 * A write that can be repeated safely: the same request returns the same resource, and creates no second resource
 * (G-190, G-043).
 */
export interface Repeatable {
  readonly wallet: Wallet
  readonly operationId:
    | 'createWithdrawalByPixKey'
    | 'createWithdrawalByBankDetails'
    | 'createRefund'
    | 'createInternalTransfer'
    | 'createRecurrence'
    | 'createSchedule'
    | 'cancelRecurrence'
    | 'cancelSchedule'
  readonly path: Readonly<Record<string, string>>
  readonly body: { readonly externalId: string } & Readonly<Record<string, unknown>>
}
