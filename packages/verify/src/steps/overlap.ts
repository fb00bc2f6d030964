import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@pix-payments/client'
import { signWebhook } from '@pix-payments/client/webhooks'
import type { Delivered } from './delivered.ts'
import { note } from './players.ts'
import type { ScenarioRun } from './scenario-run.ts'
import type { Step } from './step.ts'

/** When the last byte was sent, in real time, and the answer. */
type Sent = Pick<Delivered, 'sentAt' | 'milliseconds' | 'status'>

const TIMEOUT_MS = 20_000

/** Delivers the newest event of a name in copies that overlap, truly signed and with the same eventId. */
export async function sendOverlapping(
  run: ScenarioRun,
  { event, gaps, held = false }: Extract<Step, { do: 'overlap' }>,
): Promise<void> {
  const { sandbox, walletId, signingSecret, webhookUrl, proxy } = run
  const { data } = await sandbox.events.listEvents({ walletId, event, limit: 100 })
  const newest = data.at(-1)
  if (newest === undefined) return void run.unplayed.push(`There is no event ${event}.`)
  const body = JSON.stringify(newest.payload)
  const timestampSeconds = Math.floor(systemClock.now() / 1000)
  const headers = await signWebhook({ id: newest.eventId, timestampSeconds, body, secrets: [signingSecret] })
  if (held) proxy.faults.add({ effect: 'done', answer: 'slow', times: 1 })
  const sent = await postOverlapping(webhookUrl, { headers: { ...headers }, body }, gaps)
  const deliveryId = newest.eventId
  run.sent.push(...sent.map((it) => ({ ...it, event, isTrue: true, deliveryId })))
  const answers = sent.map(({ sentAt, milliseconds, status }) => {
    const from = Date.parse(sentAt) - Date.parse(sent[0]?.sentAt ?? sentAt)
    return `${from} to ${from + milliseconds} ms: ${status ?? 'no answer'}`
  })
  note(run, `${gaps.length} copies of ${event} at once. ${answers.join('; ')}.`)
}

/**
 * Posts the same body several times. Each request waits before its last byte until all are connected: a receiver begins
 * when a body is complete, so the copies begin at the given times, and not one after another.
 */
export async function postOverlapping(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  gaps: readonly number[],
): Promise<readonly Sent[]> {
  const bytes = Buffer.from(body)
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const requests = gaps.map((gap) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      timeout: TIMEOUT_MS,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length },
    })
    const answered = new Promise<number | null>((resolve) => {
      request.once('response', (response) => {
        response.resume().once('close', () => resolve(response.statusCode ?? null))
      })
      request.once('timeout', () => request.destroy())
      request.once('error', () => resolve(null))
    })
    const held = new Promise<void>((resolve) => {
      request.once('error', () => resolve())
      request.write(bytes.subarray(0, -1), () => resolve())
    })
    return { gap, request, answered, held }
  })
  await Promise.all(requests.map(({ held }) => held))
  return Promise.all(
    requests.map(async ({ gap, request, answered }) => {
      if (gap > 0) await wait(gap)
      const begin = systemClock.now()
      request.end(bytes.subarray(-1))
      const status = await answered
      return { sentAt: new Date(begin).toISOString(), milliseconds: systemClock.now() - begin, status }
    }),
  )
}
