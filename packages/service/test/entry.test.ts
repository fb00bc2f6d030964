import { expect, test } from 'vitest'
import * as entry from '../src/entry.ts'
import * as index from '../src/index.ts'

test('the entry of the package, which checks the version of Node, exports all values of the service', () => {
  expect({ ...entry }).toEqual({ ...index })
})
