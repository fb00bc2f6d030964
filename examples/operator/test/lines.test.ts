import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** What an operator writes for deposits, withdrawals, webhooks and reconciliation. */
const FILES = ['operator.ts', 'ledger.ts', 'run-operator.ts']
const MOST = 80

/** Counts the lines that are neither empty nor a comment. */
const linesOfCode = (text: string): number => text.match(/^(?!\s*(?:$|\/\/|\/?\*)).+/gm)?.length ?? 0

test(`the payments of the example take at most ${MOST} lines of code`, async () => {
  const counts = FILES.map(async (file) =>
    linesOfCode(await readFile(new URL(`../src/${file}`, import.meta.url), 'utf8')),
  )
  const sum = (await Promise.all(counts)).reduce((total, count) => total + count, 0)
  expect(sum).toBeLessThanOrEqual(MOST)
  // Fewer than that would mean that the count is wrong.
  expect(sum).toBeGreaterThan(60)
})

test('counts code, and neither comments nor empty lines', () => {
  expect(linesOfCode('/** One\n * two */\n// three\n\n  const four = 5\nreturn four // six\n')).toBe(2)
})
