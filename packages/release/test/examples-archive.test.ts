import { exampleFiles } from '@pix-payments/flows/examples'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { examplesArchive } from '../src/publishing/examples-archive.ts'

describe('examples.zip', () => {
  it('contains the contract, the examples, the flows and a README below one folder', () => {
    const files = exampleFiles('1.2.3')
    const unpacked = unzipSync(examplesArchive('examples-1.2.3', files))
    const texts = Object.fromEntries(
      Object.entries(unpacked).map(([path, bytes]) => [path, strFromU8(bytes)]),
    )
    expect(texts).toEqual(
      Object.fromEntries([...files].map(([path, text]) => [`examples-1.2.3/${path}`, text])),
    )
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(
        [
          'README.md',
          'LICENSE',
          'openapi.yaml',
          'sandbox/openapi.yaml',
          'rail/openapi.yaml',
          'examples/createRefund/request.json',
          'sandbox/examples/createWallet/request.json',
          'workflows/deposit.arazzo.yaml',
          'workflows/setup/wallet.arazzo.yaml',
          'bruno/bruno.json',
          'bruno/deposit/03-createCharge.bru',
        ].map((path) => `examples-1.2.3/${path}`),
      ),
    )
  })

  it('has the same bytes at any time and in any order of the files', () => {
    const files = new Map([
      ['b.json', '{}'],
      ['a.json', '[]'],
    ])
    const first = examplesArchive('examples', files)
    vi.useFakeTimers({ now: new Date('2040-05-06T07:08:09Z') })
    try {
      expect(examplesArchive('examples', new Map([...files].reverse()))).toEqual(first)
    } finally {
      vi.useRealTimers()
    }
  })
})
