import { describe, expect, test } from 'vitest'
import { InstitutionError } from '../../src/rail/institution.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'
import { SECOND } from '../support/service.ts'
import { refusal } from './support/fake-institution.ts'
import { openQueueWorld } from './support/queue-world.ts'

/** A module is often JavaScript, so it can reject with any value. */
const rejecting = (reason: unknown): Promise<void> => Promise.reject(reason as Error)
const pausing = (retryAfterMilliseconds: unknown): InstitutionError =>
  new InstitutionError('Busy.', { retryAfterMilliseconds: retryAfterMilliseconds as number })

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `an answer that cannot be stored, on ${engine.name}${engine.missing ?? ''}`,
    () => {
      test.each([
        ['a control character', new InstitutionError('No txid "abc\u0000\u001B"', { isRefusal: true })],
        ['half a millisecond of pause', pausing(1500.5)],
        ['a pause that is not a number', pausing(Number.NaN)],
        ['an infinite pause', pausing(Number.POSITIVE_INFINITY)],
        ['a pause in text', pausing('5 minutes')],
        ['undefined', undefined],
        ['text', 'away'],
      ])('with %s, the order is repeated and others go on', async (_, reason) => {
        await using place = await openPlace(engine)
        await using world = await openQueueWorld({ store: place.store })
        let failures = 0
        world.institution.answer = (attempt) => {
          if (attempt.resourceId !== 'odd' || failures > 0) return
          failures += 1
          return rejecting(reason)
        }
        const [odd = ''] = await world.place(['odd'])
        await world.until(async () => (await world.orders())[0]?.attempts === 1)
        const [other = ''] = await world.place(['other'])
        await world.until(() => world.institution.taken.includes(other))
        await world.passUntil(() => world.institution.taken.includes(odd), SECOND)
        await world.until(async () => (await world.orders()).every(({ status }) => status === 'SENT'))
        expect(world.lines.filter(({ level }) => level === 'error')).toEqual([])
      })

      test('the error of a refused order has no control characters', async () => {
        await using place = await openPlace(engine)
        await using world = await openQueueWorld({ store: place.store })
        world.institution.answer = () => {
          throw new InstitutionError('No txid "abc\u0000\n".', { isRefusal: true })
        }
        await world.place(['odd'])
        await world.until(async () => (await world.orders())[0]?.attempts === 1)
        expect(await world.orders()).toMatchObject([{ error: 'No txid "abc\u{FFFD}\u{FFFD}".' }])
      })

      test('a result that the store rejects is recorded as a failed attempt, and all other results as they are', async () => {
        await using place = await openPlace(engine)
        await using world = await openQueueWorld({ store: place.store, isStarted: false })
        const answers: (() => void)[] = []
        world.institution.answer = async (attempt) => {
          await new Promise<void>((resolve) => {
            answers.push(resolve)
          })
          if (attempt.resourceId.startsWith('bad')) return refusal(attempt)
        }
        // The store rejects the second order with the same error.
        await place.store.exclusively((transaction) =>
          transaction.execute('create unique index test_one_error on rail_order (error)'),
        )
        await world.place(['bad-1', 'good-1', 'bad-2', 'good-2'])
        world.rail.start()
        await world.until(() => answers.length === 4)
        for (const answer of answers) answer()
        await world.until(async () => (await world.orders()).every(({ lease }) => lease === null))
        const error = 'The institution answered orderTransfer with 400 MalformedRequest.'
        expect((await world.orders()).map((it) => [it.status, it.attempts, it.error])).toEqual([
          ['PENDING', 1, error],
          ['SENT', 1, null],
          ['PENDING', 1, null],
          ['SENT', 1, null],
        ])
        world.institution.answer = () => undefined
        await world.passUntil(() => new Set(world.institution.taken).size === 4)
      })
    },
  )
}
