import { describe, expect, test } from 'vitest'
import type { WebhookAccount } from '../../src/domain/webhook/webhook-account.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { auditBefore } from '../../src/storage/rows/audit-rows.ts'
import { findWebhook, findWebhookAccount, saveWebhook } from '../../src/storage/rows/webhook-rows.ts'
import { requireKeys } from '../../src/storage/secrets/key-checks.ts'
import { type KeyRing, createKeyRing } from '../../src/storage/secrets/key-ring.ts'
import { checkSecrets, rotateSecrets } from '../../src/storage/secrets/stored-secrets.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'
import { ROTATION } from '../support/storage-keys.ts'

const [OLD, NEW] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const ringOf = (...keys: string[]): KeyRing => createKeyRing(keys, { readsPlain: false })
const [OLD_ID, NEW_ID] = ringOf(OLD, NEW).ids as [string, string]
const ACCOUNT: WebhookAccount = {
  url: 'https://receiver.example',
  events: null,
  updatedAt: 0,
  authentication: { type: 'HEADER', headerName: 'x-key', headerValue: 'secret-1' },
  signingSecret: 'whsec_secret-2',
  previous: { signingSecret: 'whsec_secret-3', expiresAt: 1 },
}
const ALL: Statement = { name: 'test.allWebhooks', text: 'select * from webhook' }
const SWAP: Statement = {
  name: 'test.swapSecrets',
  text: `update webhook set secrets = (select secrets from webhook where wallet_id = 'w001') where wallet_id = 'w002'`,
}

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`secrets on ${engine.name}${engine.missing ?? ''}`, () => {
    test('are encrypted, get a new key in steps, and open only in their own row', async () => {
      await using place = await openPlace(engine)
      const { store } = place
      await migrate(store)
      expect(await requireKeys(store, ringOf(OLD))).toEqual([])
      // More than one step for the old key.
      await store.write(async (transaction) => {
        for (let number = 0; number < 104; number += 1) {
          const id = `w${String(number).padStart(3, '0')}`
          await saveWebhook(transaction, number < 3 ? ringOf(NEW) : ringOf(OLD), id, ACCOUNT)
        }
      })
      const rows = JSON.stringify(await store.read((reader) => reader.all(ALL)))
      expect(rows).not.toMatch(/secret-\d|x-key/)
      expect(await store.read((reader) => findWebhook(reader, 'w100'))).toEqual({
        url: ACCOUNT.url,
        events: null,
        updatedAt: 0,
      })
      const steps: number[] = []
      // Stopped after a step: the next run goes on.
      await expect(
        rotateSecrets(store, ringOf(NEW, OLD), {
          ...ROTATION,
          onProgress: (done) => {
            throw new Error(`stopped after ${done}`)
          },
        }),
      ).rejects.toThrow('stopped after 100')
      expect(
        await rotateSecrets(store, ringOf(NEW, OLD), {
          ...ROTATION,
          onProgress: (done) => void steps.push(done),
        }),
      ).toEqual({
        secretsOfKeys: { [NEW_ID]: 104 },
        unreadable: [],
      })
      expect(steps).toEqual([1])
      expect(await store.read((reader) => auditBefore(reader, 9, {}, 9))).toMatchObject([
        { position: 1, act: 'keysRotated', after: { key: NEW_ID, rewritten: 1, unreadable: 0 } },
      ])
      await store.write((transaction) => transaction.run(SWAP))
      const own = (id: string): Promise<unknown> =>
        store.read((reader) => findWebhookAccount(reader, ringOf(NEW), id))
      expect(await own('w001')).toEqual(ACCOUNT)
      await expect(own('w002')).rejects.toThrow('of the wallet w002 was changed, or copied from another row')
      expect(await checkSecrets(store, ringOf(NEW))).toMatchObject({
        unreadable: ['webhook.secrets of the wallet w002 was changed, or copied from another row'],
      })
      await expect(requireKeys(store, ringOf())).rejects.toThrow(
        `has secrets that the key ${NEW_ID} has encrypted. Give the key with --storage-key`,
      )
      await expect(requireKeys(store, ringOf(OLD))).rejects.toThrow(`gives ${OLD_ID}.`)
      expect(await requireKeys(store, ringOf(NEW))).toEqual([NEW_ID])
    })
  })
}
