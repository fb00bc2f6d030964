import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { closePartitions, partitionsOf, storeOfWallet } from '../../src/storage/partition.ts'
import { findInternalTransfer } from '../../src/storage/rows/internal-transfer-rows.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import { transferBody } from '../support/bodies.ts'
import { Operator } from '../support/operator.ts'
import { startServer } from './server-process.ts'
import { freshPlace, missing, openDivided } from './support.ts'

const KILLS = 10
const CALLERS = 8
/** Two wallets of one operator, in different partitions. */
const ALFA = DEFAULT_WALLETS.filter(({ operator }) => operator.name.startsWith('Alfa'))

describe.skipIf(missing !== '')(`partitions whose service is killed${missing}`, () => {
  test('never keep half of a transfer, and never lose one (G-481)', { timeout: 300_000 }, async () => {
    const place = freshPlace()
    const store = await openDivided(place)
    try {
      const servers = await Promise.all([startServer(place), startServer(place)])
      const load = { isOver: false }
      const acknowledged: { readonly walletId: string; readonly externalId: string }[] = []

      /** Makes transfers, and repeats a request without an answer until it gets one, from either process. */
      async function transferUntilOver(from: number): Promise<void> {
        const [sender, receiver] = [ALFA[from % 2], ALFA[1 - (from % 2)]]
        if (sender === undefined || receiver === undefined) throw new Error('Two wallets are needed')
        let operator: Operator | undefined
        let url = ''
        for (let turn = from; !load.isOver;) {
          const body = transferBody({ amount: randomInt(1, 100), destinationWalletId: receiver.id })
          for (let status = 0; status !== 201 && status !== 422; turn += 1) {
            const server = servers[turn % servers.length]
            if (server !== undefined && url !== server.url) {
              url = server.url
              const { clientId } = sender.credential
              const clientSecret = 'alfa-demo-secret'
              operator = new Operator({ url, walletId: sender.id, clientId, clientSecret, now: Date.now })
            }
            const answer = await operator?.call('createInternalTransfer', { body }).catch(() => undefined)
            status = answer?.status ?? 0
            if (status === 0 || status === 503) await setTimeout(50)
            else if (status === 201)
              acknowledged.push({ walletId: sender.id, externalId: body['externalId'] as string })
            else if (status !== 422) throw new Error(`createInternalTransfer answered ${status}`)
          }
        }
      }

      const callers = Array.from({ length: CALLERS }, (_, index) => transferUntilOver(index))
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(randomInt(500, 1500))
        await servers[kill % 2]?.kill()
        servers[kill % 2] = await startServer(place)
      }
      load.isOver = true
      await Promise.all(callers)
      await Promise.all(servers.map((server) => server.kill()))

      expect(acknowledged.length).toBeGreaterThan(KILLS)
      for (const one of partitionsOf(store)) expect((await checkLedger(one)).ok).toBe(true)
      const wallets = await Promise.all(
        ALFA.map(({ id }) => storeOfWallet(store, id).read((reader) => findWallet(reader, id))),
      )
      expect(wallets.reduce((sum, wallet) => sum + (wallet?.available ?? 0), 0)).toBe(10_000_000)
      for (const { walletId, externalId } of acknowledged) {
        const stored = await storeOfWallet(store, walletId).read((reader) =>
          findInternalTransfer(reader, walletId, externalId),
        )
        expect(stored?.transfer.externalId).toBe(externalId)
      }
    } finally {
      await closePartitions(store)
      await place.drop()
    }
  })
})
