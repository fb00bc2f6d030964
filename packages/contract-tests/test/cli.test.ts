import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContractReport } from '../src/index.ts'
import { type Ended, runCommand } from './support/run-command.ts'
import { type Sandbox, startSandbox } from './support/sandbox.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
let sandbox: Sandbox
let folder: string

beforeAll(async () => {
  sandbox = await startSandbox()
  folder = await mkdtemp(join(tmpdir(), 'contract-tests-'))
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

const cli = (...args: readonly string[]): Promise<Ended> => runCommand(args, { PIX_BASE_URL: sandbox.url })

describe('pix-contract-tests', () => {
  test('prints a matrix and ends with 0 when all cases pass', async () => {
    const { code, stdout, stderr } = await cli('--only', 'balances')
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(stdout).toContain(`on mock ${sandbox.url}`)
    expect(stdout).toMatch(/getBalance {12}✓ {3}✓ ✓ ✓ ✓/)
    expect(stdout).toMatch(/\d+ of \d+ cases covered, 0 not reachable on this target, 0 failed\n$/)
  })

  test('sends the webhooks of the mock that is installed beside it', async () => {
    const { code, stdout } = await cli('--only', 'pixChargePaid')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('✓ pixChargePaid') as string,
    })
  })

  test.each(['html', 'json', 'md'])('writes a report as %s where --out says', async (format) => {
    const file = join(folder, `report.${format}`)
    const { code, stdout } = await cli('--only', 'getBalance', '--report', format, '--out', file)
    expect(code).toBe(0)
    expect(stdout).toContain(`Report: ${file}`)
    expect(await readFile(file, 'utf8')).toContain('getBalance')
  })

  test('writes nothing but the report to standard output with --out -', async () => {
    const { stdout } = await cli('--only', 'getBalance', '--report', 'json', '--out', '-', '--seed', '9')
    const report = JSON.parse(stdout) as ContractReport
    expect(report.operations.map(({ operationId }) => operationId)).toEqual(['getBalance'])
    expect(report.seed).toBe(9)
    expect(report.startedAt).toMatch(/^\d{4}-/)
  })

  test.each([
    { args: ['--base-url', 'ftp://x'], want: /--base-url.*http or https URL/s },
    { args: ['--base-url', 'localhost:4020'], want: /--base-url.*http or https URL/s },
    { args: ['--base-url', 'http://127.0.0.1:1'], want: /cannot be reached/ },
    { args: ['--target', 'cloud'], want: /--target.*auto, mock, service, server/s },
    { args: ['--target', 'service'], want: /is not the sandbox of a service/ },
    { args: ['--target', 'server'], want: /--client-id and --client-secret are needed/ },
    { args: ['--only', 'nothing'], want: /nothing is neither an operationId/ },
    { args: ['--report', 'pdf'], want: /--report.*html, json, md/s },
    { args: ['--out', 'x.html'], want: /--out needs --report/ },
    { args: ['--seed', 'x'], want: /--seed.*whole number/s },
    { args: ['--concurrency', '0'], want: /--concurrency.*whole number from 1/s },
    { args: ['--runs', '1.5'], want: /--runs.*whole number/s },
    { args: ['run'], want: /too many arguments/ },
  ])('$args is refused with 2 and a reason', async ({ args, want }) => {
    const { code, stdout, stderr } = await cli(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(want)
    expect(stderr).not.toContain('    at ')
  })

  test('the process ends with 2 when the suite cannot run', async () => {
    const options = ['--conditions=pix-source', CLI, '--base-url', 'http://127.0.0.1:1']
    await expect(promisify(execFile)(process.execPath, options)).rejects.toMatchObject({ code: 2 })
  })

  test('a report that cannot be written is said before the cases run', async () => {
    const out = join(folder, 'nowhere', 'report.json')
    const { code, stderr, stdout } = await cli('--only', 'getBalance', '--report', 'json', '--out', out)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`The report cannot be written to ${out}`)
  })

  test('--help names every option and the exit codes, and ends with 0', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=pix-source', CLI, '--help'])
    for (const word of [
      '--base-url',
      '--client-id',
      '--client-secret',
      '--control-token',
      '--only',
      '--report',
      '--seed',
      'Exit codes',
    ])
      expect(stdout).toContain(word)
  })
})
