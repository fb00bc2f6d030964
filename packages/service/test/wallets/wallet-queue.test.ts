import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { type Group, WalletQueue } from '../../src/application/wallet/wallet-queue.ts'

test('partitions share the limit of transactions, and what waits meanwhile shares a later one', async () => {
  const transactions: (readonly string[])[] = []
  const first = Promise.withResolvers<undefined>()
  const perform = async (groups: readonly Group<string>[]): Promise<readonly Group<string>[]> => {
    const taken = groups.flatMap((group) => group.take())
    transactions.push(taken.map(({ operation }) => operation))
    if (transactions.length === 1) await first.promise
    for (const { resolve } of taken) resolve(undefined)
    return []
  }
  const limit = pLimit(1)
  const [one, other] = [1, 2].map(
    () =>
      new WalletQueue<string>(
        { alone: async (group) => void (await perform([group])), together: perform },
        limit,
      ),
  )
  const done = [one?.run('w1', 'a', true)]
  await expect.poll(() => transactions).toEqual([['a']])
  done.push(one?.run('w1', 'b', true), one?.run('w2', 'c', true), other?.run('v1', 'd', true))
  done.push(other?.run('v2', 'e', true), one?.run('w3', 'f', true))
  await expect.poll(() => limit.pendingCount).toBe(2)
  expect(transactions).toEqual([['a']])
  first.resolve(undefined)
  await Promise.all(done)
  expect(transactions.slice(1).toSorted()).toEqual([
    ['c', 'f', 'b'],
    ['d', 'e'],
  ])
})
