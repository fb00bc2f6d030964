import type { Store } from '../../src/storage/store.ts'

const PENDING = {
  name: 'test.crash.ordersLeft',
  text: `select id, name, attempts, error from rail_order where status = 'PENDING'`,
}
const KEPT = {
  name: 'test.crash.reportsKept',
  text: 'select id, name, resource_id, kept_because from rail_report where kept_because is not null',
}
const OPEN = {
  name: 'test.crash.openWithdrawals',
  text: `select id, status from withdrawal where status in ('INITIATED', 'CONFIRMED', 'PROCESSING')`,
}
const REFUNDS = {
  name: 'test.crash.openRefunds',
  text: `select id, status from refund where status = 'PROCESSING'`,
}

/**
 * Returns what an institution in another process left behind, when it had time to end everything: orders that it did not
 * take, reports that fit nothing, and transfers and refunds without an end.
 */
export async function railLeftovers(store: Store): Promise<readonly string[]> {
  return store.read(async (reader) => {
    const rows = await Promise.all([PENDING, KEPT, OPEN, REFUNDS].map((query) => reader.all(query)))
    return rows.flat().map((row) => `Left behind: ${JSON.stringify(row)}`)
  })
}
