import { describe, expect, test } from 'vitest'
import { verifyAudit } from '../../src/application/audit/verify-audit.ts'
import { tracedStore } from '../../src/assembly/traced-store.ts'
import { inAllPartitions, partitionIndex, partitionsOf } from '../../src/storage/partition.ts'
import { findAuditHead } from '../../src/storage/rows/audit-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import type { Tracing } from '../../src/tracing/tracing.ts'
import { createKeyRing, newStorageKey } from '../../src/storage/secrets/key-ring.ts'
import { rotateSecrets } from '../../src/storage/secrets/stored-secrets.ts'
import { chargeBody, transferBody } from '../support/bodies.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import { ROTATION, STORAGE_KEY } from '../support/storage-keys.ts'
import { missing, startDivided } from './support.ts'

const OPENING = 10_000_000

describe.skipIf(missing !== '')(`a store with partitions${missing}`, () => {
  test('serves the wallets of all partitions, and transfers between two of them at once (G-481)', async () => {
    await using divided = await startDivided()
    const { a, a2, b, store } = divided
    expect([a, a2, b].map(({ walletId }) => partitionIndex(store, walletId))).toEqual([1, 2, 0])
    const body = transferBody({ amount: 700, destinationWalletId: a2.walletId })
    const made = await a.call('createInternalTransfer', { body })
    expect(made.status).toBe(201)
    const again = await a.call('createInternalTransfer', { body })
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([201, 'true', made.body])
    const balances = [await a.ok('getBalance'), await a2.ok('getBalance')]
    expect(balances.map(({ availableBalance }) => availableBalance)).toEqual([OPENING - 700, 700])
    const to = async (destinationWalletId: string, amount = 1): Promise<string> =>
      outcomeOf(
        await a.call('createInternalTransfer', { body: transferBody({ destinationWalletId, amount }) }),
      )
    expect(await to(b.walletId)).toBe('404 NotFound')
    expect(await to(a2.walletId, OPENING)).toBe('422 INSUFFICIENT_BALANCE')
    // A transfer whose second half fails leaves nothing of the first half.
    await divided.place.query(`alter table ${divided.place.schema}_3.movement rename to gone`)
    expect(await to(a2.walletId)).toBe('500 InternalError')
    await divided.place.query(`alter table ${divided.place.schema}_3.gone rename to movement`)
    expect((await a.ok('getBalance')).availableBalance).toBe(OPENING - 700)
    // A wallet of another partition finds no more than a wallet of the same partition would.
    const { chargeId } = await a.ok('createImmediateCharge', {
      body: chargeBody({ pixKey: 'pagamentos@alfajogos.example' }),
    })
    expect(outcomeOf(await b.call('getImmediateCharge', { path: { chargeId } }))).toBe('403 Forbidden')
    // The secrets of all partitions get a new key.
    const url = 'https://receiver.example'
    for (const it of [a, a2, b]) {
      await it.ok('configureWebhook', { body: { url, authentication: { type: 'NONE' } } })
    }
    const keys = createKeyRing([newStorageKey(), STORAGE_KEY], { readsPlain: false })
    expect(await rotateSecrets(store, keys, ROTATION)).toEqual({
      secretsOfKeys: { [String(keys.current)]: 3 },
      unreadable: [],
    })
    // The acts of all partitions are one chain: the first key, three webhooks, the new key.
    expect(await store.read(verifyAudit)).toMatchObject({ rows: 5, problem: undefined })
    expect(await namesOfSpans(store)).toEqual(['read: audit.head', 'write: audit.head'])
    const unknown = await send(divided.url, '/v1/balance', { headers: { authorization: 'Bearer unknown' } })
    expect(unknown.status).toBe(401)
    expect(await divided.problems()).toEqual([])
  })
})

/** Reads in the last partition, then in all. Returns the operation and the statements of each span. */
async function namesOfSpans(store: Store): Promise<readonly string[]> {
  const names: string[] = []
  const tracing: Tracing = {
    isInSpan: () => true,
    span: ({ name }, work) =>
      work({
        traceparent: undefined,
        rename: () => undefined,
        set: (facts) => names.push(`${name}: ${facts['db.query.summary']}`),
        fail: () => undefined,
      }),
  }
  const traced = tracedStore(store, tracing)
  await partitionsOf(traced).at(-1)?.read(findAuditHead)
  await inAllPartitions(traced, 'write', ([first = throwMissing()]) => findAuditHead(first))
  return names
}

const throwMissing = (): never => {
  throw new Error('The store has no partitions')
}
