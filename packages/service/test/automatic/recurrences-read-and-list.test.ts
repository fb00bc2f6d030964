import { afterAll, describe, expect, test } from 'vitest'
import type { Recurrence, RecurrenceList, Schedule, ScheduleList } from '@pix-payments/spec/types'
import { outcomeOf, targetOf } from '../support/http-call.ts'
import { HOUR } from '../support/service.ts'
import { startAutomatic } from './support/automatic-service.ts'
import { freshCpf } from './support/tax-ids.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
const stranger = await automatic.receiver()
afterAll(() => automatic.service.close())

describe('reading a recurrence', () => {
  test("R-247 R-248 returns one of the caller's wallet; another id in any form returns 404 (G-183)", async () => {
    const recurrence = await receiver.create()
    expect(await stranger.outcome('getRecurrence', recurrence)).toBe('403 RECURRENCE_ACCESS_DENIED')
    for (const id of [`${recurrence.id.slice(0, -1)}g`, recurrence.id.toLowerCase(), 'x', '\0', ' ']) {
      expect(await receiver.outcome('getRecurrence', { id })).toBe('404 RESOURCE_MISSING')
      const cancellation = await receiver.outcome('cancelRecurrence', { id }, receiver.cancelBody())
      expect(cancellation).toBe('404 RESOURCE_MISSING')
    }
    expect((await receiver.on('getRecurrence', recurrence.id)).body).toEqual(recurrence)
  })

  test('R-141 R-361 the version grows by one with every change, and only then (G-064)', async () => {
    const created = await receiver.create()
    expect(await receiver.outcome('simulateFirstPayment', created, { amount: 1 })).toBe(
      '422 FIRST_PAYMENT_AMOUNT_MISMATCH',
    )
    const paid = await receiver.done<Recurrence>('simulateFirstPayment', created)
    const refunded = await receiver.done<Recurrence>('simulateFirstPaymentRefund', created)
    const cancelled = await receiver.done<Recurrence>('cancelRecurrence', created, receiver.cancelBody())
    await receiver.pass(HOUR * 2)
    const versions = [created, paid, refunded, cancelled, await receiver.read(created)]
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 4])
  })

  test('R-323 returns the current state, even when webhooks were lost', async () => {
    const { id } = await receiver.authorized()
    expect(await receiver.read({ id })).toMatchObject({
      status: 'AUTHORIZED',
      statusDetailed: 'VALIDATION_SUCCEEDED',
      municipalityCode: '3550308',
    })
  })
})

describe('the location of a recurrence', () => {
  const open = async (token: string): ReturnType<typeof automatic.service.send> =>
    automatic.service.send(targetOf('getRecurrenceLocation', { accessToken: token }))

  test('R-144 R-259 returns its terms to anyone with the token (G-001, G-068, G-126)', async () => {
    const recurrence = await receiver.create()
    const answer = await open(recurrence.recUrlAccessToken)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    const { id, receiverPixKey, receiverCnpj, amount, frequency, firstPaymentDate } = recurrence
    const { lastPaymentDate, contract, expectedPayer, status, statusDetailed, amountType } = recurrence
    expect(answer.body).toEqual({
      recurrenceId: id,
      receiverPixKey,
      receiverCnpj,
      amount,
      frequency,
      firstPaymentDate,
      lastPaymentDate,
      contract,
      expectedPayer,
      status,
      statusDetailed,
      expirationDate: recurrence.expiresAt,
      amountType,
    })
    expect((await automatic.service.send(`/v1/rec/${recurrence.recUrlAccessToken}`)).status).toBe(404)
  })

  test('is served in every state, with the current data (G-089, G-127)', async () => {
    const statuses: string[] = []
    const look = async ({ recUrlAccessToken }: Recurrence): Promise<void> => {
      const answer = await open(recUrlAccessToken)
      statuses.push(`${answer.status} ${(answer.body as { status: string }).status}`)
    }
    const own = await automatic.receiver()
    const due = await own.create()
    const cancelled = await own.create()
    await own.done('cancelRecurrence', cancelled, own.cancelBody())
    const failed = await own.create()
    await own.done('simulateAuthorization', failed, { outcome: 'REJECTED' })
    const authorized = await own.authorized()
    await own.pass(HOUR)
    for (const it of [due, cancelled, failed, authorized]) await look(it)
    expect(statuses).toEqual(['200 EXPIRED', '200 CANCELLED', '200 FAILED', '200 AUTHORIZED'])
  })

  test('R-260 an unknown or invalid token returns 404 (G-128)', async () => {
    const { recUrlAccessToken } = await receiver.create()
    for (const token of ['0'.repeat(32), recUrlAccessToken.toUpperCase(), recUrlAccessToken.slice(1), 'x'])
      expect(outcomeOf(await open(token))).toBe('404 RESOURCE_MISSING')
  })
})

/** Reads every page of a list, and calls `between` after each page. */
async function pagesOf<T extends { readonly id: string }>(
  page: (cursor: string | undefined) => Promise<{
    readonly data: readonly T[]
    readonly hasMore: boolean
    readonly nextCursor: string | null
  }>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const { data, hasMore, nextCursor } = await page(cursor)
    pages.push(data.map(({ id }) => id))
    expect(hasMore).toBe(nextCursor !== null)
    cursor = nextCursor ?? undefined
    await between()
  } while (cursor !== undefined)
  return pages
}

const byNewest = (
  a: { readonly createdAt: string; readonly id: string },
  b: { readonly createdAt: string; readonly id: string },
): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? 1 : -1
}

describe('lists', () => {
  test('R-240 R-242 R-243 R-359 have 20 items a page, newest first, and those of the same instant by id (G-131)', async () => {
    const own = await automatic.receiver()
    const created: Recurrence[] = []
    for (let index = 0; index < 45; index += 1) {
      created.push(await own.create())
      // Groups of up to ten items have the same creation instant, so the order within a group depends on the id.
      if (index % 10 === 0) await own.pass(1)
    }
    const pages = await pagesOf<Recurrence>((cursor) =>
      own.operator.ok('listRecurrences', { query: { cursor } }),
    )
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(created.toSorted(byNewest).map(({ id }) => id))
    const { object } = await own.operator.ok('listRecurrences')
    expect(object).toBe('list')
  })

  test.each([1, 3, 44, 45, 46, 100])(
    'R-241 R-242 pages of %d neither repeat nor skip items (G-131)',
    async (limit) => {
      const own = await automatic.receiver()
      const created: Recurrence[] = []
      for (let index = 0; index < 9; index += 1) created.push(await own.create())
      const pages = await pagesOf<Recurrence>((cursor) =>
        own.operator.ok('listRecurrences', { query: { cursor, limit } }),
      )
      expect(pages.every(({ length }) => length <= limit && length > 0)).toBe(true)
      expect(pages.flat()).toEqual(created.toSorted(byNewest).map(({ id }) => id))
    },
  )

  test('R-242 items that are added between pages, even at the same instant, do not move the others', async () => {
    const own = await automatic.receiver()
    const before: Recurrence[] = []
    for (let index = 0; index < 12; index += 1) before.push(await own.create())
    const added: string[] = []
    const pages = await pagesOf<Recurrence>(
      (cursor) => own.operator.ok('listRecurrences', { query: { cursor, limit: 5 } }),
      async () => {
        if (added.length < 4) added.push((await own.create()).id)
        if (added.length === 2) await own.pass(1)
      },
    )
    const listed = pages.flat()
    expect(new Set(listed).size).toBe(listed.length)
    const ids = before.toSorted(byNewest).map(({ id }) => id)
    expect(listed.filter((id) => !added.includes(id))).toEqual(ids)
  })

  test('R-242 schedules: a status change between pages may remove an item, and repeats none', async () => {
    const own = await automatic.receiver()
    const schedules: Schedule[] = []
    for (let index = 0; index < 7; index += 1) schedules.push(await own.charge(await own.authorized()))
    const [oldest] = schedules.toSorted(byNewest).slice(-1) as [Schedule]
    const pages = await pagesOf<Schedule>(
      (cursor) => own.operator.ok('listSchedules', { query: { cursor, limit: 3, status: 'PENDING' } }),
      async () => {
        if ((await own.readSchedule(oldest)).status === 'PENDING') await own.reject(oldest)
      },
    )
    expect(pages.flat()).toEqual(
      schedules
        .filter(({ id }) => id !== oldest.id)
        .toSorted(byNewest)
        .map(({ id }) => id),
    )
  })

  test.each([
    ['R-241 limit 0', 'limit=0'],
    ['R-241 limit 101', 'limit=101'],
    ['limit −1', 'limit=-1'],
    ['limit 1.5', 'limit=1.5'],
    ['limit abc', 'limit=abc'],
    ['an unknown status (G-132)', 'status=PAID'],
    ['a cursor that no page returned (G-131)', 'cursor=abc'],
    ['an empty cursor', 'cursor='],
    ['a cursor that is not base64url', 'cursor=%24%25'],
    ['a cursor with another number before it', `cursor=${Buffer.from('01 RR').toString('base64url')}`],
    ['a cursor with a NUL', `cursor=${Buffer.from('1 \0').toString('base64url')}`],
    ['a cursor of a negative time', `cursor=${Buffer.from('-1 RR').toString('base64url')}`],
  ])('%s returns 400 HTTP_400 in both lists', async (_, search) => {
    for (const path of ['recurrences', 'schedules'])
      expect(outcomeOf(await receiver.operator.send(`/v1/pix/automatic/${path}?${search}`))).toBe(
        '400 HTTP_400',
      )
  })

  test('R-244 R-245 R-246 recurrences can be listed by status and payer, with punctuation or not (G-130)', async () => {
    const own = await automatic.receiver()
    const taxId = freshCpf()
    const authorized = await own.authorized({ expectedPayer: { taxId } })
    const company = await own.create({ expectedPayer: { taxId: '12ABC34501DE35' } })
    const pending = await own.create()
    await stranger.create({ expectedPayer: { taxId } })
    const ids = async (query: Readonly<Record<string, string>>): Promise<string[]> => {
      const list: RecurrenceList = await own.operator.ok('listRecurrences', { query })
      return list.data.map(({ id }) => id)
    }
    const dotted = taxId.replace(/^(...)(...)(...)/, '$1.$2.$3-')
    expect(await ids({ status: 'AUTHORIZED' })).toEqual([authorized.id])
    expect(await ids({ status: 'PENDING' })).toEqual(
      [company, pending].toSorted(byNewest).map(({ id }) => id),
    )
    expect(await ids({ status: 'EXPIRED' })).toEqual([])
    expect(await ids({ payerTaxId: taxId })).toEqual([authorized.id])
    expect(await ids({ payerTaxId: dotted })).toEqual([authorized.id])
    expect(await ids({ payerTaxId: '12.abc.345/01de-35' })).toEqual([company.id])
    expect(await ids({ payerTaxId: dotted, status: 'PENDING' })).toEqual([])
    expect(await ids({ payerTaxId: freshCpf() })).toEqual([])
    const bad = await own.operator.call('listRecurrences', { query: { payerTaxId: '52998224726' } })
    expect(outcomeOf(bad)).toBe('400 INVALID_PAYER_TAX_ID')
  })

  test('R-253 schedules can be listed by status and recurrence, without attempts (G-074, G-132, G-232, G-234)', async () => {
    const own = await automatic.receiver()
    const [first, second] = [await own.authorized(), await own.authorized()]
    const [one, two] = [await own.charge(first), await own.charge(second)]
    await own.accept(two)
    const foreign = await stranger.authorized()
    await stranger.charge(foreign)
    const list = (query: Readonly<Record<string, string>>): Promise<ScheduleList> =>
      own.operator.ok('listSchedules', { query })
    const ids = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
      (await list(query)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([one, two].toSorted(byNewest).map(({ id }) => id))
    expect(await ids({ recurrenceId: first.id })).toEqual([one.id])
    expect(await ids({ status: 'SCHEDULED' })).toEqual([two.id])
    expect(await ids({ status: 'SCHEDULED', recurrenceId: first.id })).toEqual([])
    expect(await ids({ recurrenceId: foreign.id })).toEqual([])
    expect(await ids({ recurrenceId: `${first.id.slice(0, -11)}00000000000` })).toEqual([])
    const bad = await own.operator.call('listSchedules', { query: { recurrenceId: 'x' } })
    expect(outcomeOf(bad)).toBe('400 HTTP_400')
    const [listed] = (await list({ recurrenceId: first.id })).data
    expect(listed).toMatchObject({ attempts: [], attemptCount: 1 })
    expect(listed).toEqual({ ...(await own.readSchedule(one)), attempts: [] })
  })
})
