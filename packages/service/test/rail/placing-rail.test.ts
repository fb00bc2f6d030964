import { describe, expect, test, vi } from 'vitest'
import { updateWallet } from '../../src/commands/accounts/update-wallet.ts'
import type { RailChoice } from '../../src/rail/open-rail.ts'
import { placingRail } from '../../src/settings/placing-rail.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import type { Given } from '../../src/settings/setting-values.ts'
import { databaseFile } from '../../src/settings/open-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { manualClock } from '../support/manual-clock.ts'
import { START, startService } from '../support/service.ts'
import { FakeInstitution } from './support/fake-institution.ts'
import { openTestQueue } from './support/test-queue.ts'

const clock = manualClock(START)
const kindOf = async (mode: 'sandbox' | 'production', flags: Given): Promise<string> => {
  const { rail } = readSettings('wallets', flags, {})
  await using queue = await openTestQueue({ isStarted: false })
  const placing = placingRail({ mode, rail, clock })
  await queue.wallets.write(queue.walletId, async (work) => {
    const { wallet, transaction, random, now } = work
    const nextNumber = (): number => work.nextNumber()
    await placing.place(
      { wallet, transaction, random, now, nextNumber, traceparent: undefined },
      {
        order: 'cancellation',
        walletId: wallet.id,
        account: wallet.account,
        at: new Date(now).toISOString(),
        regulatoryMessageId: 'M1234567820260302120000000000001',
        subject: 'SCHEDULE',
        subjectId: 'schedule-1',
        reason: null,
      },
    )
  })
  return (await queue.orders())[0]?.status ?? 'none'
}

describe('a command that changes wallets places orders', () => {
  test.each<[mode: 'sandbox' | 'production', flags: Given, status: string]>([
    ['sandbox', {}, 'SENT'],
    ['sandbox', { rail: 'simulated' }, 'SENT'],
    ['sandbox', { rail: 'remote' }, 'PENDING'],
    ['production', {}, 'PENDING'],
    ['production', { rail: './bank.mjs' }, 'PENDING'],
    ['production', { rail: 'simulated' }, 'SENT'],
  ])('in %s with %o as %s', async (mode, flags, status) => {
    expect(await kindOf(mode, flags)).toBe(status)
  })
})

/** Makes the dispatch of all schedules due now. */
const DUE_NOW = [
  { name: 'test.timersDueNow', text: `update timer set due_at = $1 where kind = 'scheduleDispatch'` },
  { name: 'test.walletsDueNow', text: 'update wallet set next_due_at = $1' },
]

test('wallets update orders the instruction of a schedule that falls due, and the next service sends it', async () => {
  const folder = temporaryFolder()
  const file = databaseFile({ kind: 'folder', folder: folder.path })
  const institution = new FakeInstitution(() => START)
  const rail: RailChoice = { institution: () => institution }
  const automatic = await startAutomatic({ rail, store: openSqlite({ file }) })
  const receiver = await automatic.receiver()
  const schedule = await receiver.charge(await receiver.authorized())
  await automatic.service.close()
  const sent = institution.attempts.map(({ order }) => order.order)
  expect(sent).toEqual(['recurrence'])
  const store = openSqlite({ file })
  for (const statement of DUE_NOW) await store.write((transaction) => transaction.run(statement, [START]))
  await store.close()
  const settings = readSettings('wallets', { data: folder.path, rail: 'remote' }, {})
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await updateWallet(settings, { name: 'Renamed', json: true }, receiver.walletId)
  print.mockRestore()
  const next = await startService({ rail, store: openSqlite({ file }) })
  await vi.waitFor(() => {
    expect(institution.attempts.at(-1)?.order).toMatchObject({
      order: 'instruction',
      scheduleId: schedule.id,
    })
  })
  await next.close()
  await folder.remove()
})
