import {
  type TransferSide,
  receivedTransfers,
  sentTransfers,
} from '../../storage/rows/shard-transfer-rows.ts'
import { uniqueValues } from '../../storage/rows/unique-value-rows.ts'
import type { Reader, Store } from '../../storage/store.ts'

/** The result of a check over several stores. */
export interface ShardsCheck {
  /** Transfers between two stores, and those whose receiver does not have the money yet. */
  readonly transfers: number
  readonly pending: number
  /** The problems that the check found, one sentence for each. */
  readonly problems: readonly string[]
}

/**
 * Checks what no store can check alone: every transfer between two stores is debited and credited once, with the same
 * amount, or waits for its credit; and no wallet, Pix key or client_id is in two stores. Services may run meanwhile: the
 * credits are read before and after the debits, so a transfer that is made now is no problem.
 */
export async function checkShards(stores: readonly Store[]): Promise<ShardsCheck> {
  const each = <T>(read: (reader: Reader) => Promise<readonly T[]>): Promise<readonly T[]> =>
    Promise.all(stores.map((store) => store.snapshot(read))).then((all) => all.flat())
  const before = await each(receivedTransfers)
  const sent = await each(sentTransfers)
  const after = await each(receivedTransfers)
  const sentById = new Map(sent.map((one) => [one.id, one]))
  const receivedById = Map.groupBy(after, ({ id }) => id)
  const problems = [
    ...before.flatMap((one) => creditProblem(one, sentById.get(one.id))),
    ...sent.flatMap((one) => debitProblem(one, receivedById.get(one.id) ?? [])),
    ...(await repeatedValues(stores)),
  ]
  const pending = sent.filter(({ status }) => status === 'PENDING').length
  return { transfers: sent.length, pending, problems }
}

function creditProblem(received: TransferSide, sent: TransferSide | undefined): readonly string[] {
  return sent === undefined ? [`The transfer ${received.id} was credited, but no store has debited it.`] : []
}

function debitProblem(
  { id, amount, wallet_id: walletId, status }: Awaited<ReturnType<typeof sentTransfers>>[number],
  received: readonly TransferSide[],
): readonly string[] {
  const [credit] = received
  if (credit === undefined) {
    return status === 'PENDING' ? [] : [`The transfer ${id} was debited, but no store has credited it.`]
  }
  const isSame = received.length === 1 && credit.amount === amount && credit.wallet_id === walletId
  return isSame ? [] : [`The transfer ${id} was credited otherwise than it was debited.`]
}

async function repeatedValues(stores: readonly Store[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { what, read } of uniqueValues) {
    const seen = new Set<string>()
    for (const store of stores) {
      for (const value of await store.snapshot(read)) {
        if (seen.has(value)) problems.push(`Two stores have the ${what} ${value}.`)
        seen.add(value)
      }
    }
  }
  return problems
}
