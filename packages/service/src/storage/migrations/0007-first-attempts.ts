/** A delivery waits for the first attempt of older ones of its resource only (G-218); first attempts go before retries. */
export const firstAttempts: readonly string[] = [
  // Also those behind a delivery that was attempted: the next look puts behind what still has to wait.
  `update delivery set place = 'READY' where status = 'PENDING' and place = 'BEHIND'`,
  `drop index delivery_order`,
  `create index delivery_order on delivery (wallet_id, resource_id, position)
    where status = 'PENDING' and place <> 'APART' and attempts = 0`,
  `create index delivery_first on delivery (wallet_id, due_at, position)
    where status = 'PENDING' and place <> 'BEHIND' and attempts = 0`,
]
