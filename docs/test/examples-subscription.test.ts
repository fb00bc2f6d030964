import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { VerifiedWebhook } from '@pix-payments/client/webhooks'
import { createService } from '@pix-payments/service'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isChargeable } from '../examples/recurrence.ts'
import { newWallet, type TestWallet } from '../examples/sandbox-wallet.ts'
import { receiveAt } from '../examples/sandbox-webhooks.ts'
import { paidCycles } from '../examples/schedule.ts'
import { followMembership } from '../examples/subscription-events.ts'
import * as subscription from '../examples/subscription.ts'
import { createReceiver } from '../examples/webhook-receiver.ts'
import { recorder } from './examples-support.ts'

const service = await createService()
afterAll(() => service.close())

const log = vi.spyOn(console, 'log')
beforeAll(() => void log.mockReturnValue())
afterAll(() => log.mockRestore())

/** The receiver of the guide as the wallet's webhook, and the events that it verified and stored. */
async function receiverOf(wallet: TestWallet): Promise<ReadonlyMap<string, VerifiedWebhook>> {
  const inbox = new Map<string, VerifiedWebhook>()
  let secret: string | null = null
  const server = createReceiver({
    secrets: () => Promise.resolve([secret ?? '']),
    inbox: {
      add(webhook) {
        inbox.set(webhook.id, webhook)
        return Promise.resolve()
      },
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  secret = await receiveAt(wallet, `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/pix`)
  return inbox
}

const names = (inbox: ReadonlyMap<string, VerifiedWebhook>): readonly string[] =>
  [...inbox.values()].map(({ event }) => event.event)

describe('a subscription, month by month', () => {
  it('is paid, refused, retried and cancelled, and each event comes (R-183, R-194, R-195, R-267, R-186)', async () => {
    const wallet = await newWallet(service.url)
    const inbox = await receiverOf(wallet)
    const arrived = (count: number): Promise<void> => vi.waitFor(() => expect(inbox).toHaveLength(count))

    const { id: recurrenceId } = await subscription.subscribe(wallet)
    expect(log.mock.lastCall).toEqual([expect.stringMatching(/\/rec\/[0-9a-f]{32}$/)])
    await expect(isChargeable(wallet.pix, recurrenceId)).resolves.toBe(true)
    await arrived(2)

    const membership = { ...wallet, recurrenceId }
    await expect(subscription.payApril(membership)).resolves.toMatchObject({
      status: 'SUCCESS',
      settledAt: '2026-04-06T11:00:00.000Z',
    })
    await arrived(4)
    await expect(subscription.retryMay(membership)).resolves.toMatchObject({
      status: 'SUCCESS',
      purpose: 'NTAG',
      originalDueDate: '2026-05-06',
      dueDate: '2026-05-08',
    })
    await arrived(8)
    await expect(subscription.chargeJuneTwice(membership)).resolves.toMatchObject({ status: 'SCHEDULED' })
    await arrived(10)
    await expect(subscription.leave(membership)).resolves.toEqual([
      'recurrence CANCELLED',
      'cycle 4 AGND RECURRENCE_CANCELLED',
      'cycle 4 AGND REJECTED_BY_PAYER AM02',
      'cycle 3 NTAG SETTLED',
      'cycle 3 AGND SETTLEMENT_FAILED AB10',
      'cycle 2 AGND SETTLED',
    ])
    await arrived(12)
    await expect(paidCycles(wallet.pix, recurrenceId)).resolves.toEqual([3, 2])
    await expect(subscription.balanceBooks(wallet)).resolves.toEqual([
      '2026-05-08T11:00:00.000Z CREDIT 4990',
      '2026-04-06T11:00:00.000Z CREDIT 4990',
      '2026-03-02T12:00:00.000Z CREDIT 4990',
      'balance 1014970',
    ])

    // The last two events belong to different resources, so either may come first.
    const told = eventsOfTheGuide()
    expect(names(inbox).slice(0, 10)).toEqual(told.slice(0, 10))
    expect(names(inbox).toSorted()).toEqual(told.toSorted())

    const followed: string[] = []
    const memberships = recorder(followed, 'open', 'paid', 'unpaid', 'close')
    for (const webhook of inbox.values()) await followMembership(webhook, memberships)
    expect(followed.map((line) => line.replace(recurrenceId, 'R'))).toEqual([
      'paid R 1',
      'open R',
      'paid R 2',
      'unpaid R 3 AB10',
      'paid R 3',
      'unpaid R 4 AM02',
      'close R',
    ])
  })

  it('moves the due date from a Saturday to Monday (R-276)', async () => {
    const wallet = await newWallet(service.url)
    const { id: recurrenceId } = await subscription.subscribe(wallet)
    await subscription.chargeJuneTwice({ ...wallet, recurrenceId })
    const { data } = await wallet.pix.schedules.listSchedules({ recurrenceId })
    expect(data.at(-1)).toMatchObject({ originalDueDate: '2026-06-06', dueDate: '2026-06-08' })
  })
})

describe('a subscription in one call', () => {
  it('is paid to the end, and each event comes (G-067, G-280)', async () => {
    const wallet = await newWallet(service.url)
    const inbox = await receiverOf(wallet)
    const events = await subscription.runYear(wallet)
    expect(log.mock.lastCall).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]])
    expect(events.slice(0, 2)).toEqual([
      '2026-03-02T12:00:01.000Z pixAutomaticFirstPaymentSettled',
      '2026-03-02T12:00:02.000Z pixAutomaticRecurrenceAuthorized',
    ])
    // 6 February 2027 is a Saturday, and carnival follows it.
    expect(events.slice(-2).toSorted()).toEqual([
      '2027-02-10T11:00:00.000Z pixAutomaticRecurrenceCompleted',
      '2027-02-10T11:00:00.000Z pixAutomaticScheduleSettled',
    ])
    expect(names(inbox).toSorted()).toEqual(events.map((line) => line.split(' ')[1]).toSorted())
    expect(inbox).toHaveLength(2 + 11 * 2 + 1)
    await expect(wallet.pix.balances.getBalance()).resolves.toMatchObject({
      availableBalance: 1_000_000 + 12 * 4990,
    })
    await expect(wallet.sandbox.state.checkLedger()).resolves.toMatchObject({ ok: true })
  })
})

/** The events in the table of the guide, in its order. */
function eventsOfTheGuide(): readonly string[] {
  const guide = join(import.meta.dirname, '../src/content/docs/guides/cycles.mdx')
  const [, section = ''] = readFileSync(guide, 'utf8').split('## Rehearse a subscription in the sandbox')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => row.match(/\bpixAutomatic\w+/g) ?? [])
}
