import { expect, test } from 'vitest'
import { endured } from './support/endurance.ts'
import { ENGINES } from './support/database.ts'

test.each(ENGINES)(
  'kills of the service and of the back end lose and make no money on $name',
  async ({ database }) => {
    expect(await endured({ database, operations: 2_000, seed: 1, kills: 4 })).toEqual([])
  },
  600_000,
)
