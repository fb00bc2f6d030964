import { findPython } from '@pix-payments/testing/python'
import { expect, test } from 'vitest'
import { kitBackEnd, pythonBackEnd } from './support/back-ends.ts'
import { ENGINES } from './support/database.ts'
import { KILLS, notPassed, scenariosOf, seedsOf, TIMEOUT, verify } from './support/verify.ts'

test.each(ENGINES)(
  'the example on the kit passes the scenarios on $name, with more kills',
  async ({ name, open }) => {
    await using database = await open()
    // The short run plays some scenarios with seed 1 on SQLite.
    const variant = name === 'SQLite' ? 2 : 1
    const of = scenariosOf(variant)
    const results = await verify(() => kitBackEnd(KILLS, database.url), seedsOf(variant), { of })
    expect(notPassed(results)).toEqual([])
  },
  TIMEOUT,
)

const python = findPython()

test.skipIf('missing' in python)(
  `the correct back end in Python passes the scenarios without recurring charges${'missing' in python ? `: ${python.missing}` : ''}`,
  async () => {
    const path = 'path' in python ? python.path : ''
    const of = scenariosOf(3).filter(({ needs = [] }) => !needs.includes('recurrences'))
    const results = await verify(() => pythonBackEnd(KILLS, path), seedsOf(3), { of })
    expect(notPassed(results)).toEqual([])
  },
  TIMEOUT,
)
