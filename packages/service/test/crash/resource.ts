import type { MachineName } from '@pix-payments/spec'

/** A resource of the store, and the rows that its status requires. */
export interface Resource {
  readonly machine: MachineName
  readonly id: string
  readonly walletId: string
  readonly status: string
  /** The timers that must exist. */
  readonly timers: readonly { readonly kind: string; readonly dueAt: number }[]
  /** The events that must exist once each, apart from those of refused attempts. */
  readonly events: readonly string[]
  readonly movements: readonly string[]
}

/** A row of the resource's table. */
export interface Row {
  readonly id: string
  readonly status: string
  readonly body: string
}
