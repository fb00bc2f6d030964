import { describe, expect, it } from 'vitest'
import { freePort } from '@pix-payments/testing/free-port'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from './support/fresh-schema.ts'
import { type Server, guideShell, linesOf } from './support/guide-shell.ts'
import { STORAGE_KEY } from './support/storage-keys.ts'

const { next: nextIn, run, serve } = guideShell()

const walletsAt = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/sandbox/wallets`)
  return ((await answer.json()) as { data: readonly unknown[] }).data.length
}

describe('the commands of the guide to the sandbox', () => {
  it('start it in each documented way, and control it', async () => {
    for (const command of linesOf('sandbox-serve.sh')) {
      const server = await serve(command, { PIX_SERVICE_PORT: '0' })
      const more = { PIX_BASE_URL: server.url }
      const created = await run(linesOf('sandbox-control.sh').join('\n'), more)
      expect(created).toMatch(/"clientSecret":"\w+/)
      await expect(walletsAt(server.url)).resolves.toBe(5)
      await expect(run(linesOf('sandbox-reset.sh').join('\n'), more)).resolves.toContain(
        '"available":10000000',
      )
      await expect(server.stop()).resolves.toBe(0)
    }
  })
})

describe('the commands of the guide about locations', () => {
  it('make a key, and start a service that publishes it', async () => {
    const [make = '', start = ''] = linesOf('operating-location.sh')
    await run(make)
    const server = await serve(start, { PIX_SERVICE_PORT: '0' })
    const { keys } = (await (await fetch(`${server.url}/rail/jwks.json`)).json()) as {
      keys: readonly unknown[]
    }
    expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256' }])
    await expect(server.stop()).resolves.toBe(0)
  })
})

describe('the commands of the guide about backups', () => {
  it('back up a store while it is served, and restore it', async () => {
    const more = { PIX_SERVICE_PORT: '0' }
    const server = await serve('npx @pix-payments/service', more)
    await fetch(`${server.url}/sandbox/wallets`, { method: 'POST' })
    await expect(run(linesOf('sqlite-backup.sh').join('\n'))).resolves.toMatch(/pix\.sqlite → monday\.sqlite/)
    await fetch(`${server.url}/sandbox/wallets`, { method: 'POST' })
    await expect(server.stop()).resolves.toBe(0)
    const restore = linesOf('sqlite-restore.sh')
    await run(restore.slice(0, -1).join('\n'))
    const restored = await serve(restore.at(-1) ?? '', more)
    await expect(walletsAt(restored.url)).resolves.toBe(5)
    await expect(restored.stop()).resolves.toBe(0)
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf('missing' in found)(`the commands of the guide to operating the service${missing}`, () => {
  const url = 'url' in found ? found.url : ''

  it('lead from an empty database to a charge in production, new credentials, and the health endpoints', async () => {
    const { schema, drop } = freshSchema(url)
    const more = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema }
    const next = (lines: readonly string[]): Promise<string> => nextIn(lines, more)
    try {
      await expect(next(linesOf('operating-migrate.sh'))).resolves.toMatch(/schema 0 → \d+, production mode/)
      await next(linesOf('operating-accounts.sh'))
      const servers: Server[] = []
      for (const command of linesOf('postgresql-serve.sh')) {
        const production = {
          ...more,
          PIX_SERVICE_MODE: 'production',
          PIX_SERVICE_RAIL: 'simulated',
          PIX_SERVICE_STORAGE_KEY: STORAGE_KEY,
        }
        servers.push(await serve(command.replace(/40\d\d/, String(await freePort())), production))
      }
      const urls = servers.map((server) => server.url)
      const charge = async (at: string | undefined): Promise<string> =>
        next(linesOf('operating-charge.sh').map((line) => line.replace('http://127.0.0.1:4010', at ?? '')))
      for (const at of urls)
        expect(JSON.parse(await charge(at))).toMatchObject({ status: 'PENDING', amount: 5000 })
      expect((await fetch(`${urls[0]}/sandbox/wallets`)).status).toBe(404)

      const wallets = await next(linesOf('operating-wallets.sh'))
      expect(wallets).toMatch(/ cashier  Alfa Jogos Ltda  87654321 0001 \d+  pix@alfa\.example  1\n/)
      expect(wallets).toMatch(/pixKeys +pix@alfa\.example, 11222333000181\n +secure-loop +on\n/)

      const rotated = await next(linesOf('operating-rotate.sh'))
      const [, clientId, clientSecret] = /client_id +(\S+)\n +client_secret +(\S+)\n/.exec(rotated) ?? []
      expect(rotated).toMatch(/ cashier  no\n.* cashier  no\n/)
      expect(rotated).toMatch(/Revoked the credentials production-\w+ permanently\. 2 tokens ended\.\n$/)
      for (const at of urls) await expect(charge(at)).resolves.toContain('"code":"Unauthorized"')
      await next([`CLIENT_ID=${clientId} CLIENT_SECRET=${clientSecret}`])
      for (const at of urls) expect(JSON.parse(await charge(at))).toHaveProperty('brCode')

      await expect(next(linesOf('postgresql-check.sh'))).resolves.toContain('The ledger balances: 1 wallets')
      await expect(next(linesOf('operating-findings.sh'))).resolves.toMatch(/^Nothing needs a person/)
      const health = await next(
        linesOf('postgresql-health.sh').map((line) => line.replace('http://127.0.0.1:4010', urls[0] ?? '')),
      )
      expect(health).toContain('"ok"')
      expect(health).toContain('"ready"')
      expect(health).toContain('pix_request_duration_seconds')
      await expect(Promise.all(servers.map((server) => server.stop()))).resolves.toEqual([0, 0])
    } finally {
      await drop()
    }
  })

  it('move all data from SQLite to PostgreSQL', async () => {
    const { schema, drop } = freshSchema(url)
    try {
      const sqlite = await serve('npx @pix-payments/service', { PIX_SERVICE_PORT: '0' })
      await fetch(`${sqlite.url}/sandbox/wallets`, { method: 'POST' })
      await sqlite.stop()
      const [exporting = '', importing = ''] = linesOf('postgresql-move.sh')
      await run(exporting)
      await run(importing, { NEW_DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema })
      const more = { DATABASE_URL: url, PIX_SERVICE_DATABASE_SCHEMA: schema, PIX_SERVICE_PORT: '0' }
      const postgres = await serve('npx @pix-payments/service', more)
      await expect(walletsAt(postgres.url)).resolves.toBe(5)
      await postgres.stop()
    } finally {
      await drop()
    }
  })
})
