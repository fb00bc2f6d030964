import { verifyWebhook } from '@pix-payments/client/webhooks'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ended } from './support/in-process.ts'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const received: Received[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
})

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => receiver.close())

/** A wallet of its own for each test. */
async function openWallet(): Promise<Record<string, string>> {
  const { walletId, pixKeys } = await sandbox.json<{ walletId: string; pixKeys: string[] }>(
    'wallet',
    'create',
  )
  return { PIX_WALLET: walletId, KEY: pixKeys[0] ?? '' }
}

async function createCharge(env: Record<string, string>): Promise<string> {
  const { stdout } = await sandbox.pix(
    [
      'api', 'createImmediateCharge', '--amount', '5000', '--expiresIn', '900', '--externalId', 'deposit',
      '--pixKey', env['KEY'] ?? '', '--expectedPayer.taxId', '52998224725',
    ],
    env,
  ) // prettier-ignore
  return (JSON.parse(stdout) as { chargeId: string }).chargeId
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('pix events, deliveries, logs and timeline', () => {
  it('shows what happened to a charge', async () => {
    const env = await openWallet()
    const chargeId = await createCharge(env)
    await sandbox.pix(['pay', chargeId], env)
    const waited = await sandbox.pix(
      ['events', 'wait', 'pixChargePaid', '--resource', chargeId, '--json'],
      env,
    )
    const { eventId } = JSON.parse(waited.stdout) as { eventId: string }
    const listed = await sandbox.pix(['events', 'list', '--event', 'pixChargePaid'], env)
    expect(listed.stdout).toContain(eventId)
    const shown = await sandbox.pix(['events', 'show', eventId], env)
    expect(shown.stdout).toMatch(/payload\.amount\s+5000|payload\.\S+/)
    const story = await sandbox.pix(['timeline', chargeId], env)
    expect(story.stdout).toMatch(/^charge .*: PAID$/m)
    expect(story.stdout).toMatch(
      /createImmediateCharge 201[^]*PENDING → PAID[^]*because of createPaymentAttempt/,
    )
    expect(story.stdout).toMatch(/CREDIT R\$ 50,00, balance R\$ 50,00, line [0-9a-f-]{36}/)
    const logs = await sandbox.pix(['logs', 'tail', '--no-follow', '--method', 'post'], env)
    expect(logs.stdout).toMatch(/201 {2}POST .* createImmediateCharge/)
    const failures = await sandbox.pix(['logs', 'tail', '--no-follow', '--status', '4xx'], env)
    expect(failures).toMatchObject({ code: 0, stdout: '' })
  })

  it('names the timer that caused a change', async () => {
    const env = await openWallet()
    const chargeId = await createCharge(env)
    await sandbox.pix(['clock', 'until', 'pixChargeExpired'], env)
    const story = await sandbox.pix(['timeline', chargeId], env)
    expect(story.stdout).toContain(
      'PENDING → EXPIRED  because of timer chargeExpiry of createImmediateCharge',
    )
  })

  it('shows new requests as they arrive', async () => {
    const env = await openWallet()
    const tail = sandbox.start(['logs', 'tail', '--limit', '0', '--operation', 'getBalance'], env)
    const timer = setInterval(() => void sandbox.pix(['api', 'getBalance'], env), 500)
    const [line] = (await once(tail.stdout as Readable, 'data')) as [Buffer]
    clearInterval(timer)
    tail.kill()
    expect(line.toString()).toMatch(/ 200 {2}GET \/v1\/balance {2}getBalance {2}\d+ ms {2}[0-9a-f-]{36}\n/)
  })

  it('exits with 5 when an event does not come', async () => {
    const env = await openWallet()
    const waited = await sandbox.pix(['events', 'wait', 'pixChargePaid', '--timeout', '1s'], env)
    expect(waited).toMatchObject({ code: 5, stdout: '' })
    const listened = await sandbox.pix(['listen', '--until', 'pixChargePaid', '--timeout', '1s'], env)
    expect(listened).toMatchObject({ code: 5, stdout: '' })
    expect((await sandbox.pix(['listen', '--until', 'pixChargePaid'], env)).code).toBe(2)
  })
})

describe('pix listen', () => {
  it('forwards deliveries with their signature, resent ones too, until the event', async () => {
    const env = await openWallet()
    const { port } = receiver.address() as AddressInfo
    const listening = sandbox.pix(
      [
        'listen',
        '--forward-to',
        `http://127.0.0.1:${port}/pix`,
        '--until',
        'pixChargeRejected',
        '--timeout',
        '40s',
      ],
      env,
    )
    const webhooks = async (): Promise<boolean> => {
      const { stdout } = await sandbox.pix(
        ['logs', 'tail', '--no-follow', '--operation', 'configureWebhook'],
        env,
      )
      return stdout !== ''
    }
    await until(webhooks)
    await sandbox.pix(['pay', await createCharge(env)], env)
    await until(() => received.length === 1)
    await sandbox.pix(['events', 'resend', '--all'], env)
    await until(() => received.length === 2)
    await sandbox.pix(['pay', await createCharge(env), '--as', '12345678909', '--name', 'João'], env)
    const { code, stdout, stderr } = await listening
    expect(code).toBe(0)
    expect(stdout.match(/pixChargePaid .* → 204/g)).toHaveLength(2)
    const secret = /whsec_\S+[^.\s]/.exec(stderr)?.[0] ?? ''
    const ids: string[] = []
    for (const { headers, body } of received) {
      ids.push((await verifyWebhook({ headers, body, secrets: [secret] })).id)
    }
    expect(ids[0]).toBe(ids[1])
    const listed = await sandbox.pix(['deliveries'], env)
    expect(listed.stdout).toMatch(/pixChargePaid {2,}\S+ +1 +204/)
  })

  it('restores the webhook of the wallet when it ends, also after a kill', async () => {
    const env = await openWallet()
    const own = [
      '--url',
      'http://127.0.0.1:9/own',
      '--authentication.type',
      'BEARER',
      '--authentication.token',
      't',
    ]
    await sandbox.pix(['api', 'configureWebhook', ...own], env)
    const webhook = async (): Promise<string> => (await sandbox.pix(['api', 'getWebhook'], env)).stdout
    const before = await webhook()
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const listening = sandbox.start(['listen', '--forward-to', 'localhost:9/pix'], env)
      let said = ''
      listening.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      await until(() => said.includes('Forwarding to'))
      expect(said).toContain('It replaces the webhook of the wallet, http://127.0.0.1:9/own')
      listening.kill(signal)
      await once(listening, 'exit')
      const { stderr } = await sandbox.pix(['wallet', 'show'], env)
      const isRestoredHere = stderr.includes('its own webhook again: http://127.0.0.1:9/own')
      expect(isRestoredHere).toBe(signal === 'SIGKILL')
      expect(await webhook()).toBe(before)
    }
  })

  it('runs twice for a wallet: both get its events, and the last one restores the webhook', async () => {
    const env = await openWallet()
    const own = ['--url', 'http://127.0.0.1:9/own', '--authentication.type', 'NONE']
    await sandbox.pix(['api', 'configureWebhook', ...own], env)
    const webhook = async (): Promise<string> => (await sandbox.pix(['api', 'getWebhook'], env)).stdout
    const before = await webhook()
    const { port } = receiver.address() as AddressInfo
    const listen = async (event: string, events: string): Promise<{ readonly ended: Promise<Ended> }> => {
      const earlier = await webhook()
      const forwarding = ['listen', '--forward-to', `localhost:${port}/${event}`, '--events', events]
      const ended = sandbox.pix([...forwarding, '--until', event, '--timeout', '40s'], env)
      await until(async () => (await webhook()) !== earlier)
      return { ended }
    }
    const first = await listen('pixChargePaid', 'pixChargePaid')
    const second = await listen('pixChargeRejected', 'pixChargeExpired')
    await sandbox.pix(['pay', await createCharge(env)], env)
    expect(await first.ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/pixChargePaid .* → 204/),
      stderr: expect.not.stringContaining('again'),
    })
    await sandbox.pix(['pay', await createCharge(env), '--as', '12345678909', '--name', 'João'], env)
    expect(await second.ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\S*pixChargeRejected .* → 204/),
      stderr: expect.stringMatching(
        /Another "pix listen"[^]*its own webhook again: http:\/\/127.0.0.1:9\/own/,
      ),
    })
    expect(await webhook()).toBe(before)
  })

  it('takes a host and port, and reports a receiver that does not answer', async () => {
    const env = await openWallet()
    const hanging = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    const listening = sandbox.pix(
      [
        'listen',
        '--forward-to',
        `localhost:${port}/pix`,
        '--events',
        'pixChargeExpired',
        '--until',
        'pixChargePaid',
        '--timeout',
        '40s',
      ],
      env,
    )
    const ended = listening.then(() => true)
    await until(async () => {
      await sandbox.pix(['pay', await createCharge(env)], env)
      return Promise.race([ended, new Promise<false>((resolve) => setTimeout(() => resolve(false), 500))])
    })
    const { code, stdout } = await listening
    hanging.closeAllConnections()
    hanging.close()
    expect(code).toBe(0)
    expect(stdout).toMatch(/pixChargePaid .* → The sandbox stopped waiting for an answer\./)
    for (const url of ['ftp://127.0.0.1/pix', '3000', 'nonsense']) {
      expect((await sandbox.pix(['listen', '--forward-to', url, '--timeout', '1s'], env)).code).toBe(2)
    }
  })

  it('shows events without a webhook', async () => {
    const env = await openWallet()
    const listening = sandbox.pix(['listen', '--until', 'pixChargePaid', '--timeout', '40s', '--json'], env)
    const ended = listening.then(() => true)
    await until(async () => {
      await sandbox.pix(['pay', await createCharge(env)], env)
      return Promise.race([ended, false])
    })
    const { code, stdout } = await listening
    expect({ code, event: JSON.parse(stdout.split('\n')[0] ?? '') as unknown }).toMatchObject({
      code: 0,
      event: { event: 'pixChargePaid' },
    })
  })
})
