import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { command } from '../src/command.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
const folder = join(mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-generator-')), 'generated')

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly problems: string
}

/** Runs the command in its own process. This takes about a second, because the command loads TypeScript. */
function cli(...words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' })
  return { code: status, out: stdout, problems: stderr }
}

/** Runs the command in this process. */
async function run(...words: readonly string[]): Promise<Ended> {
  let [out, problems] = ['', '']
  const code = await command(words, {
    log: (line) => (out += `${line}\n`),
    error: (line) => (problems += `${line}\n`),
  })
  return { code, out, problems }
}

const path = (file: string): string => join(folder, file)
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

it('writes the files of the client, and deletes all others', () => {
  mkdirSync(folder)
  writeFileSync(path('left-over.ts'), '')
  expect(cli(folder)).toEqual({ code: 0, out: '', problems: '' })
  expect(readdirSync(folder)).toContain('checks.ts')
  expect(readdirSync(folder)).not.toContain('left-over.ts')
})

describe('--outcomes', () => {
  const file = join(folder, '../README.md')
  const marks = [
    '<!-- outcomes: written by `pnpm --filter @pix-payments/client run outcomes` -->',
    '<!-- /outcomes -->',
  ]

  it('writes the tables between the marks, and leaves the rest of the file', async () => {
    writeFileSync(file, `Before.\n\n${marks.join('\n')}\n\nAfter.\n`)
    expect(await run('--outcomes', file)).toEqual({ code: 0, out: '', problems: '' })
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^Before\.\n[^]*\nAfter\.\n$/)
    expect(text).toMatch(/\| 422 +\| `IGAMING_CPF_MISMATCH` +\| `refused` \|/)
    expect(text).toMatch(/\| 409 +\| `IDEMPOTENCY_ERROR` +\| `unknown` \|/)
    expect(text).toMatch(/\| `EXPIRED` +\| is in the wallet +\| true +\|/)
  })

  it('wrote the tables of the README: else run `pnpm --filter @pix-payments/client run outcomes`', async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../client/README.md'), 'utf8')
    writeFileSync(file, readme)
    await run('--outcomes', file)
    expect(readFileSync(file, 'utf8')).toBe(readme)
  })

  it('refuses a file without the marks', async () => {
    writeFileSync(file, 'No marks.\n')
    const { code, problems } = await run('--outcomes', file)
    expect(code).toBe(2)
    expect(problems).toContain(`The file must contain ${marks.join(' and ')}.`)
  })
})

describe('--types', { timeout: 120_000 }, () => {
  const target = join(folder, '../types')
  const typesOf = (file: string): string => readFileSync(join(target, file), 'utf8')

  it('writes the types of all documents and leaves the other files of the folder alone', async () => {
    mkdirSync(target)
    writeFileSync(join(target, 'other.ts'), '')
    expect(await run('--types', target)).toEqual({ code: 0, out: '', problems: '' })
    expect(readdirSync(target)).toEqual([
      'contract.ts',
      'other.ts',
      'rail-contract.ts',
      'sandbox-contract.ts',
    ])
    expect(typesOf('contract.ts')).toContain('export type ImmediateCharge =')
    expect(typesOf('sandbox-contract.ts')).toContain('export type ClockAdvance =')
    expect(typesOf('rail-contract.ts')).toContain('export type TransferOrder =')
    expect(typesOf('contract.ts')).not.toContain('ClockAdvance')
  })

  it('says in the first line how they were made', () => {
    const files = ['contract.ts', 'sandbox-contract.ts', 'rail-contract.ts']
    const first = files.map((file) => typesOf(file).split('\n', 1)[0])
    expect(first).toEqual([
      '// Generated from the contract in spec/ by `bundle`. Do not edit.',
      '// Generated from the control API in spec/sandbox/ by `bundle`. Do not edit.',
      '// Generated from the rail contract in spec/rail/ by `bundle`. Do not edit.',
    ])
  })
})

it.each([
  [['--types', '--sandbox', folder], '--types writes all documents: leave --sandbox out.'],
  [[folder, 'more'], 'Name one folder only: more is too much.'],
])('refuses %j', (words, message) => {
  const { code, problems } = cli(...words)
  expect({ code, problems: problems.split('\n', 1)[0] }).toEqual({ code: 2, problems: message })
})

it('explains itself', () => {
  const help = cli('--help')
  expect(help).toMatchObject({ code: 0, problems: '' })
  for (const word of ['<folder>', '--sandbox <folder>', '--types <folder>']) {
    expect(help.out).toContain(word)
  }
  expect(cli().code).toBe(2)
})

it('names an option that it does not know, without a stack trace', () => {
  const { code, problems } = cli(folder, '--chek')
  expect(code).not.toBe(0)
  expect(problems).toContain("'--chek'")
  expect(problems).not.toMatch(/^ +at /m)
})
