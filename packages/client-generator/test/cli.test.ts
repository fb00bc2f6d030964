import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const CLI = join(import.meta.dirname, '../src/cli.ts')
const folder = join(mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-generator-')), 'generated')

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly problems: string
}

function cli(...words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' })
  return { code: status, out: stdout, problems: stderr }
}

const path = (file: string): string => join(folder, file)
const outdated = (file: string): string =>
  `${path(file)} is out of date: run \`pnpm --filter @pix-payments/client generate\` and commit it.\n`

afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

describe('--check', { timeout: 120_000 }, () => {
  const good = new Map<string, string>()
  beforeAll(() => {
    cli(folder)
    for (const file of readdirSync(folder)) good.set(file, readFileSync(path(file), 'utf8'))
  }, 120_000)
  beforeEach(() => {
    for (const [file, text] of good) writeFileSync(path(file), text)
  })

  it('is content with what was just written', () => {
    expect(good.size).toBe(6)
    expect(cli(folder, '--check')).toEqual({ code: 0, out: '', problems: '' })
  })

  it('names each file that is missing, changed or too many, with the fix, and writes nothing', () => {
    writeFileSync(path('errors.ts'), `${good.get('errors.ts')}\n`)
    rmSync(path('checks.ts'))
    writeFileSync(path('left-over.ts'), '')
    const { code, problems } = cli(folder, '--check')
    expect({ code, problems }).toEqual({
      code: 1,
      problems: outdated('errors.ts') + outdated('checks.ts') + outdated('left-over.ts'),
    })
    expect(readdirSync(folder)).not.toContain('checks.ts')
  })

  it('is content again once the files were written again', () => {
    writeFileSync(path('errors.ts'), '')
    writeFileSync(path('left-over.ts'), '')
    expect(cli(folder).code).toBe(0)
    expect(cli(folder, '--check')).toEqual({ code: 0, out: '', problems: '' })
    expect(readdirSync(folder)).not.toContain('left-over.ts')
  })

  it('finds nothing out of date in the client itself', () => {
    expect(cli(join(import.meta.dirname, '../../client/src/generated'), '--check')).toEqual({
      code: 0,
      out: '',
      problems: '',
    })
  })
})

it('explains itself', () => {
  const help = cli('--help')
  expect(help).toMatchObject({ code: 0, problems: '' })
  expect(help.out).toContain('pix-client-generator <folder> --check')
  expect(cli().code).toBe(2)
})

it('names an option that it does not know, without a stack trace', () => {
  const { code, problems } = cli(folder, '--chek')
  expect(code).not.toBe(0)
  expect(problems).toContain("'--chek'")
  expect(problems).not.toMatch(/^ +at /m)
})
