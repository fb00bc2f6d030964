import { binariesOfPostgres, findPostgres } from '@pix-payments/testing/postgres'
import { describe, expect, test } from 'vitest'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { startReceiver, status } from '../outbox/support/receiver.ts'
import { chargeBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { freshSchema } from '../support/fresh-schema.ts'
import { type Server, guideShell, linesOf } from '../support/guide-shell.ts'
import { Operator } from '../support/operator.ts'
import { startCluster } from './cluster.ts'

const { folder, next, serve } = guideShell()

const SERVICE = 'npx @pix-payments/service'
const PORT = { PIX_SERVICE_PORT: '0' }
const DAY = 86_400
const [wallet] = DEFAULT_WALLETS
const walletId = wallet?.id ?? ''
const path = { walletId }

const runbook = (name: string): readonly string[] => linesOf(`runbook-${name}.sh`)

/** Pays a charge to the first wallet of a sandbox. */
async function deposit({ url }: Server): Promise<void> {
  const credentials = { clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' }
  const operator = new Operator({ url, walletId, ...credentials, now: () => performance.now() })
  const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody() })
  await new Control(url).ok('createPaymentAttempt', { path: { ...path, chargeId } })
}

/** The balances of all wallets. */
const balancesAt = async ({ url }: Server): Promise<unknown> =>
  (await new Control(url).ok('listWallets')).data.map(({ walletId, balance }) => [walletId, balance])

const binaries = binariesOfPostgres()
const noServer = binaries === undefined ? ': PostgreSQL is not installed' : ''

test.skipIf(binaries === undefined)(
  `a lost PostgreSQL database recovers on a second machine, to a moment or to the end of the archive${noServer}`,
  async () => {
    const cluster = await startCluster(binaries ?? '', folder())
    const { variables, onMachine } = cluster
    const { DATABASE_URL } = variables
    try {
      await next(['npx @pix-payments/service migrate'], { DATABASE_URL })
      // The servers of this test have their sockets in their data folders, so the backup has the lock of a socket.
      await onMachine([...runbook('postgresql-prepare'), 'rm -f $BACKUP/.s.*'])
      const server = await serve(SERVICE, { ...PORT, DATABASE_URL })
      await deposit(server)
      const before = await balancesAt(server)
      const [MOMENT = ''] = (await onMachine(['psql "$DATABASE_URL" -Atc "select now()"'])).split('\n')
      const spoil = `update wallet set available = available - 1 where id = '${walletId}'`
      await onMachine([`psql "$DATABASE_URL" -c "set search_path to pix_service, public" -c "${spoil}"`])
      await server.stop()

      const recover = runbook('postgresql-recover')
      await onMachine(recover, { MOMENT })
      await expect(next(runbook('postgresql-check'), variables)).resolves.toContain(
        'The ledger balances: 4 wallets',
      )
      const restored = await serve(SERVICE, PORT)
      await expect(balancesAt(restored)).resolves.toEqual(before)
      await deposit(restored)
      await restored.stop()

      await cluster.lose('NEW_PGDATA')
      await onMachine(['rm -r $NEW_PGDATA', ...recover.slice(1).filter((line) => !line.includes('$MOMENT'))])
      // The end of the archive contains the bad moment, and the check finds it.
      await expect(next(runbook('postgresql-check'), variables)).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining(`WRONG ${walletId}`),
      })
    } finally {
      for (const data of ['PGDATA', 'NEW_PGDATA'] as const) await cluster.lose(data)
    }
  },
)

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf('missing' in found)(`while the service runs${missing}`, () => {
  const url = 'url' in found ? found.url : ''

  test('dead deliveries are sent again', async () => {
    const { schema, drop } = freshSchema(url)
    await using receiver = await startReceiver(status(500))
    try {
      const store = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
      const server = await serve(SERVICE, { ...PORT, ...store })
      const control = new Control(server.url)
      await control.ok('putWebhook', {
        path,
        body: { webhook: { url: receiver.url, authentication: { type: 'NONE' }, events: null } },
      })
      await deposit(server)
      await receiver.untilReceived(1)
      await control.ok('advanceClock', { path, body: { by: 2 * DAY } })
      await expect
        .poll(async () => (await control.ok('listDeliveries', { path })).data[0]?.status)
        .toBe('DEAD')
      receiver.answerWith((_, response) => void response.end())
      const count = receiver.received.length
      const variables = { ...store, WALLET: walletId, SINCE: '2026-01-01T00:00:00Z' }
      const output = await next(runbook('deliveries').slice(0, -1), variables)
      expect(output).toMatch(/ pixChargePaid .* 500\n[^]*Created one new delivery\.\n$/)
      await receiver.untilReceived(count + 1)
      expect(new Set(receiver.eventIds).size).toBe(1)
      await expect
        .poll(() => next(runbook('deliveries').slice(-1), variables))
        .toBe('No delivery is pending.\n')
      await server.stop()
    } finally {
      await drop()
    }
  })

  test('leaked secrets are replaced', async () => {
    const { schema, drop } = freshSchema(url)
    try {
      const more = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
      const production = { ...more, ...PORT, PIX_SERVICE_RAIL: 'simulated' }
      await next([...linesOf('operating-migrate.sh'), ...linesOf('operating-accounts.sh')], more)
      let server = await serve(SERVICE, production)
      const atServer = (name: string): readonly string[] =>
        linesOf(name).map((line) => line.replace('http://127.0.0.1:4010', server.url))
      await next(atServer('operating-charge.sh'), more)
      const secretOf = async (): Promise<unknown> =>
        JSON.parse(await next(runbook('signing-secret'), more)) as { readonly signingSecret: string }
      expect(await secretOf()).not.toEqual(await secretOf())

      const outputs: string[] = []
      for (const line of runbook('storage-key')) {
        outputs.push(await next([line], more))
        if (!line.startsWith('export')) continue
        await server.stop()
        server = await serve(SERVICE, production)
      }
      expect(outputs.join('')).toMatch(/^(key \w+: 1 secrets\n)\1$/)

      const output = await next(runbook('client-secret'), more)
      expect(output).toContain('Revoked the credentials')
      await expect(next(atServer('operating-charge.sh'), more)).resolves.toContain('"code":"Unauthorized"')
      await server.stop()
    } finally {
      await drop()
    }
  })
})
