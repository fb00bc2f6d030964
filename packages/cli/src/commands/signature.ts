import { PixWebhookError, signWebhook, verifyWebhook } from '@pix-payments/client/webhooks'
import { readFileSync } from 'node:fs'
import { CommandError, usageError } from '../output/exit-codes.ts'
import { createOutput } from '../output/output.ts'
import { secondsOf } from '../read-values.ts'

export interface SignatureOptions {
  readonly secret: string
  readonly id?: string
  readonly timestamp?: string
  readonly signature?: string
  readonly tolerance?: string
  readonly json?: boolean
}

export async function sign(file: string | undefined, options: SignatureOptions): Promise<void> {
  const body = bodyOf(file)
  const { secret, id = eventIdOf(body), timestamp, json = false } = options
  const timestampSeconds = timestamp === undefined ? Math.floor(Date.now() / 1000) : Number(timestamp)
  const headers = await signWebhook({ id, timestampSeconds, body, secrets: [secret] })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  createOutput(json).result(headers, lines.join('\n'))
}

export async function verify(file: string | undefined, options: SignatureOptions): Promise<void> {
  const { secret, id = '', timestamp = '', signature = '', tolerance = '5m', json = false } = options
  const body = bodyOf(file)
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  const toleranceSeconds = secondsOf('--tolerance', tolerance)
  try {
    const verified = await verifyWebhook({ body, headers, secrets: [secret], toleranceSeconds })
    createOutput(json).result(verified, `The signature is valid: ${verified.event.event} ${verified.id}`)
  } catch (error) {
    if (error instanceof PixWebhookError) throw new CommandError(`${error.reason}: ${error.message}`)
    throw error
  }
}

function bodyOf(file: string | undefined): string {
  try {
    return readFileSync(file ?? 0, 'utf8')
  } catch (error) {
    throw usageError(`FILE: ${(error as Error).message}`)
  }
}

function eventIdOf(body: string): string {
  try {
    const { eventId } = JSON.parse(body) as { readonly eventId?: unknown }
    if (typeof eventId === 'string') return eventId
  } catch {
    // The message below also covers a body that is not JSON.
  }
  throw usageError('--id is missing, and the body has no eventId.')
}
