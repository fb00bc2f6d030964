import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import { expect, test } from 'vitest'
import { ENGINES } from './support/engines.ts'
import { run } from './support/run.ts'

test.each(ENGINES)('the production program serves its page without the sandbox, on $name', async (engine) => {
  await using database = await engine.empty()
  await using service = { ...(await createService()), [Symbol.asyncDispose]: () => service.close() }
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const { walletId, credentials, pixKeys } = await sandbox.wallets.createWallet()
  const { child, exit, text } = run('main.ts', [], {
    PORT: '0',
    DATABASE_URL: database.url,
    SINCE: '2026-03-01',
    PIX_URL: service.url,
    PIX_WALLET: walletId,
    PIX_CLIENT_ID: credentials.clientId,
    PIX_CLIENT_SECRET: credentials.clientSecret,
    PIX_KEY: pixKeys[0] ?? '',
    PIX_WEBHOOK_SECRET: 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlYw==',
  })
  await expect.poll(text, { timeout: 30_000 }).toMatch(/listens on http:\S+/)
  const url = /http:\S+/.exec(text())?.[0] ?? ''
  expect(await (await fetch(`${url}/page/state`)).json()).toMatchObject({ balance: 0, sandboxUrl: null })
  const unsigned = await fetch(`${url}/webhook`, { method: 'POST', body: '{"event":"pixChargePaid"}' })
  expect([unsigned.status, await unsigned.text()]).toEqual([400, 'missing-header'])
  const post = async (type: string): Promise<number> => {
    const headers = { 'content-type': type, origin: 'http://elsewhere.example' }
    return (await fetch(`${url}/page/deposits/x/pay`, { method: 'POST', headers })).status
  }
  expect([await post('application/json'), await post('text/plain')]).toEqual([404, 403])
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

test('names the variables that are missing', async () => {
  const { exit, text } = run('main.ts', [], { PIX_URL: 'http://127.0.0.1:4010', PIX_WALLET: 'x' })
  expect(await exit).toBe(1)
  expect(text()).toContain('Set PIX_CLIENT_ID, PIX_CLIENT_SECRET, PIX_KEY, PIX_WEBHOOK_SECRET.')
})
