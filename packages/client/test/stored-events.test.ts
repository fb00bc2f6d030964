import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { checks } from '@pix-payments/client/checks'
import {
  parseStoredEvent,
  PixWebhookError,
  signWebhook,
  type VerifiedWebhook,
  verifyWebhook,
} from '@pix-payments/client/webhooks'
import { WEBHOOK_EVENTS } from '../src/generated/webhooks.ts'

const EXAMPLES = join(import.meta.dirname, '../../../spec/examples')
const bodyOf = (event: string): string => {
  const [file] = readdirSync(join(EXAMPLES, event)).toSorted()
  return readFileSync(join(EXAMPLES, event, file as string), 'utf8')
}
const SECRETS = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']

async function received(body: string): Promise<VerifiedWebhook> {
  const timestampSeconds = 1_772_373_808
  const headers = { ...(await signWebhook({ id: 'evt-1', timestampSeconds, body, secrets: SECRETS })) }
  return verifyWebhook({ body, headers, secrets: SECRETS, now: () => timestampSeconds * 1000, checks })
}

describe('an event of the inbox', () => {
  it.each(WEBHOOK_EVENTS)(
    '%s comes back as it was verified, in each form in which it may be stored',
    async (name) => {
      const body = bodyOf(name)
      const { event } = await received(body)
      const forms = [body, new TextEncoder().encode(body), event, JSON.stringify(event)]
      for (const stored of forms) expect(parseStoredEvent(stored, { checks })).toEqual(event)
    },
  )

  it('that was unknown stays unknown, until a version knows it', async () => {
    const { event } = await received('{"event":"pixChargeLost","amount":1}')
    expect(event).toMatchObject({ event: 'unknown', name: 'pixChargeLost' })
    expect(parseStoredEvent(JSON.stringify(event))).toEqual(event)
    const payload: unknown = JSON.parse(bodyOf('pixChargePaid'))
    const before = { event: 'unknown', name: 'pixChargePaid', payload }
    expect(parseStoredEvent(JSON.stringify(before), { checks })).toEqual(payload)
  })

  it('has the type of a verified event', () => {
    expectTypeOf(parseStoredEvent).returns.toEqualTypeOf<VerifiedWebhook['event']>()
  })

  it.each<[string, unknown]>([
    ['no JSON', '{"event":'],
    ['bytes that are no text', new Uint8Array([0xff])],
    ['no event', '{"status":"paid"}'],
    ['null', null],
    ['undefined', undefined],
    ['a list', []],
    ['an event that breaks the contract', { event: 'pixChargePaid' }],
    [
      'an unknown event around one that breaks the contract',
      { event: 'unknown', name: 'x', payload: { event: 'pixChargePaid' } },
    ],
  ])('that is %s is refused', (_, stored) => {
    const parse = (): unknown => parseStoredEvent(stored, { checks })
    expect(parse).toThrow(PixWebhookError)
    expect(parse).toThrow(expect.objectContaining({ reason: 'malformed-body' }))
  })

  it('is checked only when checks are passed, as by verifyWebhook', () => {
    expect(parseStoredEvent({ event: 'pixChargePaid' })).toEqual({ event: 'pixChargePaid' })
  })

  it('is not parsed with an option that there is not', () => {
    expect(() => parseStoredEvent('{}', { check: checks } as never)).toThrow(
      new TypeError('check is not an option. The options are checks.'),
    )
  })
})
