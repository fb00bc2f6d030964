import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKeyRing, isStorageKey } from '../../src/storage/secrets/key-ring.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'
import { commandLine } from './support/command-line.ts'

const { folder, ended } = commandLine()

test('pix-service keys: new makes a key, and rotate and check read keys from a file and name those in use', async () => {
  const { output } = await ended(['keys', 'new'])
  const made = output.trim()
  expect(isStorageKey(made)).toBe(true)
  const [id] = createKeyRing([made], { readsPlain: false }).ids
  await ended(['migrate', '--mode', 'production'])
  writeFileSync(join(folder(), 'keys'), `${made}\n${STORAGE_KEY}\n`)
  const rotated = await ended(['keys', 'rotate', '--storage-key', 'keys'])
  expect([rotated.code, rotated.output]).toEqual([0, 'The store has no secrets.\n'])
  const wrong = await ended(['keys', 'rotate'], { PIX_SERVICE_STORAGE_KEY: STORAGE_KEY })
  expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining(`the key ${id} has encrypted`)])
  const checked = await ended(['keys', 'check', '--json', '--storage-key', 'keys'])
  expect([checked.code, JSON.parse(checked.output)]).toEqual([0, { secretsOfKeys: {}, unreadable: [] }])
})
