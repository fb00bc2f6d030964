import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { signWebhook } from '@pix-payments/client/webhooks'
import { createMock, type Mock } from '@pix-payments/mock'
import { freePort } from '@pix-payments/testing/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packInto, pnpm } from './consumers/consumers.ts'

const run = promisify(execFile)
const EXAMPLE = join(import.meta.dirname, '../../../docs/examples/nestjs')
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The example application, which is CommonJS, with the packed client. */
describe('the NestJS example', () => {
  let folder: string
  let mock: Mock
  beforeAll(async () => {
    mock = await createMock()
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-nestjs-'))
    cpSync(EXAMPLE, folder, { recursive: true })
    packInto(folder)
    pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts')
    pnpm(folder, 'run', 'build')
  }, 300_000)
  afterAll(async () => {
    if (folder !== undefined) rmSync(folder, { recursive: true })
    await mock?.close()
  })

  it('passes its type check and its Jest tests', async () => {
    const { stderr } = await run('npx', ['--no-install', 'jest'], { cwd: folder })
    expect(stderr).toMatch(/^Tests: +2 passed, 2 total$/m)
  })

  it('opens a deposit, and accepts genuine webhooks only', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), PIX_BASE_URL: mock.url, PIX_WEBHOOK_SECRETS: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(createInterface(child.stdout), 'line')
      const base = `http://127.0.0.1:${port}`
      const post = (path: string, body: string, headers: Record<string, string> = {}) =>
        fetch(base + path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        })
      const deposit = await post('/deposits', JSON.stringify({ amount: 5000, depositId: 'deposit-1' }))
      expect(await deposit.json()).toEqual({ brCode: expect.stringMatching(/^000201/) as string })

      const body = JSON.stringify({ event: 'pixChargeExpired' })
      const timestampSeconds = Math.floor(Date.now() / 1000)
      const signed = { ...(await signWebhook({ id: 'evt-1', timestampSeconds, body, secrets: [SECRET] })) }
      expect((await post('/webhooks/pix', body, signed)).status).toBe(204)
      const forged = await post('/webhooks/pix', `${body} `, signed)
      expect([forged.status, await forged.json()]).toMatchObject([400, { message: 'signature-mismatch' }])
    } finally {
      child.kill()
    }
  })
})
