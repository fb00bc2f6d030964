import { join } from 'node:path'
import { expect, it } from 'vitest'
import { summaryOf } from '../src/test-summary.ts'

const ROOT = join(import.meta.dirname, '../../..')
const none = { results: [], failedTasks: [], left: [], length: undefined }
const suite = { root: join(ROOT, 'packages/client'), passed: 40, skipped: 0, failed: [] }

it('a green run ends with its numbers', () => {
  const results = [suite, { ...suite, passed: 2, skipped: 1 }]
  expect(summaryOf({ ...none, results })).toEqual({ text: '\n42 passed, 0 failed, 1 skipped', isGreen: true })
})

it('names each failure with the command that repeats it alone', () => {
  const failed = [
    { file: 'test/calls.test.ts', name: "a call > doesn't wait (R-001)" },
    { file: 'test/types.test.ts', name: undefined },
  ]
  const failedTasks = [
    { package: '@pix-payments/client', task: 'test', directory: 'packages/client' },
    { package: '@pix-payments/docs', task: 'build', directory: 'docs' },
    { package: '//', task: 'lint:code', directory: '' },
  ]
  const { text, isGreen } = summaryOf({
    ...none,
    results: [{ ...suite, failed }],
    failedTasks,
    left: [{ pid: 7, command: 'chromium --headless' }],
  })
  expect(isGreen).toBe(false)
  expect(text).toMatchInlineSnapshot(`
    "
    FAILED packages/client/test/calls.test.ts › a call > doesn't wait (R-001)
      npx -y pnpm@12.21.0 --dir packages/client exec vitest run test/calls.test.ts -t 'a call.+doesn.t wait \\(R-001\\)'
    FAILED packages/client/test/types.test.ts
      npx -y pnpm@12.21.0 --dir packages/client exec vitest run test/types.test.ts
    FAILED build of docs
      npx -y pnpm@12.21.0 --dir docs run build
    FAILED lint:code
      npx -y pnpm@12.21.0 run lint:code
    LEFT BEHIND process 7: chromium --headless
    40 passed, 2 failed"
  `)
})

it('a test at length is repeated at length', () => {
  const failed = [{ file: 'test/calls.long.test.ts', name: undefined }]
  expect(summaryOf({ ...none, results: [{ ...suite, failed }], length: 'long' }).text).toContain(
    '  PIX_TEST_RUNS=long npx -y pnpm@12.21.0 --dir packages/client exec vitest run test/calls.long.test.ts\n',
  )
})
