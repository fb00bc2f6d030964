import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const SPEC = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'pix-lint-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the lint command on a document without `info`, which breaks a rule of Redocly. */
function lint(environment: NodeJS.ProcessEnv = {}): {
  status: number | null
  stdout: string
  stderr: string
} {
  const file = join(folder, 'openapi.yaml')
  writeFileSync(file, 'openapi: 3.1.0\npaths: {}\n')
  const config = join(folder, 'redocly.yaml')
  writeFileSync(config, 'rules: { struct: error }\n')
  return spawnSync(process.execPath, [join(SPEC, 'src/cli/lint.ts'), file, '--config', config], {
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    encoding: 'utf8',
  })
}

describe('pnpm spec:lint', () => {
  it('passes on reports, places and exit code, but not the hint to ignore the errors', () => {
    const { status, stdout, stderr } = lint()
    expect(status).toBe(1)
    expect(stdout).toMatch(/openapi\.yaml:1:1 at #\//)
    expect(stdout).toContain('The field `info` must be present on this level.')
    expect(stderr).toContain('Validation failed with 1 error.')
    expect(stdout + stderr).not.toContain('ignore')
  })

  it('keeps the colours', () => {
    const { stdout, stderr } = lint({ FORCE_COLOR: '1', NO_COLOR: undefined })
    expect([stdout, stderr].map((text) => text.includes('\u001b['))).toEqual([true, true])
    expect(stderr).not.toContain('generate-ignore-file')
  })
})
