import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openWallet } from '../../src/application/administration/open-wallet.ts'
import { revokeCredentials } from '../../src/application/administration/credentials.ts'
import { runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import { type Issued, createAccessTokens } from '../../src/identity/access-tokens.ts'
import type { SecretClaim } from '../../src/identity/client-secrets.ts'
import { createIdSource } from '../../src/identity/id-source.ts'
import { SECRET_COST, hashSecret } from '../../src/identity/secret-hash.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { insertCredential } from '../../src/storage/rows/credential-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import type { TestDatabase } from '../storage/engines.ts'
import { REPEATED } from '../storage/repeated.ts'
import { manualClock } from '../support/manual-clock.ts'
import { START } from '../support/service.ts'

const [CLIENT, SECRET, WALLET] = ['alfa', 'alfa-secret', DEFAULT_WALLETS[0]?.id ?? '']
const tokenOf = (issued: Issued): string => (issued.outcome === 'issued' ? issued.token : issued.outcome)
const claim = (clientId: string): SecretClaim => ({ clientId, clientSecret: SECRET, address: '127.0.0.1' })
const COUNT = { name: 'test.tokens', text: 'select count(*) as tokens from access_token' }

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let store: Store
    const clock = manualClock(START)
    const tokensOn = (store: Store): ReturnType<typeof createAccessTokens> =>
      createAccessTokens({
        store,
        clock,
        ids: createIdSource(undefined),
        secretCost: SECRET_COST.sandbox,
        isLimited: false,
      })
    const revoke = (): ReturnType<typeof revokeCredentials> =>
      store.write((transaction) =>
        revokeCredentials(transaction, CLIENT, { by: { kind: 'service', from: 'test' }, at: clock.now() }),
      )

    beforeEach(async () => {
      database = engine.make()
      store = await database.open()
      await migrate(store)
      const secret = await hashSecret(SECRET, SECRET_COST.sandbox)
      await store.write(async (transaction) => {
        const options = { realNow: clock.now(), ids: createIdSource(undefined), checkEvent: () => undefined }
        for (const wallet of DEFAULT_WALLETS) {
          await openWallet(transaction, { ...wallet, clock: runningClock() }, options)
        }
        await insertCredential(transaction, { clientId: CLIENT, walletId: WALLET, secret })
      })
    })
    afterEach(async () => {
      await store.close()
      await database.remove()
    })

    test('a revocation ends only the tokens of its credentials, and succeeds once', async () => {
      const other = await hashSecret(SECRET, SECRET_COST.sandbox)
      await store.write((transaction) =>
        insertCredential(transaction, { clientId: 'beta', walletId: WALLET, secret: other }),
      )
      const tokens = tokensOn(store)
      const [first, kept] = [
        tokenOf(await tokens.issue(claim(CLIENT))),
        tokenOf(await tokens.issue(claim('beta'))),
      ]
      clock.pass(1000)
      const at = clock.now()
      expect(await revoke()).toEqual({ walletId: WALLET, revokedAt: at, isNew: true, tokens: 1 })
      // Stands for a new process, which has no tokens in memory.
      const anew = tokensOn(store)
      expect(await anew.callerOf(first)).toBeUndefined()
      expect(await anew.callerOf(kept)).toEqual({ walletId: WALLET, clientId: 'beta' })
      expect(await anew.issue(claim(CLIENT))).toEqual({ outcome: 'wrong' })
      clock.pass(1000)
      expect(await revoke()).toEqual({ walletId: WALLET, revokedAt: at, isNew: false, tokens: 0 })
    })

    test('no token is issued when the credentials are revoked while the secret is verified (G-300)', async () => {
      const meeting: Store = {
        ...store,
        async readLatest(work) {
          const found = await store.readLatest(work)
          await revoke()
          return found
        },
      }
      expect(await tokensOn(meeting).issue(claim(CLIENT))).toEqual({ outcome: 'wrong' })
      expect(await store.read((reader) => reader.first(COUNT))).toEqual({ tokens: 0 })
    })

    test('G-300 a revocation that has settled ends the tokens in every process', async () => {
      const others = store.isShared ? await database.open() : store
      const [here, there] = [tokensOn(store), store.isShared ? tokensOn(others) : undefined]
      const token = tokenOf(await here.issue(claim(CLIENT)))
      const caller = { walletId: WALLET, clientId: CLIENT }
      for (const tokens of [here, there]) {
        expect(await (tokens ?? here).callerOf(token)).toEqual(caller)
      }
      await revoke()
      const revoked = here.revoked(WALLET)
      clock.pass(500)
      await revoked
      for (const tokens of [here, there]) expect(await (tokens ?? here).callerOf(token)).toBeUndefined()
      if (others !== store) await others.close()
    })

    test('no token survives a revocation that is concurrent with its issue', async () => {
      const others = store.isShared ? await database.open() : store
      const tokens = tokensOn(others)
      const issued = Array.from({ length: 20 }, () => tokens.issue(claim(CLIENT)))
      await issued[0]
      await revoke()
      const given = (await Promise.all(issued)).filter(({ outcome }) => outcome === 'issued')
      expect(given.length).toBeGreaterThan(0)
      expect(await store.read((reader) => reader.first(COUNT))).toEqual({ tokens: 0 })
      if (others !== store) await others.close()
    })
  })
}
