import { expect, test } from 'vitest'
import type { StatementPage } from '@pix-payments/spec/types'
import { statementScope, writeStatementCursor } from '../../src/application/money/statement-cursor.ts'
import { chargeBody, transferBody } from '../support/bodies.ts'
import type { Answer } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { HOUR, SECOND, type TestService } from '../support/service.ts'
import { startFollowed } from './support.ts'

const TODAY = { initDate: '2026-03-02', endDate: '2026-03-02' }
const DAYS = { startDate: '2026-03-01', endDate: '2026-03-02', page: 1, limit: 10 }
type Query = Readonly<Record<string, string | number>>

const list = ({ a }: TestService, query: Query = TODAY): Promise<Answer> => a.call('listStatement', { query })
const ageOf = ({ headers }: Answer): unknown => headers['x-data-age']
const idsOf = ({ body }: Answer): readonly string[] => (body as StatementPage).data.map(({ id }) => id)

async function deposit(service: TestService): Promise<string> {
  const { chargeId } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
  const paid = await counterparties(service).pay(service.a, chargeId)
  return paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
}

/** After 20 s, the process no longer remembers which lines it has written or shown. */
function forget({ clock }: TestService): void {
  clock.pass(21 * SECOND)
}

test('statements come from the replica and say how old they are (G-480)', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  await deposit(service)
  forget(service)
  await followed.follow()
  const current = await list(service)
  expect([current.status, ageOf(current), idsOf(current).length]).toEqual([200, '0', 1])
  service.clock.pass(4 * SECOND)
  expect(ageOf(await list(service))).toBe('4')
  expect(ageOf(await service.a.call('getConsolidatedStatement', { query: DAYS }))).toBe('4')
  expect(ageOf(await service.a.call('getClosingDayBalance'))).toBe('4')
  expect(followed.reads()).toBe(4)
})

test('other operations and pages that must be current do not ask the replica (G-480)', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  const endToEndId = await deposit(service)
  forget(service)
  await followed.follow()
  const answers = [
    await service.a.call('getBalance'),
    await list(service, { endToEndId }),
    await list(service, { ...TODAY, page: 2 }),
  ]
  for (const answer of answers) expect([answer.status, ageOf(answer)]).toEqual([200, undefined])
  expect(followed.reads()).toBe(0)
})

test('a replica that is too old or broken is left out, and used again later', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  await deposit(service)
  forget(service)
  await followed.follow()
  service.clock.pass(11 * SECOND)
  expect(ageOf(await list(service))).toBeUndefined()
  // For two seconds, it is not even asked.
  const { length } = idsOf(await list(service))
  expect([length, followed.reads()]).toEqual([1, 1])
  forget(service)
  await followed.follow()
  expect(ageOf(await list(service))).toBe('0')
  followed.isBroken = true
  const whileBroken = await list(service)
  expect([whileBroken.status, ageOf(whileBroken)]).toEqual([200, undefined])
  followed.isBroken = false
  service.clock.pass(3 * SECOND)
  await followed.follow()
  forget(service)
  await followed.follow()
  expect(ageOf(await list(service))).toBe('0')
})

test('no line vanishes that the caller has written or read in the same process', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  await deposit(service)
  forget(service)
  await followed.follow()
  await service.a.ok('createInternalTransfer', { body: transferBody({ amount: 1 }) })
  const written = await list(service)
  expect([idsOf(written).length, ageOf(written)]).toEqual([2, undefined])
  service.clock.pass(5 * SECOND)
  expect(idsOf(await list(service))).toHaveLength(2)
})

test('a page by cursor never lacks a line that the first page counted (G-421)', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  for (let count = 0; count < 3; count += 1) await deposit(service)
  await followed.follow()
  for (let count = 0; count < 3; count += 1) await deposit(service)
  // The first page came from another process.
  const scope = statementScope({ id: service.a.walletId, settings: {} }, TODAY)
  const cursor = writeStatementCursor(scope, { upTo: 6, shown: 2 })
  const query = { ...TODAY, pageSize: 100, cursor }
  const rest = await list(service, query)
  expect([idsOf(rest).length, ageOf(rest), followed.reads()]).toEqual([4, undefined, 1])
  await followed.follow()
  const copied = await list(service, query)
  expect([idsOf(copied), ageOf(copied)]).toEqual([idsOf(rest), '0'])
})

test('a closing-day balance is final: the replica must have data of the day after', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  const query = { date: '2026-03-02' }
  // 09:00 in Brasília, so midnight is 15 hours later.
  service.clock.pass(15 * HOUR - 3 * SECOND)
  await followed.follow()
  service.clock.pass(4 * SECOND)
  const after = await service.a.call('getClosingDayBalance', { query })
  expect([after.status, ageOf(after)]).toEqual([200, undefined])
  await followed.follow()
  service.clock.pass(SECOND)
  expect(ageOf(await service.a.call('getClosingDayBalance', { query }))).toBe('1')
})

test('the primary decides about a request that the replica refuses', async () => {
  await using followed = await startFollowed()
  const { service } = followed
  await service.set(service.a, { accountOpen: false })
  await followed.follow()
  await service.set(service.a, { accountOpen: true })
  const answer = await list(service)
  expect([answer.status, ageOf(answer)]).toEqual([200, undefined])
})
