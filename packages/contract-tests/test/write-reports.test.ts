import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeReports } from '../scripts/write-reports.ts'
import type { ContractReport } from '../src/index.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-tests-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Writes the reports of one operation with a mock that answers a balance without `availableBalance`, as a mock that is
 * older than its contract would do.
 */
async function report(...options: readonly string[]): Promise<{ code: number; text: string }> {
  const { end } = ServerResponse.prototype
  let text = ''
  const read = (line: string): void => void (text += `${line}\n`)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(read),
    vi.spyOn(console, 'error').mockImplementation(read),
    vi.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (
      this: ServerResponse,
      ...[body, ...rest]: unknown[]
    ) {
      // Only requests to the mock have the header Prefer. The service is not changed.
      const isBroken = typeof body === 'string' && this.req.headers['prefer'] !== undefined
      const sent = isBroken ? body.replace('"availableBalance"', '"availableBallast"') : body
      return Reflect.apply(end, this, [sent, ...rest]) as ServerResponse
    } as typeof end),
  ]
  try {
    return { code: await writeReports([folder, '--only', 'getBalance', ...options]), text }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('with --help, no report is written', async () => {
  const { code, text } = await report('--help')
  expect(text).toContain('pnpm contract-tests:report [<folder>]')
  expect(code).toBe(0)
  await expect(readFile(join(folder, 'mock.json'))).rejects.toThrow('ENOENT')
})

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
