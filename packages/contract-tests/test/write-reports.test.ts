import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContractReport } from '../src/index.ts'

const SCRIPT = fileURLToPath(new URL('../scripts/report.ts', import.meta.url))
const BROKEN_MOCK = new URL('./support/broken-mock.ts', import.meta.url).href
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-tests-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the script with a broken mock, for the one operation that is broken. */
async function report(...options: readonly string[]): Promise<{ code: unknown; text: string }> {
  const script = ['--conditions=source', '--import', BROKEN_MOCK, SCRIPT, folder, '--only', 'getBalance']
  const child = spawn(process.execPath, [...script, ...options], { env: { ...process.env, NO_COLOR: '1' } })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, text }
}

test('a report with a failed case is written, names the case, and ends with 1', async () => {
  const { code, text } = await report()
  expect(text).toMatch(/✗ getBalance 200: /)
  expect(text).toContain('body availableBalance: is required')
  expect(text).toMatch(/mock\.json: \d+ of \d+ cases covered, \d+ not reachable, [1-9]\d* failed/)
  expect(text).toMatch(/service\.json: \d+ of \d+ cases covered/)
  expect(code).toBe(1)
  await expectRecorded()
})

test('with --record-failures, as a build writes it, a report with a failed case ends with 0', async () => {
  const { code, text } = await report('--record-failures')
  expect(text).toMatch(/✗ getBalance 200: /)
  expect(code).toBe(0)
  await expectRecorded()
})

/** Expects that both reports are written although a case failed. */
async function expectRecorded(): Promise<void> {
  expect((await reportOf('mock')).summary.failed).toBeGreaterThan(0)
  expect((await reportOf('service')).summary.covered).toBeGreaterThan(0)
}

const reportOf = async (name: string): Promise<ContractReport> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as ContractReport
