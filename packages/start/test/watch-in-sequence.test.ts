import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { watchInSequence } from '../src/watch-in-sequence.ts'

it('acts once for a burst of edits, and not for generated files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pix-watch-'))
  mkdirSync(join(folder, 'dist'))
  const bursts: (readonly string[])[] = []
  const acted = new Promise<void>((resolve) => {
    watchInSequence().watchFolder(folder, {
      isRelevant: (file) => !file.endsWith('.md'),
      act: async (files) => {
        bursts.push(files)
        if (files.includes('last.ts')) resolve()
      },
    })
  })
  for (const name of ['a.ts', 'b.ts', 'b.ts~', 'dist/c.ts', 'd.md', 'last.ts'])
    writeFileSync(join(folder, name), '')
  await acted
  expect(bursts.flat().sort()).toEqual(['a.ts', 'b.ts', 'last.ts'])
  rmSync(folder, { recursive: true })
})
