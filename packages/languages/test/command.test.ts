import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { command } from '../src/command.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-languages-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => void vi.unstubAllEnvs())

interface Result {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A folder with these programs. */
async function pathOf(programs: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(folder, 'path-'))
  for (const [name, line] of Object.entries(programs)) {
    await writeFile(join(path, name), `#!/bin/sh\n${line}\n`)
    await chmod(join(path, name), 0o755)
  }
  return path
}

/** Runs the command on a machine that has only these programs. Each is a line of shell. */
async function languages(
  args: readonly string[],
  programs: Readonly<Record<string, string>>,
): Promise<Result> {
  const path = await pathOf(programs)
  const env = { PATH: path, PIX_LANGUAGES_CACHE: join(path, 'cache') }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=pix-source', CLI, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

/** Runs the command in this process. For checks that download nothing. */
async function answer(...args: readonly string[]): Promise<Result> {
  const written = { stdout: '', stderr: '' }
  const code = await command(args, {
    log: (text) => (written.stdout += text),
    error: (text) => (written.stderr += text),
  })
  return { code, ...written }
}

describe('languages', () => {
  it('explains itself', async () => {
    const { code, stdout } = await answer('--help')
    expect(code).toBe(0)
    expect(stdout).toContain('Checks: openapi-spec-validator, openapi-generator-python,')
    expect(stdout).toContain('PIX_LANGUAGES=required')
  })

  it.each([
    { args: ['--onyl', 'hey-api'], says: "Unknown option '--onyl'" },
    { args: ['--only', 'heyapi'], says: 'There is no check named heyapi.' },
  ])('refuses $args in one line', async ({ args, says }) => {
    const { code, stderr } = await answer(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(says)
    expect(stderr).not.toContain('    at ')
  })

  it('leaves out the checks of a missing toolchain, and fails when all are required', async () => {
    vi.stubEnv('PATH', await pathOf({}))
    const optional = await answer('--only', 'oapi-codegen')
    expect(optional.stdout).toContain('oapi-codegen  not run: no Go 1.25 or newer: "go version" fails')
    expect(optional.code).toBe(0)
    vi.stubEnv('PIX_LANGUAGES', 'required')
    const required = await answer('--only', 'oapi-codegen')
    expect(required.stdout).toContain('not run: no Go 1.25 or newer')
    expect(required.code).toBe(1)
  })

  it('leaves out the checks of an old toolchain', async () => {
    vi.stubEnv('PATH', await pathOf({ go: 'echo go version go1.9.7 linux/amd64' }))
    const { stdout } = await answer('--only', 'oapi-codegen')
    expect(stdout).toContain('not run: no Go 1.25 or newer: it is 1.9')
  })

  it('says what cannot be downloaded, from where, and why', async () => {
    const { code, stderr } = await languages(['--only', 'openapi-generator-java'], {
      java: 'echo openjdk 17.0.15',
      javac: 'echo javac 17.0.15',
      mvn: '[ "$1" = --version ] || { echo "Could not transfer artifact: Network is unreachable"; exit 1; }',
    })
    expect(code).toBe(2)
    expect(stderr).toContain('The tools for java cannot be installed from Maven Central.')
    expect(stderr).toContain('Could not transfer artifact: Network is unreachable')
  })

  it('refuses jars that Maven delivered with other contents', async () => {
    const { code, stderr } = await languages(['--only', 'openapi-generator-java'], {
      java: 'echo openjdk 17.0.15',
      javac: 'echo javac 17.0.15',
      mvn: ':',
    })
    expect(code).toBe(2)
    expect(stderr).toMatch(/Missing, or unlike tools\/java\/checksums\.txt: .*openapi-generator-cli-.*\.jar/)
  })
})
