import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readExample } from '../src/site/example-code.ts'

const PROGRAM = `import { connect } from './connect.ts'

async function main() {
  // #region outer
  const api = await connect()

  // #region inner
  if (api.open) {
    api.close()
  }
  // #endregion
  // #endregion
}
// #region open
main()
`

describe('code blocks of guides', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'examples-'))
    writeFileSync(join(folder, 'program.ts'), PROGRAM)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('show a region without its markers and its indent', () => {
    expect(readExample(folder, 'program.ts#inner', 'guide.md')).toBe('if (api.open) {\n  api.close()\n}')
    expect(readExample(folder, 'program.ts#outer', 'guide.md')).toBe(
      'const api = await connect()\n\nif (api.open) {\n  api.close()\n}',
    )
  })

  it('show a whole file without the markers of its regions', () => {
    const whole = readExample(folder, 'program.ts', 'guide.md')
    expect(whole.startsWith('import { connect }')).toBe(true)
    expect(whole.endsWith('main()')).toBe(true)
    expect(whole).not.toContain('#region')
  })

  it.each([
    { reference: 'nothing.ts', says: 'guide.md: file=nothing.ts: there is no such file in docs/examples.' },
    {
      reference: 'program.ts#nothing',
      says: 'guide.md: docs/examples/program.ts has no closed region "nothing". It has: outer, inner, open.',
    },
    {
      reference: 'program.ts#open',
      says: 'guide.md: docs/examples/program.ts has no closed region "open". It has: outer, inner, open.',
    },
    { reference: '../secret.ts', says: 'guide.md: file=../secret.ts is outside docs/examples.' },
  ])('are refused for $reference', ({ reference, says }) => {
    expect(() => readExample(folder, reference, 'guide.md')).toThrow(says)
  })
})
