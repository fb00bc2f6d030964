import { mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { commandLine } from './support/command-line.ts'
import { PRODUCTION, storeDeadDeliveries } from './support/dead-deliveries.ts'

const { ended } = commandLine()

interface Page {
  readonly deliveries: readonly {
    readonly deliveryId: string
    readonly walletId: string
    readonly eventId: string
    readonly event: string
    readonly status: string
    readonly attempts: number
    readonly lastStatus: number | null
    readonly lastError: string | null
  }[]
  readonly nextCursor: string | null
}

async function json<T>(...args: readonly string[]): Promise<T> {
  const { code, output, text } = await ended(['deliveries', ...args, '--json'], PRODUCTION)
  if (code !== 0) throw new Error(text)
  return JSON.parse(output) as T
}
const list = (...args: readonly string[]): Promise<Page> => json('list', ...args)
const resend = (...args: readonly string[]): Promise<{ readonly deliveries: number }> =>
  json('resend', ...args)

async function deadDeliveries(...counts: readonly number[]): Promise<readonly string[]> {
  mkdirSync('.pix-service', { mode: 0o700 })
  const store = openSqlite({ file: '.pix-service/pix.sqlite' })
  const ids = await storeDeadDeliveries(store, ...counts)
  await store.close()
  return ids
}

describe('dead deliveries (G-159)', () => {
  test('are listed in pages, and sent again by id or by wallet', async () => {
    const [one = '', two = '', none = ''] = await deadDeliveries(2, 1)
    const all = await list()
    expect(all.nextCursor).toBeNull()
    expect(all.deliveries.map(({ walletId }) => walletId)).toEqual([one, one, two].toSorted())
    expect(all.deliveries[0]).toMatchObject({
      event: 'pixChargePaid',
      status: 'DEAD',
      attempts: 9,
      lastStatus: null,
      lastError: 'refused',
    })
    const first = await list('--limit', '2')
    const second = await list('--limit', '2', '--cursor', first.nextCursor ?? '')
    expect([...first.deliveries, ...second.deliveries]).toEqual(all.deliveries)
    expect(second.nextCursor).toBeNull()
    expect((await list('--wallet', two)).deliveries).toHaveLength(1)
    expect((await list('--since', '2099-01-01T00:00:00Z')).deliveries).toEqual([])
    expect((await ended(['deliveries', 'list', '--limit', '1'], PRODUCTION)).output).toMatch(
      /^CREATED +WALLET .*\n.*pixChargePaid .*\nThere are more: --cursor \S+\n$/,
    )

    const [dead] = (await list('--wallet', one)).deliveries
    expect(await resend('--id', dead?.deliveryId ?? '', '--id', dead?.deliveryId ?? '')).toEqual({
      deliveries: 1,
    })
    const pending = await list('--status', 'pending')
    expect(pending.deliveries).toMatchObject([{ walletId: one, eventId: dead?.eventId, attempts: 0 }])
    const since = ['--since', '2026-01-01T00:00:00-03:00'] as const
    // The other event of the wallet: the newest delivery of the first one is not dead any more.
    expect(await resend('--wallet', one, ...since)).toEqual({ deliveries: 1 })
    expect(await resend('--wallet', one, ...since)).toEqual({ deliveries: 0 })
    expect(await resend('--wallet', two, '--since', '2099-01-01T00:00:00Z')).toEqual({ deliveries: 0 })
    expect((await list('--status', 'pending')).deliveries).toHaveLength(2)

    const audited = await ended(['audit', 'list', '--act', 'deliveriesResent', '--json'])
    expect(JSON.parse(audited.output)).toMatchObject([
      { subject: one, by: { command: 'deliveries resend' }, after: { onlyDead: true, deliveries: 1 } },
      { subject: one, after: { eventId: dead?.eventId, deliveries: 1 } },
    ])

    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, text } = await ended(['deliveries', ...args], PRODUCTION)
      expect(code).toBe(1)
      return text
    }
    const [again] = pending.deliveries
    expect(await refused('resend', '--id', again?.deliveryId ?? '')).toMatch(/is PENDING: the service still/)
    expect(await refused('resend', '--id', 'lost')).toMatch(/No delivery has the id lost/)
    expect(await refused('resend', '--wallet', none, ...since)).toMatch(/has no webhook/)
    expect(await refused('resend', '--wallet', 'lost', ...since)).toMatch(/No wallet has the walletId lost/)
    expect(await refused('list', '--wallet', 'lost')).toMatch(/No wallet has the walletId lost/)
    const cursor = first.nextCursor ?? ''
    expect(await refused('list', '--wallet', one, '--cursor', cursor)).toMatch(/--cursor must be/)
  })

  test.each([
    { args: ['list', '--status', 'delivered'], problem: /--status must be dead or pending, not "delivered"/ },
    { args: ['list', '--limit', '1001'], problem: /--limit must be an integer from 1 to 1000, not "1001"/ },
    { args: ['list', '--since', '2026-01-01'], problem: /--since must be an instant such as/ },
    { args: ['list', '--data', 'nowhere'], problem: /nowhere.*does not exist/ },
    { args: ['resend'], problem: /Give either --id, once or more, or --wallet with --since/ },
    { args: ['resend', '--wallet', 'a'], problem: /Give either --id/ },
    { args: ['resend', '--id', 'a', '--wallet', 'b'], problem: /Give either --id/ },
    { args: ['resend', '--id', 'a', '--data', 'nowhere'], problem: /nowhere.*does not exist/ },
  ])('refuses $args', async ({ args, problem }) => {
    const { code, text } = await ended(['deliveries', ...args])
    expect(text).toMatch(problem)
    expect(code).toBe(1)
  })
})
