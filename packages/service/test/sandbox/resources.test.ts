import { expect, test } from 'vitest'
import { onEachEngine } from './support/on-each-engine.ts'

onEachEngine(async (sandbox) => {
  test('lists what exists with its status, the newest first, also after a restore (G-274)', async () => {
    const wallet = await sandbox.wallet()
    const open = await wallet.charge()
    await wallet.ok('advanceClock', { body: { by: 1 } })
    const { chargeId, endToEndId } = await wallet.deposit({ amount: 5000 })
    const { snapshotId } = await wallet.ok('createSnapshot')
    const charges = await wallet.ok('listResources', { query: { resource: 'charge' } })
    expect(charges.data.map((it) => [it.resourceId, it.status])).toEqual([
      [chargeId, 'PAID'],
      [open, 'PENDING'],
    ])
    expect(charges).toMatchObject({ data: [{ amount: 5000 }, {}], truncated: false })
    await wallet.refund(endToEndId, 10)
    await wallet.settledWithdrawal({ amount: 100 })
    for (const [resource, status] of [
      ['refund', 'PROCESSING'],
      ['withdrawal', 'SUCCESS'],
    ] as const) {
      const { data } = await wallet.ok('listResources', { query: { resource, limit: 1 } })
      expect(data).toMatchObject([{ status }])
    }
    const all = await wallet.ok('listResources', { query: { limit: 3 } })
    expect(all.data.map((it) => it.resource).toSorted()).toEqual(['charge', 'refund', 'withdrawal'])
    expect(all.truncated).toBe(true)
    await wallet.ok('restoreSnapshot', { path: { snapshotId } })
    expect(await wallet.ok('listResources', { query: { resource: 'charge' } })).toEqual(charges)
    for (const resource of ['refund', 'withdrawal', 'recurrence', 'transfer'] as const) {
      const listed = await wallet.ok('listResources', { query: { resource } })
      expect(listed).toEqual({ data: [], truncated: false })
    }
  })
})
