import { describe, expect, test } from 'vitest'
import { InstitutionError } from '../../src/rail/institution.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'
import { SECOND } from '../support/service.ts'
import { refusal } from './support/fake-institution.ts'
import { openTestQueue } from './support/test-queue.ts'

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
        await using queue = await openTestQueue({ store: place.store })
        let failures = 0
        queue.institution.answer = (attempt) => {
          if (attempt.resourceId !== 'odd' || failures > 0) return
          failures += 1
          return rejecting(reason)
        }
        const [odd = ''] = await queue.place(['odd'])
        await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
        const [other = ''] = await queue.place(['other'])
        await queue.until(() => queue.institution.taken.includes(other))
        await queue.passUntil(() => queue.institution.taken.includes(odd), SECOND)
        await queue.until(async () => (await queue.orders()).every(({ status }) => status === 'SENT'))
        expect(queue.lines.filter(({ level }) => level === 'error')).toEqual([])
      })

      test('the error of a refused order has no control characters', async () => {
        await using place = await openPlace(engine)
        await using queue = await openTestQueue({ store: place.store })
        queue.institution.answer = () => {
          throw new InstitutionError('No txid "abc\u0000\n".', { isRefusal: true })
        }
        await queue.place(['odd'])
        await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
        expect(await queue.orders()).toMatchObject([{ error: 'No txid "abc\u{FFFD}\u{FFFD}".' }])
      })

      test('a result that the store rejects is recorded as a failed attempt, and all other results as they are', async () => {
        await using place = await openPlace(engine)
        await using queue = await openTestQueue({ store: place.store, isStarted: false })
        const answers: (() => void)[] = []
        queue.institution.answer = async (attempt) => {
          await new Promise<void>((resolve) => {
            answers.push(resolve)
          })
          if (attempt.resourceId.startsWith('bad')) return refusal(attempt)
        }
        // The store rejects the second order with the same error.
        await place.store.exclusively((transaction) =>
          transaction.execute('create unique index test_one_error on rail_order (error)'),
        )
        await queue.place(['bad-1', 'good-1', 'bad-2', 'good-2'])
        queue.rail.start()
        await queue.until(() => answers.length === 4)
        for (const answer of answers) answer()
        await queue.until(async () => (await queue.orders()).every(({ lease }) => lease === null))
        const error = 'The institution answered orderTransfer with 400 MalformedRequest.'
        expect((await queue.orders()).map((it) => [it.status, it.attempts, it.error])).toEqual([
          ['PENDING', 1, error],
          ['SENT', 1, null],
          ['PENDING', 1, null],
          ['SENT', 1, null],
        ])
        queue.institution.answer = () => undefined
        await queue.passUntil(() => new Set(queue.institution.taken).size === 4)
      })
    },
  )
}
