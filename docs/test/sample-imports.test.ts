import { describe, expect, it } from 'vitest'
import { importsOf } from '../src/site/sample-imports.ts'

const FILE = `import { readFile } from 'node:fs/promises'
import { type PixClient, PixError, responseOf } from '@pix-payments/client'
import type { Deposits } from './deposit.ts'
import './setup.ts'
`

describe('the imports of a part of a sample', () => {
  it.each([
    {
      name: 'are those of its names',
      part: 'if (error instanceof PixError) await readFile(file)',
      want: [
        "import { readFile } from 'node:fs/promises'",
        "import { PixError } from '@pix-payments/client'",
        "import './setup.ts'",
      ],
    },
    {
      name: 'that are types are of types only',
      part: 'function pay(pix: PixClient, deposits: Deposits) {}',
      want: [
        "import type { PixClient } from '@pix-payments/client'",
        "import type { Deposits } from './deposit.ts'",
        "import './setup.ts'",
      ],
    },
    {
      name: 'are not those of its comments, of properties and of longer names',
      part: '/** Returns a PixError. */ // readFile\nit.responseOf(PixErrors)',
      want: ["import './setup.ts'"],
    },
  ])('$name', ({ part, want }) => {
    expect(importsOf(FILE, part, [])).toEqual(want)
  })

  it('are not those that an earlier part of the page has', () => {
    const earlier = ['function pay(pix: PixClient) {}']
    expect(importsOf(FILE, 'const pix: PixClient = responseOf(value)', earlier)).toEqual([
      "import { responseOf } from '@pix-payments/client'",
    ])
  })

  it('have a line for each name when they are long', () => {
    const names = ['createImmediateCharge', 'createWithdrawalByPixKey', 'createWithdrawalByBankDetails']
    const file = `import { ${names.join(', ')} } from './a.ts'`
    expect(importsOf(file, names.join('()\n'), [])).toEqual([
      'import {',
      ...names.map((name) => `  ${name},`),
      "} from './a.ts'",
    ])
  })
})
