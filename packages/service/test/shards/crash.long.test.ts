import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { checkShards } from '../../src/application/audit/check-shards.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { findInternalTransfer } from '../../src/storage/rows/internal-transfer-rows.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { transferBody } from '../support/bodies.ts'
import { Operator } from '../support/operator.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { productionStore } from '../support/production-store.ts'
import { startServer } from './server-process.ts'

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''
const KILLS = 10
const CALLERS = 8
const ALFA = DEFAULT_WALLETS.filter(({ operator }) => operator.name.startsWith('Alfa'))

describe.skipIf(missing !== '')(`shards whose service is killed${missing}`, () => {
  test('never keep half of a transfer, and never lose one (G-481)', { timeout: 300_000 }, async () => {
    if ('missing' in found) throw new Error(found.missing)
    const schemas = ALFA.map(() => freshSchema(found.url))
    const stores: Store[] = []
    const folder = temporaryFolder()
    const file = join(folder.path, 'shards.json')
    writeFileSync(file, JSON.stringify({ shards: schemas.map(({ url, schema }) => ({ url, schema })) }))
    try {
      for (const [index, wallet] of ALFA.entries()) {
        const schema = schemas[index]
        if (schema !== undefined) stores.push(await productionStore([wallet], await schema.open()))
      }
      let server = await startServer(file)
      const load = { isOver: false }
      const acknowledged: { readonly walletId: string; readonly externalId: string }[] = []

      /** Makes transfers, and repeats a request without an answer until it gets one. */
      async function transferUntilOver(from: number): Promise<void> {
        const [sender, receiver] = [ALFA[from], ALFA[1 - from]]
        if (sender === undefined || receiver === undefined) throw new Error('Two wallets are needed')
        let url = ''
        let operator: Operator | undefined
        while (!load.isOver) {
          const body = transferBody({ amount: randomInt(1, 100), destinationWalletId: receiver.id })
          for (let status = 0; status !== 201 && status !== 422;) {
            if (operator === undefined || url !== server.url) {
              url = server.url
              const { clientId } = sender.credential
              const clientSecret = 'alfa-demo-secret'
              operator = new Operator({ url, walletId: sender.id, clientId, clientSecret, now: Date.now })
            }
            const answer = await operator.call('createInternalTransfer', { body }).catch(() => undefined)
            status = answer?.status ?? 0
            if (status === 0 || status === 503) await setTimeout(50)
            else if (status === 201)
              acknowledged.push({ walletId: sender.id, externalId: body['externalId'] as string })
            else if (status !== 422) throw new Error(`createInternalTransfer answered ${status}`)
          }
        }
      }

      const callers = Array.from({ length: CALLERS }, (_, index) => transferUntilOver(index % 2))
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(randomInt(500, 1500))
        await server.kill()
        server = await startServer(file)
      }
      load.isOver = true
      await Promise.all(callers)
      for (let tries = 0; tries < 100 && (await checkShards(stores)).pending > 0; tries += 1) {
        await setTimeout(200)
      }
      await server.kill()

      const both = await checkShards(stores)
      expect(both).toMatchObject({ problems: [], pending: 0 })
      expect(both.transfers).toBeGreaterThanOrEqual(acknowledged.length)
      expect(acknowledged.length).toBeGreaterThan(KILLS)
      for (const store of stores) expect((await checkLedger(store)).ok).toBe(true)
      const balances = await Promise.all(
        stores.map((store, index) => store.read((reader) => findWallet(reader, ALFA[index]?.id ?? ''))),
      )
      expect(balances.reduce((sum, wallet) => sum + (wallet?.available ?? 0), 0)).toBe(10_000_000)
      for (const { walletId, externalId } of acknowledged) {
        const home = stores[ALFA.findIndex(({ id }) => id === walletId)]
        const stored = await home?.read((reader) => findInternalTransfer(reader, walletId, externalId))
        expect(stored?.transfer.externalId).toBe(externalId)
      }
    } finally {
      await Promise.all(stores.map((store) => store.close()))
      for (const { drop } of schemas) await drop()
      await folder.remove()
    }
  })
})
