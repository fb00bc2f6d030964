import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signWebhook, type VerifiedWebhook } from '@pix-payments/client/webhooks'
import { emitWebhook } from '@pix-payments/mock'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { configure, rotate, type SigningSecrets } from '../examples/webhook-configuration.ts'
import { handle } from '../examples/webhook-events.ts'
import { createReceiver } from '../examples/webhook-receiver.ts'
import { receive } from '../examples/webhook-route.ts'
import { clientOf, MOCK_URL, recorder, rows } from './examples-support.ts'

const ENDPOINT = { url: 'https://hooks.alfajogos.example/pix', token: 'example-token-of-alfa-0001' }

function signingSecrets(...stored: string[]): SigningSecrets & { stored: string[] } {
  return {
    stored,
    read: () => Promise.resolve(stored),
    add(secret) {
      stored.unshift(secret)
      return Promise.resolve()
    },
    dropOld() {
      stored.length = 1
      return Promise.resolve()
    },
  }
}

/** The receiver of the guide on a free port, and the events that it stored. */
async function receiver(
  secrets: SigningSecrets,
  failing = false,
): Promise<{ to: string; inbox: Map<string, VerifiedWebhook> }> {
  const inbox = new Map<string, VerifiedWebhook>()
  const server = createReceiver({
    secrets: () => secrets.read(),
    inbox: {
      add(webhook) {
        if (failing) return Promise.reject(new Error('The database is away.'))
        if (!inbox.has(webhook.id)) inbox.set(webhook.id, webhook)
        return Promise.resolve()
      },
    },
  })
  await listen(server)
  onTestFinished(() => void server.close())
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => told.mockRestore())
  return { to: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/pix`, inbox }
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

describe('the configuration', () => {
  it('stores the secret that the first one gives', async () => {
    const secrets = signingSecrets()
    await configure(clientOf(MOCK_URL), secrets, ENDPOINT)
    expect(secrets.stored).toEqual(['whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE='])
  })

  it('keeps the secret that it has when a later one gives none', async () => {
    const secrets = signingSecrets('whsec_old')
    await configure(clientOf(MOCK_URL, [['/v1/webhook', 'example=later-change']]), secrets, ENDPOINT)
    expect(secrets.stored).toEqual(['whsec_old'])
  })

  it('has two secrets while a rotation lasts (G-215)', async () => {
    const secrets = signingSecrets('whsec_old')
    const until = await rotate(clientOf(MOCK_URL, [['/v1/webhook', 'example=rotation']]), secrets, ENDPOINT)
    expect(secrets.stored).toEqual(['whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDI=', 'whsec_old'])
    expect(until).toBe('2026-06-02T09:00:00.000Z')
    await secrets.dropOld()
    expect(secrets.stored).toHaveLength(1)
  })
})

describe('the receiver', () => {
  const SECRET = 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE='
  const NEXT = 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDI='

  it('stores a delivery once, however often it comes (G-218)', async () => {
    const { to, inbox } = await receiver(signingSecrets(SECRET))
    for (let times = 1; times <= 2; times++) {
      await expect(emitWebhook({ event: 'pixChargePaid', to })).resolves.toMatchObject({ status: 204 })
    }
    expect([...inbox.keys()]).toEqual(['98ea0d84-abfb-4792-ae9a-444df1a4999b'])
  })

  it.each([SECRET, NEXT])('takes both secrets while a rotation lasts: %s', async (secret) => {
    const { to, inbox } = await receiver(signingSecrets(NEXT, SECRET))
    await expect(emitWebhook({ event: 'pixChargePaid', to, secret })).resolves.toMatchObject({ status: 204 })
    expect(inbox.size).toBe(1)
  })

  it('refuses a delivery with the signature of another sender (G-160)', async () => {
    const { to, inbox } = await receiver(signingSecrets(SECRET))
    await expect(emitWebhook({ event: 'pixChargePaid', to, secret: NEXT })).resolves.toMatchObject({
      status: 400,
    })
    expect(inbox.size).toBe(0)
    expect(console.error).toHaveBeenCalledWith('Refused a delivery: signature-mismatch')
  })

  it('asks for a delivery again that it could not store (G-159)', async () => {
    const { to } = await receiver(signingSecrets(SECRET), true)
    await expect(emitWebhook({ event: 'pixChargePaid', to })).resolves.toMatchObject({ status: 500 })
  })

  it('stores an event that it does not know (§6)', async () => {
    const { to, inbox } = await receiver(signingSecrets(SECRET))
    const id = '0b6c1f0e-7f5b-4a1c-9a52-3d1f2b7c8e90'
    const body = JSON.stringify({ event: 'pixSomethingNew', eventId: id })
    const timestampSeconds = Math.floor(Date.now() / 1000)
    const headers = await signWebhook({ id, timestampSeconds, body, secrets: [SECRET] })
    const response = await fetch(to, { method: 'POST', body, headers: { ...headers } })
    expect(response.status).toBe(204)
    expect(inbox.get(id)?.event).toMatchObject({ event: 'unknown', name: 'pixSomethingNew' })
  })

  it.each<[event: string, example: string, told: string[], wish?: string]>([
    ['pixChargePaid', 'paid', ['credit 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42 10000']],
    ['pixChargeExpired', 'expired', ['close 9c4d2e7b-3a5f-4e16-8b90-1f6a7d5c3e28']],
    [
      'pixChargeRejected',
      'PAYER_MISMATCH',
      ['print Ask the player to pay otherwise: PAYER_MISMATCH'],
      'example=pending',
    ],
    // The event arrives late, after pixChargePaid (G-218).
    ['pixChargeRejected', 'PAYER_MISMATCH', [], 'example=default'],
    ['pixWithdrawSettled', 'by-pix-key', ['paid withdrawal-000045']],
    ['pixWithdrawFailed', 'REJECTED', ['giveBack withdrawal-000046 ACCOUNT_MISMATCH']],
    ['pixWithdrawReturned', 'in-part', ['giveBack withdrawal-000045 D87654321202603040930h7J8k9L0m1N 2500']],
    [
      'pixChargeTakenBack',
      'FRAUD',
      ['debit 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42 D12345678202603051400v7W8x9Y0z1A 4000'],
    ],
    ['pixRefundSettled', 'default', ['paid refund-000007']],
    ['pixRefundFailed', 'failed', ['giveBack refund-000008 REJECTED_BY_COUNTERPARTY']],
    ['pixRefundSettled', 'of-a-cycle-charge', []],
    [
      'pixAutomaticRecurrenceAuthorized',
      'authorized',
      ['print pixAutomaticRecurrenceAuthorized needs no work here.'],
    ],
  ])('hands %s (%s) on', async (event, example, want, wish) => {
    const { to, inbox } = await receiver(signingSecrets(SECRET))
    await emitWebhook({ event, to, example })
    const [webhook] = inbox.values()
    const told: string[] = []
    const print = vi.spyOn(console, 'log').mockImplementation((line) => void told.push(`print ${line}`))
    onTestFinished(() => print.mockRestore())
    const path = '/v1/pix/deposit/immediate-charge/2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42'
    const pix = clientOf(MOCK_URL, wish === undefined ? [] : [[path, wish]])
    await handle(webhook as VerifiedWebhook, pix, {
      deposits: { ...recorder(told, 'open', 'credit', 'close'), waitingLongerThan: () => rows() },
      withdrawals: { ...recorder(told, 'open', 'paid', 'giveBack'), allOpen: () => rows() },
      refunds: recorder(told, 'open', 'paid', 'giveBack'),
      returns: recorder(told, 'giveBack', 'debit'),
    })
    expect(told).toEqual(want)
  })
})

describe('the receiver of the platform', () => {
  const SECRET = 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE='
  const body = '{"event":"pixSomethingNew"}'
  const delivery = async (secret: string): Promise<Request> => {
    const timestampSeconds = Math.floor(Date.now() / 1000)
    const signed = await signWebhook({ id: 'event-1', timestampSeconds, body, secrets: [secret] })
    return new Request('https://hooks.alfajogos.example/pix', {
      method: 'POST',
      body,
      headers: { ...signed },
    })
  }

  it('stores a delivery, refuses a foreign delivery, and asks for a retry when it cannot store one', async () => {
    const stored: string[] = []
    const store = (webhook: VerifiedWebhook): Promise<void> => {
      stored.push(webhook.id)
      return Promise.resolve()
    }
    await expect(receive(await delivery(SECRET), [SECRET], store)).resolves.toHaveProperty('status', 204)
    const foreign = await receive(await delivery(`whsec_${btoa('x'.repeat(32))}`), [SECRET], store)
    expect([foreign.status, await foreign.text()]).toEqual([400, 'signature-mismatch'])
    expect(stored).toEqual(['event-1'])
    const failing = (): Promise<void> => Promise.reject(new Error('The database is away.'))
    await expect(receive(await delivery(SECRET), [SECRET], failing)).rejects.toThrow('The database is away.')
  })
})
