import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { chargeBody } from '../support/bodies.ts'
import { Operator } from '../support/operator.ts'
import { startReceiver, status } from './support/receiver.ts'

const [wallet] = DEFAULT_WALLETS

/**
 * Leases the pending deliveries for the next half minute, as a process that was killed during its attempts leaves them.
 */
const CLAIMED = {
  name: 'test.claimedByTheDead',
  text: `update delivery set lease = 'of the dead', leased_until_real = $1, due_at = 0 where status = 'PENDING'`,
}

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('deliveries of a killed process are sent as soon as the next process opens the file, with their trace (G-491)', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'pix.db')
  await using receiver = await startReceiver(status(503))
  {
    await using service = await createService({ file })
    const operator = new Operator({
      url: service.url,
      walletId: wallet?.id ?? '',
      clientId: 'alfa-demo',
      clientSecret: 'alfa-demo-secret',
      now: Date.now,
    })
    const webhook = { url: receiver.url, authentication: { type: 'NONE' } }
    await operator.ok('configureWebhook', { body: webhook })
    const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody() })
    await operator.ok('simulatePayment', {
      body: { chargeId, receiverCnpj: wallet?.operator.cnpj },
      headers: { traceparent: TRACE },
    })
    await receiver.untilReceived(1)
  }
  const store = openSqlite({ file })
  const claimed = await store.write((transaction) => transaction.run(CLAIMED, [Date.now() + 30_000]))
  await store.close()
  expect(claimed).toBe(1)
  receiver.answerWith((_, response) => {
    response.end()
  })
  {
    await using _ = await createService({ file })
    // The second request arrives long before the lease would expire.
    await receiver.untilReceived(2)
    expect(new Set(receiver.eventIds).size).toBe(1)
    expect(receiver.received.map(({ headers }) => headers['traceparent'])).toEqual([TRACE, TRACE])
  }
  await folder.remove()
})
