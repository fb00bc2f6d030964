import { isFull, isLong } from '@pix-payments/testing/length'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

const LONG = isFull ? 100_000 : 20_000
const EVENTS = isLong ? LONG : 1000
const PAGE = 100

/** A page of made-up events. The cursor is the position of its first event. */
function eventsFrom(first: number): string {
  const data = Array.from({ length: PAGE }, (_, index) => ({
    eventId: `event-${first + index}`,
    event: 'pixChargePaid',
    occurredAt: '2026-01-05T12:00:00.000Z',
    position: first + index,
    resourceId: `charge-${first + index}`,
    causedBy: null,
    payload: {},
    deliveries: [],
  }))
  const next = first + PAGE
  return JSON.stringify({ data, nextCursor: next > EVENTS ? null : String(next) })
}

describeInBrowser('a long list', ONE_SPEED, (speed) => {
  test(`of ${EVENTS} events draws only the rows in sight, and scrolls smoothly`, async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await page.route(/\/events\?/, (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor')
      return route.fulfill({ contentType: 'application/json', body: eventsFrom(Number(cursor ?? 1)) })
    })
    await opened.go('/?screen=events')
    await page.getByRole('heading', { name: `Events (${EVENTS})` }).waitFor({ timeout: 45_000 })
    await page.getByRole('link', { name: `charge-${EVENTS}` }).waitFor()

    // Scrolls through the whole list, and returns the time between two frames.
    const frames = await page.locator('.virtual').evaluate(async (box) => {
      const times: number[] = []
      let before = performance.now()
      for (let step = 1; step <= 60; step += 1) {
        box.scrollTop = (box.scrollHeight * step) / 60
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        times.push(now - before)
        before = now
      }
      return times.sort((a, b) => a - b)
    })
    await page.getByRole('link', { name: /charge-1$/ }).waitFor()
    expect(await page.locator('.virtual li').count()).toBeLessThan(60)
    // The middle of the times, because another process may take the processor for a while.
    expect(frames[30]).toBeLessThan(isLong ? 50 : Infinity)
    expect(complaints).toEqual([])
  })
})
