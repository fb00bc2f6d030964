import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceOptions } from '../../src/create-service.ts'
import { createKeyRing } from '../../src/storage/secrets/key-ring.ts'
import { requireKeys } from '../../src/storage/secrets/key-checks.ts'
import { checkSecrets, rotateSecrets } from '../../src/storage/secrets/stored-secrets.ts'
import type { Statement } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { type Receiver, startReceiver } from '../outbox/support/receiver.ts'
import { type TestSandbox, type TestWallet, openSandbox } from '../sandbox/support/test-sandbox.ts'
import { ENGINES, temporaryFolder } from '../storage/engines.ts'
import { ROTATION } from '../support/storage-keys.ts'

const [OLD, NEW] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const ringOf = (...keys: string[]): ReturnType<typeof createKeyRing> =>
  createKeyRing(keys, { readsPlain: true })
const [OLD_ID, NEW_ID] = ringOf(OLD, NEW).ids as [string, string]

const SWAP: Statement = {
  name: 'test.swapSecrets',
  text: 'update webhook set secrets = (select secrets from webhook where wallet_id = $2) where wallet_id = $1',
}
const sql = (text: string): Statement => ({ name: `test.${text}`, text })

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(async () => receiver.close())

const open = (store: Store, options: ServiceOptions = {}): Promise<TestSandbox> =>
  openSandbox({ rail: 'simulated', log: silentLog, ...options, store })

/** Configures the webhook twice, so that it has a previous secret. Returns all secrets; the user name is none, as the contract shows it. */
async function configure({ operator }: TestWallet): Promise<readonly string[]> {
  const authentication = { type: 'BASIC', username: 'receiver-user', password: 'receiver-password' }
  const body = { url: receiver.url, authentication, rotateSigningSecret: true }
  const made = [
    await operator.ok('configureWebhook', { body }),
    await operator.ok('configureWebhook', { body }),
  ]
  return [...made.map(({ signingSecret }) => String(signingSecret)), 'receiver-password']
}

/** Deposits, and returns the errors of the first attempts of the new deliveries. */
async function attempted(wallet: TestWallet): Promise<readonly (string | null | undefined)[]> {
  const { length } = (await wallet.ok('listDeliveries')).data
  await wallet.deposit()
  await expect
    .poll(async () => (await wallet.ok('listDeliveries')).data.slice(length).flatMap((it) => it.attempts), {
      interval: 2,
    })
    .not.toEqual([])
  return (await wallet.ok('listDeliveries')).data.slice(length).map(({ attempts }) => attempts[0]?.error)
}

for (const engine of ENGINES.filter(({ isLasting }) => isLasting)) {
  describe.skipIf(engine.missing !== undefined)(`secrets on ${engine.name}${engine.missing ?? ''}`, () => {
    const database = engine.missing === undefined ? engine.make() : undefined
    afterAll(async () => database?.remove())
    const opened = async (): Promise<Store> => {
      if (database === undefined) throw new Error('The engine is missing')
      return database.open()
    }

    test('are encrypted, get a new key while the service sends, and open only in their own row', async () => {
      const store = await opened()
      const sandbox = await open(store, { storageKeys: [OLD, NEW] })
      const [one, other] = [await sandbox.wallet(), await sandbox.wallet()]
      const secrets = [...(await configure(one)), ...(await configure(other))]
      const { snapshotId } = await one.ok('createSnapshot')
      const rows = await store.read(async (reader) => [
        ...(await reader.all(sql('select * from webhook'))),
        ...(await reader.all(sql('select body from snapshot_part'))),
        ...(await reader.all(sql('select body, kind from request_log'))),
      ])
      const readable = secrets.filter((secret) => JSON.stringify(rows).includes(secret))
      expect(readable).toEqual([])
      expect(await attempted(one)).toEqual([null])

      const keys = ringOf(NEW, OLD)
      const [rotated] = await Promise.all([
        rotateSecrets(store, keys, ROTATION),
        attempted(one),
        configure(other),
      ])
      expect(rotated.unreadable).toEqual([])
      // The service still encrypts with the old key, so its new row needs another run.
      expect(await rotateSecrets(store, keys, ROTATION)).toEqual({
        secretsOfKeys: { [NEW_ID]: 3 },
        unreadable: [],
      })
      await one.ok('restoreSnapshot', { path: { snapshotId } })
      expect(await checkSecrets(store, ringOf(NEW))).toMatchObject({ unreadable: [] })
      expect(await attempted(one)).toEqual([null])

      await store.write((it) => it.run(SWAP, [other.id, one.id]))
      const unreadable = `webhook.secrets of the wallet ${other.id} was changed, or copied from another row`
      expect(await attempted(other)).toEqual([
        'The service cannot decrypt the secrets of the webhook. Run pix-service keys check.',
      ])
      expect(await attempted(one)).toEqual([null])
      expect(await rotateSecrets(store, keys, ROTATION)).toMatchObject({ unreadable: [unreadable] })
      await configure(other)
      expect(await attempted(other)).toEqual([null])
      // The process with the old key has recorded it again.
      await expect(requireKeys(store, ringOf(NEW))).rejects.toThrow(`the key ${OLD_ID} has encrypted`)
      expect(receiver.received.at(-1)?.headers.authorization).toBe(
        `Basic ${Buffer.from('receiver-user:receiver-password').toString('base64')}`,
      )
      await rotateSecrets(store, keys, ROTATION)
      await sandbox.close()
    })

    test.each([
      { keys: [], want: new RegExp(`has secrets that the key ${NEW_ID} has encrypted\\. Give the key with`) },
      {
        keys: [OLD],
        want: new RegExp(`the key ${NEW_ID} has encrypted, and --storage-key .* gives ${OLD_ID}\\.`),
      },
    ])('end a start without their key: $keys', async ({ keys, want }) => {
      await expect(open(await opened(), { storageKeys: keys })).rejects.toThrow(want)
    })

    test('need no earlier key after a rotation', async () => {
      await using sandbox = await open(await opened(), { storageKeys: [NEW] })
      expect(await checkSecrets(sandbox.store, ringOf(NEW))).toMatchObject({ secretsOfKeys: { [NEW_ID]: 3 } })
    })
  })
}

test('the bytes of a SQLite file have no secret; a sandbox without a key encrypts when it starts with one', async () => {
  const folder = temporaryFolder()
  const opened = (name: string): Store => openSqlite({ file: join(folder.path, name) })
  /** Configures a webhook in a new store. Returns the secrets that its files contain. */
  const readable = async (name: string, storageKeys: readonly string[]): Promise<readonly string[]> => {
    const sandbox = await open(opened(name), { storageKeys })
    const secrets = await configure(await sandbox.wallet())
    await sandbox.close()
    const files = readdirSync(folder.path).filter((file) => file.startsWith(name))
    const bytes = files.map((file) => readFileSync(join(folder.path, file), 'latin1')).join('')
    return secrets.filter((secret) => bytes.includes(secret))
  }
  expect(await readable('sealed', [NEW])).toEqual([])
  expect(await readable('plain', [])).toHaveLength(3)
  const sealed = await open(opened('plain'), { storageKeys: [NEW] })
  expect(await checkSecrets(sealed.store, ringOf(NEW))).toEqual({
    secretsOfKeys: { [NEW_ID]: 1 },
    unreadable: [],
  })
  await sealed.close()
  await folder.remove()
})
