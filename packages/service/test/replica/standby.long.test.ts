import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { openPostgresReplica } from '../../src/storage/postgres/postgres-replica.ts'
import { CNPJ_A, chargeBody } from '../support/bodies.ts'
import type { Answer } from '../support/http-call.ts'
import { Operator } from '../support/operator.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { startStandby } from './standby.ts'

const found = await findPostgres()
const missing =
  'missing' in found
    ? `: ${found.missing}`
    : new URL(found.url).searchParams.has('host')
      ? ''
      : ': the server of DATABASE_URL cannot be copied'
const DAYS = { startDate: '2026-03-01', endDate: '2026-03-01', page: 1, limit: 1 }

/** Asks until the replica gives an answer, or until it gives none. */
async function until(ask: () => Promise<Answer>, isFromReplica: boolean): Promise<Answer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask()
    if ('x-data-age' in answer.headers === isFromReplica) return answer
    await setTimeout(200)
  }
  throw new Error(
    `After 20 seconds, answers still come from ${isFromReplica ? 'the primary' : 'the replica'}`,
  )
}

describe.skipIf(missing !== '')(`a standby of PostgreSQL${missing}`, () => {
  test(
    'gives statements while it follows, and the primary gives them otherwise',
    { timeout: 90_000 },
    async () => {
      if ('missing' in found) throw new Error(found.missing)
      const schema = freshSchema(found.url)
      const store = await schema.open()
      await using standby = await startStandby(found.url)
      const replica = openPostgresReplica({ url: standby.url, schema: schema.schema })
      try {
        await using service = await createService({ store, replica, mostReplicaAge: 2 })
        const [a, b] = [DEFAULT_WALLETS[0], DEFAULT_WALLETS[2]].map((wallet, index) => {
          if (wallet === undefined) throw new Error('The sandbox has fewer wallets than the test needs')
          const clientSecret = index === 0 ? 'alfa-demo-secret' : 'beta-demo-secret'
          const { clientId } = wallet.credential
          return new Operator({
            url: service.url,
            walletId: wallet.id,
            clientId,
            clientSecret,
            now: () => Date.now(),
          })
        })
        if (a === undefined || b === undefined) throw new Error('Two operators are needed')
        const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
        await a.ok('simulatePayment', { body: { chargeId, receiverCnpj: CNPJ_A } })
        const day = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
        const list = (): Promise<Answer> =>
          a.call('listStatement', { query: { initDate: day, endDate: day } })
        const copied = await until(list, true)
        expect(copied.body).toMatchObject({ totalItems: 1 })
        expect(Number(copied.headers['x-data-age'])).toBeLessThanOrEqual(2)

        await standby.query('select pg_wal_replay_pause()')
        const days = (): Promise<Answer> => b.call('getConsolidatedStatement', { query: DAYS })
        expect((await until(days, false)).status).toBe(200)
        await standby.query('select pg_wal_replay_resume()')
        expect((await until(days, true)).status).toBe(200)

        await standby.kill()
        const before = performance.now()
        for (let count = 0; count < 20; count += 1) {
          const { status, headers } = await days()
          expect([status, headers['x-data-age']]).toEqual([200, undefined])
        }
        expect(performance.now() - before).toBeLessThan(10_000)
      } finally {
        await schema.drop()
      }
    },
  )
})
