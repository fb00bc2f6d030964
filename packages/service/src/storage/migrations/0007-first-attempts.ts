/**
 * A delivery waits only for the first attempts of older deliveries of its resource (G-218). First attempts are sent
 * before retries.
 */
export const firstAttempts: readonly string[] = [
  // Makes all waiting deliveries ready. If a delivery must still wait, the next claim makes it wait again.
  `update delivery set place = 'READY' where status = 'PENDING' and place = 'BEHIND'`,
  `drop index delivery_order`,
  `create index delivery_order on delivery (wallet_id, resource_id, position)
    where status = 'PENDING' and place <> 'APART' and attempts = 0`,
  `create index delivery_first on delivery (wallet_id, due_at, position)
    where status = 'PENDING' and place <> 'BEHIND' and attempts = 0`,
]
