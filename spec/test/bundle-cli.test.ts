import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const CLI = join(import.meta.dirname, '../src/cli/bundle.ts')
const folder = mkdtempSync(join(tmpdir(), 'pix-bundle-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...words: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [CLI, ...words, '--out', folder], { encoding: 'utf8' })

describe('pnpm spec:bundle', () => {
  it('writes one document with --only', () => {
    expect(run('--only', 'rail')).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(folder).toSorted()).toEqual(['rail.json', 'rail.yaml'])
  })

  it('names the documents when it is asked for another one', () => {
    expect(run('--only', 'payments')).toMatchObject({
      status: 1,
      stderr: 'There is no document payments. The documents are pix, sandbox, rail.\n',
    })
  })
})
