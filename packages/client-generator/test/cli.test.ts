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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const outdated = (file: string): string =>
  `${path(file)} is out of date: run \`pnpm generate\` and commit it.\n`

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

  it('is content with what was just written', async () => {
    expect([...good.keys()]).toContain('checks.ts')
    expect(await run(folder, '--check')).toEqual({ code: 0, out: '', problems: '' })
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

  it('is content again once the files were written again', async () => {
    writeFileSync(path('errors.ts'), '')
    writeFileSync(path('left-over.ts'), '')
    expect((await run(folder)).code).toBe(0)
    expect(await run(folder, '--check')).toEqual({ code: 0, out: '', problems: '' })
    expect(readdirSync(folder)).not.toContain('left-over.ts')
  })

  it.each([
    ['packages/client/src/generated', []],
    ['packages/client/src/sandbox/generated', ['--sandbox']],
    ['spec/src/types', ['--types']],
    ['packages/client/README.md', ['--outcomes']],
  ])('finds nothing out of date in %s', async (generated, flags) => {
    const repository = join(import.meta.dirname, '../../..')
    expect(await run(join(repository, generated), '--check', ...flags)).toEqual({
      code: 0,
      out: '',
      problems: '',
    })
  })
})

describe('--outcomes', () => {
  const file = join(folder, '../README.md')
  const marks = ['<!-- outcomes: written by `pnpm generate` -->', '<!-- /outcomes -->']

  it('writes the tables between the marks, and leaves the rest of the file', async () => {
    writeFileSync(file, `Before.\n\n${marks.join('\n')}\n\nAfter.\n`)
    expect((await run('--outcomes', '--check', file)).code).toBe(1)
    expect(await run('--outcomes', file)).toEqual({ code: 0, out: '', problems: '' })
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^Before\.\n[^]*\nAfter\.\n$/)
    expect(text).toMatch(/\| 422 +\| `IGAMING_CPF_MISMATCH` +\| `refused` \|/)
    expect(text).toMatch(/\| 409 +\| `IDEMPOTENCY_ERROR` +\| `unknown` \|/)
    expect(text).toMatch(/\| `EXPIRED` +\| is in the wallet +\| true +\|/)
    expect((await run('--outcomes', '--check', file)).code).toBe(0)
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
      '// Generated from the contract in spec/ by `pnpm generate`. Do not edit.',
      '// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.',
      '// Generated from the rail contract in spec/rail/ by `pnpm generate`. Do not edit.',
    ])
  })

  it('with --check names what is out of date and the command that makes it anew', async () => {
    expect(await run('--types', '--check', target)).toEqual({ code: 0, out: '', problems: '' })
    rmSync(join(target, 'sandbox-contract.ts'))
    expect(await run('--types', '--check', target)).toEqual({
      code: 1,
      out: '',
      problems: `${join(target, 'sandbox-contract.ts')} is out of date: run \`pnpm generate\` and commit it.\n`,
    })
    expect(readdirSync(target)).toEqual(['contract.ts', 'other.ts', 'rail-contract.ts'])
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
  for (const word of ['<folder>', '--sandbox <folder>', '--types <folder>', '--check']) {
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
