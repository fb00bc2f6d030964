import type { CalendarDate } from '@pix-payments/pix'

/** For each kind of timer of the former simulation, the table of its resource. */
export const RESOURCES = {
  withdrawalOutcome: 'withdrawal',
  refundOutcome: 'refund',
  automaticRefundOutcome: 'automatic_refund',
  payerFirstPayment: 'recurrence',
  payerAuthorization: 'recurrence',
  payerAnswer: 'schedule',
  payerSettlement: 'schedule',
} as const

export type OldKind = keyof typeof RESOURCES
export type ResourceTable = (typeof RESOURCES)[OldKind]

/** A timer of the former simulation. */
export interface OldTimer {
  readonly walletId: string
  /** In the wallet's time. */
  readonly dueAt: number
  readonly kind: OldKind
  readonly resourceId: string
}

export const isOldKind = (kind: unknown): kind is OldKind =>
  typeof kind === 'string' && Object.hasOwn(RESOURCES, kind)

export interface OldWallet {
  /** The ISPB of the wallet's institution. */
  readonly bankCode: string
  readonly automaticPayer: boolean
}

/** The fields of a resource's `body` that decide a report. */
export interface OldBody {
  readonly endToEndId?: string | null
  readonly outcome?: { readonly status: string; readonly errorCode?: string }
  readonly payer?: { readonly taxId: string }
  readonly recurrenceId?: string
  readonly dueDate?: CalendarDate
}

/** Returns the `body` of a resource, or undefined when the resource does not exist. */
export type FindBody = (table: ResourceTable, id: string) => Promise<OldBody | undefined>

/** A report with the instant at which it takes effect. */
export interface TimedReport {
  readonly dueAt: number
  readonly report: Readonly<Record<string, unknown>> & { readonly report: string }
}
