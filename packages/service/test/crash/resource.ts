import type { MachineName } from '@pix-payments/spec'

/** A resource of the store, and the rows that its status requires. */
export interface Resource {
  readonly machine: MachineName
  readonly id: string
  readonly walletId: string
  readonly status: string
  /** The timers that it must have. */
  readonly timers: readonly { readonly kind: string; readonly dueAt: number }[]
  /** Each once, beside those of refused attempts. */
  readonly events: readonly string[]
  readonly movements: readonly string[]
}

/** A resource as its table has it. */
export interface Row {
  readonly id: string
  readonly status: string
  readonly body: string
}
