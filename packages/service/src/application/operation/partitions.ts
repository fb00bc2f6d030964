import { type Refusal, refuse } from '../../domain/refusal.ts'
import { findAmong } from '../../storage/find-among.ts'
import { partitionIndex } from '../../storage/partition.ts'
import type { Context } from './context.ts'

/** Returns the part of the service that has a wallet (docs/decisions/0046-partitions.md). */
export const homeOf = <C extends Pick<Context, 'store'> & { readonly partitions?: readonly C[] | undefined }>(
  context: C,
  walletId: string,
): C => context.partitions?.[partitionIndex(context.store, walletId)] ?? context

/** All parts of the service. */
const allPartitions = <C extends { readonly partitions?: readonly C[] | undefined }>(
  context: C,
): readonly C[] => context.partitions ?? [context]

/**
 * Asks the other partitions for what this one does not have, and returns the first answer that is not undefined. Rejects
 * when none of them has an answer and one cannot be asked.
 */
export function findElsewhere<T>(
  { partitions = [], store }: Pick<Context, 'partitions' | 'store'>,
  ask: (context: Context) => Promise<T | undefined>,
): Promise<T | undefined> {
  return findAmong(
    partitions.filter((other) => other.store !== store),
    ask,
  )
}

/**
 * Asks every partition, and returns the first outcome that is not the refusal `missing`. Returns this refusal when all
 * partitions do.
 */
export async function inAnyPartition<
  C extends { readonly partitions?: readonly C[] | undefined },
  T extends object,
  Code extends string,
>(context: C, missing: Code, ask: (context: C) => Promise<T>): Promise<T | Refusal<Code>> {
  const found = await findAmong(allPartitions(context), async (one) => {
    const outcome = await ask(one)
    return 'code' in outcome && outcome.code === missing ? undefined : outcome
  })
  return found ?? refuse(missing)
}
