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

test('a page waits until the reader has taken the pages before it', async () => {
  const needsDrain = vi.spyOn(process.stdout, 'writableNeedDrain', 'get').mockReturnValue(true)
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printing = printPages({}, pagesOf([[{ n: 1 }]]), () => ['a page'])
  await new Promise(setImmediate)
  expect(printed).not.toHaveBeenCalled()
  needsDrain.mockRestore()
  process.stdout.emit('drain')
  await printing
  expect(printed).toHaveBeenCalledWith('a page')
  printed.mockRestore()
})
