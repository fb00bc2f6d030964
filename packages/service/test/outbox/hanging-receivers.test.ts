import { describe, expect, test } from 'vitest'
import { ENGINES } from '../storage/engines.ts'
import { isLong } from '../support/runs.ts'
import { silence, startReceiver } from './support/receiver.ts'
import { type TestOutbox, openOutbox } from './support/test-outbox.ts'

const HANGING = 500
/**
 * SQLite in a file is left out: it syncs each commit, and otherwise behaves like SQLite in memory. PostgreSQL is tried
 * by `pnpm test:long`.
 */
const TRIED = ENGINES.filter(({ name }) => name === 'SQLite in memory' || (isLong && name === 'PostgreSQL'))

async function addWallets(outbox: TestOutbox, urls: readonly string[]): Promise<readonly string[]> {
  return Promise.all(urls.map((url) => outbox.addWallet({ url })))
}

async function emitThree(outbox: TestOutbox, walletId: string): Promise<void> {
  await outbox.wallets.write(walletId, async (work) => {
    for (let number = 0; number < 3; number += 1) {
      await work.emit('pixChargeRejected', `${walletId} ${number}`, {})
    }
  })
}

interface Hosts extends AsyncDisposable {
  /** The URLs of the receivers that respond until `hang` is called. */
  readonly hanging: readonly string[]
  readonly healthy: string
  readonly hang: () => void
  /** The number of requests that the hanging receivers got. */
  readonly received: () => number
}

const HOSTS: readonly (readonly [what: string, start: () => Promise<Hosts>])[] = [
  [
    'each on its own host',
    async () => {
      const receivers = await Promise.all(Array.from({ length: HANGING }, () => startReceiver()))
      const healthy = await startReceiver()
      return {
        hanging: receivers.map(({ url }) => url),
        healthy: healthy.url,
        hang: () => {
          for (const receiver of receivers) receiver.answerWith(silence)
        },
        received: () => receivers.reduce((all, { received }) => all + received.length, 0),
        async [Symbol.asyncDispose]() {
          await Promise.all([...receivers, healthy].map((it) => it.close()))
        },
      }
    },
  ],
  [
    'all on the host of the healthy one',
    async () => {
      const receiver = await startReceiver()
      return {
        hanging: Array.from({ length: HANGING }, (_, index) => `${receiver.url}/${index}`),
        healthy: `${receiver.url}/healthy`,
        hang: () => {
          receiver.answerWith((_, response, { path }) => {
            if (path.endsWith('/healthy')) response.end()
          })
        },
        received: () => receiver.received.filter(({ path }) => !path.endsWith('/healthy')).length,
        [Symbol.asyncDispose]: () => receiver.close(),
      }
    },
  ],
]

for (const engine of TRIED) {
  describe.skipIf(engine.missing !== undefined)(
    `500 hanging receivers, ${engine.name}${engine.missing ?? ''}`,
    () => {
      // Receivers that have answered get thousands of requests, so only `pnpm test:long` has them. They would test
      // nothing new on PostgreSQL.
      const answersFirst = isLong && engine.name !== 'PostgreSQL'
      const when = answersFirst ? 'after they have answered' : 'from the first event on'
      const cases = HOSTS.map(([where, start]) => ({ name: `${where}, ${when}`, start, answersFirst }))
      test.each(cases)('$name: a healthy wallet does not wait for them', async ({ start, answersFirst }) => {
        const database = engine.make()
        const store = await database.open()
        try {
          await using hosts = await start()
          await using outbox = await openOutbox({ store })
          // On a shared store, a second dispatcher stands for another process. It finds the deliveries in the store.
          const other = store.isShared ? outbox.addDispatcher() : undefined
          other?.start()
          const hanging = await addWallets(outbox, hosts.hanging)
          const healthy = await outbox.addWallet({ url: hosts.healthy })
          if (answersFirst) {
            await Promise.all(hanging.map((walletId) => emitThree(outbox, walletId)))
            await Promise.all(hanging.map((walletId) => outbox.untilAll(walletId, 'DELIVERED')))
          }
          hosts.hang()
          await Promise.all(hanging.map((walletId) => emitThree(outbox, walletId)))
          await emitThree(outbox, healthy)
          // The clock is frozen, so no attempt to a hanging receiver times out.
          await outbox.untilAll(healthy, 'DELIVERED')
          const least = (answersFirst ? 4 : 1) * HANGING
          await expect.poll(hosts.received, { timeout: 20_000 }).toBeGreaterThanOrEqual(least)
          await emitThree(outbox, healthy)
          await outbox.untilAll(healthy, 'DELIVERED')
        } finally {
          await store.close()
          await database.remove()
        }
      })
    },
  )
}
