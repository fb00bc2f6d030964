import { afterEach, describe, expect, test } from 'vitest'
import { type Finding, listFindings } from '../../src/application/audit/findings.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { insertOrder } from '../../src/storage/rows/rail-order-rows.ts'
import { insertReport } from '../../src/storage/rows/rail-report-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { REPEATED } from '../storage/repeated.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { REPORT_SECRET, Reporter } from '../support/reporter.ts'
import { START } from '../support/service.ts'
import { commandLine } from './support/command-line.ts'

const MINUTE = 60_000
const { ended, endAll, servingWith } = commandLine()

let position = 0

/** Stores a report that came `minutes` after START. */
function addReport(store: Store, id: string, minutes: number, keptBecause: string | null): Promise<void> {
  const about = { walletId: 'wallet-1', name: 'transferReturned', resourceId: 'withdrawal-1', body: '{}' }
  const answer = { result: keptBecause === null ? 'APPLIED' : 'KEPT', reason: null } as const
  const row = {
    id,
    ...about,
    ...answer,
    position: (position += 1),
    at: START + minutes * MINUTE,
    keptBecause,
    uncovered: null,
  }
  return store.write((transaction) => insertReport(transaction, row))
}

/** Stores an order that was placed `minutes` after START. */
async function addOrder(
  store: Store,
  id: string,
  minutes: number,
  {
    error = null,
    status = 'PENDING',
  }: { readonly error?: string | null; readonly status?: 'PENDING' | 'SENT' } = {},
): Promise<void> {
  const about = { walletId: 'wallet-1', name: 'transfer', resourceId: 'withdrawal-1', body: {} }
  const at = START + minutes * MINUTE
  const text = 'update rail_order set attempts = 3, error = $2 where id = $1'
  await store.write(async (transaction) => {
    await insertOrder(transaction, { id, ...about, position: (position += 1), at, status }, at)
    await transaction.run({ name: 'test.refuse', text }, [id, error])
  })
}

const shown = ({ kind, id, reason }: Finding): string => `${kind} ${id}: ${reason}`
const LATE = 'The institution has not acknowledged the order for more than 5 minutes.'

describe.each(REPEATED.filter(({ missing }) => missing === undefined))('findings on $name', ({ make }) => {
  let remove: (() => Promise<void>) | undefined
  afterEach(async () => {
    await remove?.()
  })

  async function open(): Promise<Store> {
    const database = make()
    const store = await database.open()
    remove = async () => {
      await store.close()
      await database.remove()
    }
    await migrate(store)
    return store
  }

  test('are the kept reports and the orders that are refused or late, newest first', async () => {
    const store = await open()
    await addReport(store, 'applied', 9, null)
    await addReport(store, 'kept-1', 1, 'The withdrawal is INITIATED.')
    await addReport(store, 'kept-2', 8, 'The wallet has no withdrawal.')
    await addOrder(store, 'refused', 9.5, { error: 'The institution answered 400 MalformedRequest.' })
    await addOrder(store, 'late', 4)
    await addOrder(store, 'young', 6)
    await addOrder(store, 'sent', 2, { status: 'SENT', error: null })
    const realNow = START + 10 * MINUTE
    const list = (limit: number): Promise<readonly Finding[]> =>
      store.read((reader) => listFindings(reader, { realNow, limit }))
    expect((await list(10)).map(shown)).toEqual([
      'order refused: The institution answered 400 MalformedRequest.',
      'report kept-2: The wallet has no withdrawal.',
      `order late: ${LATE}`,
      'report kept-1: The withdrawal is INITIATED.',
    ])
    expect((await list(3)).map(shown)).toEqual((await list(10)).slice(0, 3).map(shown))
    expect((await list(1))[0]).toEqual({
      kind: 'order',
      at: '2026-03-02T12:09:30.000Z',
      walletId: 'wallet-1',
      name: 'transfer',
      resourceId: 'withdrawal-1',
      id: 'refused',
      attempts: 3,
      reason: 'The institution answered 400 MalformedRequest.',
    })
  })

  test('end when the report fits and when the institution takes the order', async () => {
    const store = await open()
    await addOrder(store, 'sent', 0, { status: 'SENT' })
    await addReport(store, 'applied', 0, null)
    const options = { realNow: START + 60 * MINUTE, limit: 10 }
    expect(await store.read((reader) => listFindings(reader, options))).toEqual([])
  })
})

/** Sends a report that fits nothing to a service with the demo wallets. */
async function reportUnknown(url: string): Promise<void> {
  const result = await new Reporter({ url, now: () => Date.now() }).result(
    {
      report: 'transferSettled',
      walletId: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
      transactionId: '6c84fb90-12c4-41e1-8dd8-0f8b1c2d3e4f',
      endToEndId: 'E12345678202603021200aaaaaaaaaa1',
    },
    { id: 'lost' },
  )
  expect(result).toBe('KEPT')
}

const RAIL = {
  PIX_SERVICE_RAIL: 'remote',
  PIX_SERVICE_RAIL_URL: 'http://127.0.0.1:1',
  PIX_SERVICE_RAIL_ORDER_SECRET: REPORT_SECRET,
  PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
}
const NOTHING = 'Nothing needs a person: no report is kept, and no order is refused or late.\n'

describe('pix-service findings', () => {
  test('lists the findings while a service runs on the same folder', async () => {
    const { url } = await servingWith(RAIL)
    expect(await ended(['findings'])).toMatchObject({ code: 0, output: NOTHING })
    expect(await ended(['findings', '--json'])).toMatchObject({ code: 0, output: '[]\n' })
    await reportUnknown(url)
    const { code, output } = await ended(['findings'])
    expect(code).toBe(0)
    expect(output).toMatch(/^TIME +WALLET +MESSAGE +ID +RESOURCE +REASON\n/)
    expect(output).toMatch(
      /\n20\d\d-\S+Z +5a2f1c7e-\S+ +report transferSettled +lost +6c84fb90-\S+ +The wallet has no withdrawal 6c84fb90-\S+\.\n$/,
    )
    const { output: json } = await ended(['findings', '--json', '--limit', '1'])
    expect(JSON.parse(json)).toMatchObject([
      { kind: 'report', name: 'transferSettled', id: 'lost', attempts: null },
    ])
    const cut = await ended(['findings', '--limit', '1'])
    expect(cut.output).toMatch(/There may be more: --limit 1 ends the list here\.\n$/)
  })

  const found = findPostgres()
  test('lists the findings of PostgreSQL', async (context) => {
    const postgres = await found
    if ('missing' in postgres) return context.skip(postgres.missing)
    const { url, schema, drop } = freshSchema(postgres.url)
    const env = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    try {
      const service = await servingWith({ ...env, ...RAIL })
      await reportUnknown(service.url)
      const { output } = await ended(['findings', '--json'], env)
      expect(JSON.parse(output)).toMatchObject([{ kind: 'report', id: 'lost' }])
      // On PostgreSQL, a person can close a finding while the service runs.
      const closed = await ended(['findings', 'close', 'lost', '--note', 'Returned by hand.'], env)
      expect(closed).toMatchObject({ code: 0, output: 'Closed the report lost: Returned by hand.\n' })
      expect(await ended(['findings'], env)).toMatchObject({ code: 0, output: NOTHING })
      const audited = await ended(['audit', 'list', '--act', 'findingClosed', '--json'], env)
      expect(JSON.parse(audited.output)).toMatchObject([
        { subject: 'lost', after: { note: 'Returned by hand.' } },
      ])
      const again = await ended(['findings', 'close', 'lost', '--note', 'Again.'], env)
      expect([again.code, again.text]).toEqual([1, expect.stringMatching(/No kept report has the id "lost"/)])
      service.run.kill('SIGTERM')
      expect(await service.run.exit).toBe(0)
    } finally {
      await endAll()
      await drop()
    }
  })

  test.each([
    { args: ['--limit', '0'], problem: '--limit must be an integer from 1 to 10000, not "0".' },
    { args: ['--limit', 'all'], problem: '--limit must be an integer from 1 to 10000, not "all".' },
    { args: ['--data', 'nowhere'], problem: /nowhere.*does not exist/ },
    { args: ['close', 'lost', '--note', ' '], problem: /--note must say what was done/ },
    { args: ['close', 'lost', '--note', 'x', '--data', 'nowhere'], problem: /nowhere\S* does not exist/ },
  ])('refuses $args', async ({ args, problem }) => {
    const { code, text } = await ended(['findings', ...args])
    expect(text).toMatch(problem)
    expect(code).toBe(1)
  })
})
