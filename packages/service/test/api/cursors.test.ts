import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from '../../src/application/operation/cursor.ts'
import { isCursorOf, pageOf, placeOf } from '../../src/application/operation/list-cursor.ts'
import { readPosition } from '../../src/sandbox/cursor.ts'

const AT = Date.parse('2026-03-10T13:00:00.000Z')
/** One example of each kind of id in the contract. */
const IDS = [
  'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c',
  'RR1234567820260310007b8c9d0e1f',
  'E12345678202603101300abcdefghijk',
  'order 17/2026: "São Paulo" 😀',
  '.',
]
const asText = (text: string): string => Buffer.from(text).toString('base64url')

describe('a cursor', () => {
  test.each(IDS)('carries the id %s', (id) => {
    const items = [
      { createdAt: AT, id },
      { createdAt: AT - 1, id: 'next' },
    ]
    const { nextCursor } = pageOf('listRecurrences', items, 1, (item) => item.id)
    expect(nextCursor).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(placeOf('listRecurrences', nextCursor ?? undefined)).toEqual({ createdAt: AT, id })
  })

  test('is of the list that returned it', () => {
    const cursor = writeCursor('listRecurrences', [AT, 'a'])
    expect(isCursorOf('listRecurrences', cursor)).toBe(true)
    expect(isCursorOf('listSchedules', cursor)).toBe(false)
    expect(readPosition('events', writeCursor('events', [3]), 0)).toBe(3)
    expect(readPosition('deliveries', writeCursor('events', [3]), 0)).toMatchObject({ ok: false })
  })

  test.each([
    ['no base64', '?'],
    ['no JSON', asText('listRecurrences')],
    ['no array', asText('{"0":"listRecurrences"}')],
    ['no place', asText('["listRecurrences"]')],
    ['no id', asText(`["listRecurrences",${AT}]`)],
    ['a value more', asText(`["listRecurrences",${AT},"a",1]`)],
    ['the place in another order', asText(`["listRecurrences","a",${AT}]`)],
    ['a number that no clock shows', asText('["listRecurrences",1e400,"a"]')],
    ['a negative number', asText('["listRecurrences",-1,"a"]')],
    ['a fraction', asText('["listRecurrences",0.5,"a"]')],
    ['a nested value', asText('["listRecurrences",1,["a"]]')],
    ['spaces', asText('["listRecurrences", 1,"a"]')],
    ['U+0000, which PostgreSQL cannot keep', asText(String.raw`["listRecurrences",1,"\u0000"]`)],
    ['half a surrogate pair', asText(String.raw`["listRecurrences",1,"\ud800"]`)],
    ['padding', `${writeCursor('listRecurrences', [1, 'a'])}=`],
    ['a form without the name of the list', asText(`${AT} RR1234567820260310007b8c9d0e1f`)],
    ['many brackets', asText('['.repeat(10_000))],
  ])('with %s is refused', (_, cursor) => {
    expect(isCursorOf('listRecurrences', cursor)).toBe(false)
    expect(readPosition('events', cursor, 0)).toMatchObject({ ok: false, code: 'InvalidParameter' })
  })

  test('keeps the form that the lists of the sandbox had before', () => {
    expect(writeCursor('events', [12])).toBe(asText('["events",12]'))
    expect(readCursor('events', asText('["events",12]'))).toEqual([12])
  })
})
