import { expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { watchClock } from '../../src/timers/clock-watch.ts'
import { manualClock } from '../support/manual-clock.ts'
import { SECOND, START } from '../support/service.ts'

test.each(['1970-01-01', '1999-06-01', '9998-06-01'])(
  'a service does not start in %s, and says so in one line',
  async (day) => {
    await expect(createService({ clock: manualClock(Date.parse(day)) })).rejects.toMatchObject({
      name: 'SettingsError',
      message: `The clock of the system shows ${day}T00:00:00.000Z, but the service works from 2020 to 2099. Set the clock, then start again.`,
    })
  },
)

test('a system clock that stands still is one warning', () => {
  const clock = manualClock(START)
  const warnings: string[] = []
  const log = { warn: (_: unknown, message: string) => void warnings.push(message) }
  const none = (): void => undefined
  watchClock({ clock, isShared: false, log: { debug: none, info: none, error: none, ...log } })
  clock.pass(SECOND)
  expect(warnings).toEqual([])
  for (let second = 0; second < 3; second += 1) {
    clock.jump(-SECOND)
    clock.pass(SECOND)
  }
  expect(warnings).toEqual([expect.stringContaining('The system clock stands still')])
})
