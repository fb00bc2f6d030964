import { expect, test } from 'vitest'
import { PORTUGUESE } from '../../src/language/portuguese.ts'

const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(Object.entries(PORTUGUESE))(
  'the Portuguese of %j has the same places for values',
  (english, portuguese) => {
    expect(placesOf(portuguese)).toEqual(placesOf(english))
    expect(portuguese.trim()).not.toBe('')
  },
)
