import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { HOLES, type Hole } from './holes.ts'
import { SOURCE, openSite } from './site.ts'

/** Copies the sources of the service, with a hole or without one. */
function copySource(hole?: Hole): string {
  const { path, remove } = temporaryFolder()
  onTestFinished(() => void remove())
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(SOURCE, '..', name), join(path, name))
  const source = join(path, 'src')
  cpSync(SOURCE, source, { recursive: true })
  if (hole !== undefined) {
    const file = join(source, hole.file)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(hole.from, () => hole.to),
    )
  }
  return source
}

test('a copy without a hole is sound', async () => {
  await using site = await openSite(copySource())
  for (const { check } of HOLES) expect(await check(site)).toBeUndefined()
})

test.each(HOLES)('$risk: a service with a planted hole is found out: $what', async (hole) => {
  await using site = await openSite(copySource(hole))
  expect(await hole.check(site)).toBeTypeOf('string')
})
