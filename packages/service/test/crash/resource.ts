import type { MachineName } from '@pix-payments/spec'

/** A resource in the store, and the rows that must exist because of its status. */
export interface Resource {
  readonly machine: MachineName
  readonly id: string
  readonly walletId: string
  readonly status: string
  /** The timers that must exist for the resource. */
  readonly timers: readonly { readonly kind: string; readonly dueAt: number }[]
  /** The events that must exist exactly once. Events about refused payments are not included. */
  readonly events: readonly string[]
  readonly movements: readonly string[]
}

/** A row of the table of the resource. */
export interface Row {
  readonly id: string
  readonly status: string
  readonly body: string
}
