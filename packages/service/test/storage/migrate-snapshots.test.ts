import { isEndToEndId } from '@pix-payments/pix'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { openWorld } from '../sandbox/support/world.ts'
import { creditor } from '../support/bodies.ts'
import { HOUR, START } from '../support/service.ts'
import { type OldWallet, type Tables, fillOldStore, savedRows } from './store-before-rail.ts'

const WALLET: OldWallet = {
  id: '0b000000-0000-4000-8000-000000000001',
  snapshotId: '0c000000-0000-4000-8000-000000000001',
  automaticPayer: false,
  blocked: 500,
}
const SETTLED: Statement = {
  name: 'test.settledWithdrawal',
  text: `select body from withdrawal where status = 'SUCCESS'`,
}

test('a snapshot without a pending outcome stays as it is', async () => {
  const store = openSqlite({})
  const timer = {
    wallet_id: WALLET.id,
    due_at: START,
    position: 1,
    kind: 'chargeExpiry',
    resource_id: 'charge',
  }
  await fillOldStore(store, [WALLET], { saved: { timer: [timer] } })
  await migrate(store)
  expect(await savedRows(store, 'timer')).toEqual([timer])
  await store.close()
})

describe('a withdrawal that waited in INITIATED at the upgrade', () => {
  const transactionId = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'
  const body = {
    transactionId,
    walletId: WALLET.id,
    externalId: 'held',
    status: 'INITIATED',
    amount: 500,
    description: null,
    metadata: null,
    initiationType: 'PIX_KEY',
    creditor: creditor(),
    expectedCreditor: null,
    endToEndId: null,
    errorCode: null,
    errorDescription: null,
    createdAt: START,
    updatedAt: START,
    settledAt: null,
    outcome: { status: 'SUCCESS', holdAt: 'INITIATED', afterSeconds: 3600 },
  }
  const about = { wallet_id: WALLET.id, status: 'INITIATED', external_id: 'held', request: '{}', amount: 500 }
  const rows: Tables = {
    timer: [
      {
        wallet_id: WALLET.id,
        due_at: START + HOUR,
        position: 1,
        kind: 'withdrawalOutcome',
        resource_id: transactionId,
      },
    ],
    withdrawal: [{ id: transactionId, ...about, body: JSON.stringify(body) }],
  }

  test.each([
    { from: 'the store', tables: { live: rows }, isRestored: false },
    { from: 'a restored snapshot', tables: { saved: rows }, isRestored: true },
  ])('settles from $from, and its wallet continues', async ({ tables, isRestored }) => {
    const store = openSqlite({})
    await fillOldStore(store, [WALLET], tables)
    await using world = await openWorld({ store, rail: 'simulated' })
    const path = { walletId: WALLET.id }
    if (isRestored) {
      const { snapshotId } = WALLET
      await world.control.ok('restoreSnapshot', { path: { ...path, snapshotId } })
    }
    const to = new Date(START + HOUR).toISOString()
    const { ran } = await world.control.ok('advanceClock', { path, body: { to } })
    expect(ran).toMatchObject([{ event: 'pixWithdrawSettled' }])
    const [row] = await store.read((reader) => reader.all<{ body: string }>(SETTLED))
    const { endToEndId } = JSON.parse(String(row?.body)) as { endToEndId: string }
    expect(isEndToEndId(endToEndId)).toBe(true)
    expect(await world.control.ok('getWallet', { path })).toMatchObject({ balance: { blocked: 0 } })
  })
})
