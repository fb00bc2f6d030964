import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createPixClient } from '@pix-payments/client'
import { createService } from '@pix-payments/service'
import { expect, it, onTestFinished, vi } from 'vitest'
import { printEvents } from '../examples/sandbox-follow.ts'

it('the stream of the sandbox is shown in a shell', async () => {
  const service = await createService()
  onTestFinished(() => service.close())
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const { walletId, pixKeys, credentials } = await sandbox.wallets.createWallet({})
  const child = spawn('bash', ['-e', join(import.meta.dirname, '../examples/sandbox-stream.sh')], {
    env: { PATH: process.env['PATH'], PIX_BASE_URL: service.url },
    detached: true,
  })
  onTestFinished(() => {
    // The group: bash and curl.
    if (child.pid !== undefined) process.kill(-child.pid)
  })
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  const pix = createPixClient({ baseUrl: service.url, ...credentials })
  const { chargeId } = await pix.deposits.createImmediateCharge({
    amount: 5_000,
    expiresIn: 900,
    externalId: 'deposit-1',
    pixKey: pixKeys[0] ?? '',
  })
  await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
  const seen: unknown[] = []
  for await (const line of lines) {
    if (!line.startsWith('data: ')) continue
    seen.push(JSON.parse(line.slice('data: '.length)))
    if (seen.length === 2) break
  }
  const causedBy = { kind: 'command', operationId: 'createPaymentAttempt' }
  expect(seen).toMatchObject([
    { kind: 'line', resourceId: chargeId, causedBy, line: { amount: 5_000 } },
    { kind: 'event', resourceId: chargeId, causedBy, event: { event: 'pixChargePaid' } },
  ])
})

it('the stream of the sandbox is followed by the client', async () => {
  const service = await createService()
  onTestFinished(() => service.close())
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const { walletId, pixKeys, credentials } = await sandbox.wallets.createWallet({})
  const abort = new AbortController()
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const printing = printEvents(service.url, walletId, abort.signal)
  const pix = createPixClient({ baseUrl: service.url, ...credentials })
  const { chargeId } = await pix.deposits.createImmediateCharge({
    amount: 5_000,
    expiresIn: 900,
    externalId: 'deposit-1',
    pixKey: pixKeys[0] ?? '',
  })
  await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
  await vi.waitFor(() => {
    expect(log).toHaveBeenCalledWith(expect.any(String), 'pixChargePaid', 'createPaymentAttempt')
  })
  abort.abort()
  await printing
})
