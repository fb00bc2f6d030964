import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openSetup } from '../src/index.ts'
import { createRandom } from '../src/random.ts'
import { playSteps } from '../src/run/play-steps.ts'
import { CATALOGUE } from '../src/scenarios/catalogue.ts'
import { postOverlapping } from '../src/steps/overlap.ts'
import { kitBackEnd } from './support/back-ends.ts'

test('copies with the gap 0 are all sent before the first is answered', async () => {
  // Answers none of them before all have arrived.
  const arrived: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    arrived.push(response)
    if (arrived.length === 4) for (const it of arrived) it.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sent = await postOverlapping(url, { headers: {}, body: '{"event":"pixChargePaid"}' }, [0, 0, 0, 0])
  server.close()
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const sentAt = sent.map((it) => Date.parse(it.sentAt))
  const answeredAt = sent.map((it) => Date.parse(it.sentAt) + it.milliseconds)
  expect(Math.max(...sentAt)).toBeLessThanOrEqual(Math.min(...answeredAt))
})

test('"at the same time", "before" and "after" in a title are so in the recorded times', async () => {
  using backEnd = await kitBackEnd(1)
  await using setup = await openSetup(backEnd.config)
  const play = (id: string) => {
    const steps = CATALOGUE.find((it) => it.id === id)?.steps(createRandom(id, 1)) ?? []
    return playSteps(setup, steps, { name: id, seed: 1, start: new Date('2026-03-02T15:00:00.000Z') })
  }
  // The times are whole milliseconds: the last copy may be sent in the millisecond of the first answer.
  const copies = (await play('duplicate-at-once')).deliveries
    .filter(({ status }) => status !== null)
    .slice(0, 4)
    .map(({ sentAt, milliseconds }) => [Date.parse(sentAt), Date.parse(sentAt) + milliseconds] as const)
  expect(Math.max(...copies.map(([sent]) => sent))).toBeLessThanOrEqual(
    Math.min(...copies.map(([, end]) => end)),
  )
  const { calls, deliveries } = await play('event-before-answer')
  const call = calls.find(({ operationId }) => operationId === 'createWithdrawalByPixKey')
  const event = deliveries.find((it) => it.event === 'pixWithdrawSettled')
  expect(Date.parse(event?.sentAt ?? '')).toBeLessThan(Date.parse(call?.at ?? '') + (call?.milliseconds ?? 0))
  const late = await play('late-event')
  const read = late.calls.find(({ operationId }) => operationId === 'getImmediateCharge')
  const received = late.deliveries.find(({ status }) => status !== null && status < 300)
  expect(Date.parse(received?.sentAt ?? '')).toBeGreaterThan(Date.parse(read?.at ?? ''))
})
