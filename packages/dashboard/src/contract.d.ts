/** What the build reads from the bundled contract. */
declare module 'virtual:contract' {
  import type { OperationId, SchemeRejectionCode, WebhookEventName } from '@pix-payments/client'

  /** The operations of the API: the method, the path, and the property of the client that has the operation. */
  export const OPERATIONS: Readonly<
    Record<OperationId, readonly [method: string, path: string, resource: string]>
  >
  /** The operations of the control API, as the operations above. */
  export const CONTROL_OPERATIONS: Readonly<
    Record<string, readonly [method: string, path: string, resource: string] | undefined>
  >
  /** For each state of each machine, the events that it has and the states to which they lead. */
  export const ARROWS: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>>
  >
  /** The named sets of states of a schedule. */
  export const SCHEDULE_SETS: Readonly<Record<'occupiesCycle' | 'openOrSettled', readonly string[]>>
  /** The states of a recurrence that refuse another one for its payer, and for how many times 24 hours. */
  export const BLOCKS_NEW_JOURNEY: { readonly states: readonly string[]; readonly days: number }
  /** The events of the contract. */
  export const EVENT_NAMES: readonly WebhookEventName[]
  /** The codes with which the payer's institution refuses a charge. */
  export const SCHEME_REJECTION_CODES: readonly SchemeRejectionCode[]
}
