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

test('a report with a failed case is written, names the case, and ends with 1', async () => {
  const args = ['--conditions=source', '--import', BROKEN_MOCK, SCRIPT, folder]
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(text).toMatch(/✗ getBalance 200: /)
  expect(text).toContain('body availableBalance: is required')
  expect(text).toMatch(/mock\.json: \d+ of \d+ cases covered, \d+ not reachable, [1-9]\d* failed/)
  expect(text).toMatch(/service\.json: \d+ of \d+ cases covered/)
  expect(code).toBe(1)
  expect((await reportOf('mock')).summary.failed).toBeGreaterThan(0)
  // Both reports are written, whatever failed.
  expect((await reportOf('service')).summary.covered).toBeGreaterThan(0)
}, 300_000)

const reportOf = async (name: string): Promise<ContractReport> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as ContractReport
