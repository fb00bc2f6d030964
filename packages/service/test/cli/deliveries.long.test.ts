import { describe, expect, test } from 'vitest'
import { partitionIndex } from '../../src/storage/partition.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { closePartitions } from '../../src/storage/partition.ts'
import { randomBytes } from 'node:crypto'
import { PARTITIONS, freshPlace, missing } from '../partitions/support.ts'
import { commandLine } from './support/command-line.ts'
import { PRODUCTION, storeDeadDeliveries } from './support/dead-deliveries.ts'

const { ended } = commandLine()

describe.skipIf(missing !== '')(`dead deliveries of a divided store${missing}`, () => {
  // A divided store takes more than a second to create.
  test('are listed partition by partition, and sent again in the partition of their wallet', async () => {
    const place = freshPlace()
    try {
      const { url, schema } = place
      const store = await openPostgres({
        url,
        schema,
        partitions: PARTITIONS,
        poolSize: 4,
        random: randomBytes,
      })
      const ids = await storeDeadDeliveries(store, 2, 2, 2)
      const home = (id: string): number => partitionIndex(store, id)
      await closePartitions(store)
      const env = { ...PRODUCTION, DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
      const json = async <T>(...args: readonly string[]): Promise<T> => {
        const { code, output, text } = await ended(['deliveries', ...args, '--json'], env)
        if (code !== 0) throw new Error(text)
        return JSON.parse(output) as T
      }
      interface Page {
        readonly deliveries: readonly { readonly walletId: string; readonly deliveryId: string }[]
        readonly nextCursor: string | null
      }
      const found: Page['deliveries'][number][] = []
      let cursor: string | null = null
      do {
        const next: readonly string[] = cursor === null ? [] : ['--cursor', cursor]
        const page: Page = await json<Page>('list', '--limit', '3', ...next)
        found.push(...page.deliveries)
        cursor = page.nextCursor
      } while (cursor !== null)
      const [one = '', two = '', three = ''] = ids
      const inOrder = [one, two, three].toSorted((a, b) => home(a) - home(b))
      expect(found.map(({ walletId }) => walletId)).toEqual(inOrder.flatMap((id) => [id, id]))
      expect((await json<Page>('list', '--wallet', three)).deliveries).toHaveLength(2)
      const last = found.at(-1)
      expect(await json('resend', '--id', last?.deliveryId ?? '')).toEqual({ deliveries: 1 })
      const since = ['--since', '2026-01-01T00:00:00Z']
      expect(await json('resend', '--wallet', last?.walletId ?? '', ...since)).toEqual({ deliveries: 1 })
      const pending = await json<Page>('list', '--status', 'pending')
      expect(pending.deliveries.map(({ walletId }) => walletId)).toEqual([last?.walletId, last?.walletId])
    } finally {
      await place.drop()
    }
  })
})
