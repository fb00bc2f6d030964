import { expect, test, vi } from 'vitest'
import { printPages } from '../../src/commands/print.ts'

async function* pagesOf(entries: readonly (readonly object[])[]): AsyncGenerator<readonly object[], void> {
  yield* entries
}

test.each([
  [[[]]],
  [[[{ n: 1 }]]],
  [[[{ n: 1 }, { n: 2 }], [{ n: 3 }]]],
  [[[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]],
])('the pages %j are printed as one array', async (pages) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await printPages({ json: true }, pagesOf(pages), () => [])
  const text = printed.mock.calls.map(([line]) => String(line)).join('\n')
  printed.mockRestore()
  expect(text).toBe(JSON.stringify(pages.flat(), null, 2))
})
