/** The names of the contract, which the build reads from the bundled contract. */
declare module 'virtual:contract' {
  import type { OperationId, WebhookEventName } from '@pix-payments/client'

  /** The operations of the API, in the order of the contract. */
  export const OPERATION_IDS: readonly OperationId[]
  /** The events of the contract. */
  export const EVENT_NAMES: readonly WebhookEventName[]
}
