/** An attempt to deliver an event. The times are real. */
export interface Delivered {
  readonly event: string
  /** ISO 8601. */
  readonly sentAt: string
  readonly milliseconds: number
  /** Null: no response, or a fault prevented the request. */
  readonly status: number | null
  /** Signed with the secret of the webhook, with a fresh timestamp. */
  readonly isTrue: boolean
  /** The same for each attempt of a delivery. */
  readonly deliveryId: string
}
