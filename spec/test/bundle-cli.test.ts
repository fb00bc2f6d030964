import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

  it('copies overlays and workflows, which refer to the bundles beside them', () => {
    const dist = join(import.meta.dirname, '../dist')
    expect(existsSync(join(dist, 'overlays/plain.overlay.yaml'))).toBe(true)
    const files = globSync('workflows/**/*.yaml', { cwd: dist })
    expect(files.length).toBe(globSync('workflows/**/*.yaml', { cwd: dirname(dist) }).length)
    for (const file of files) {
      const urls = [...readFileSync(join(dist, file), 'utf8').matchAll(/ url: (\S+) /g)]
      expect(urls.length).toBeGreaterThan(1)
      for (const [, url = ''] of urls)
        expect([url, existsSync(join(dist, dirname(file), url))]).toEqual([url, true])
    }
  })
})
