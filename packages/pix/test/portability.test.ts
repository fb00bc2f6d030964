import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundle } from './support/bundle.ts'
import { BR_CODE_VECTORS } from './br-code/vectors.ts'

describe('the package leans on the language alone', () => {
  it('imports nothing', async () => {
    const { imports } = await bundle({ format: 'esm', minify: false })
    expect(imports).toEqual([])
  })

  it('runs where there is neither Node nor a browser: no Buffer, process, crypto, TextEncoder or timer', async () => {
    const { code } = await bundle({ format: 'iife', minify: true })
    const realm = createContext({
      text: BR_CODE_VECTORS[6]?.text,
      random: (count: number) => new Uint8Array(count),
    })
    expect(runInContext('[typeof process, typeof TextEncoder, typeof crypto].join()', realm)).toBe(
      'undefined,undefined,undefined',
    )
    const report = runInContext(
      `${code};
      const parsed = pix.parseBrCode(text);
      JSON.stringify({
        rebuilt: pix.buildBrCode(parsed.value) === text,
        taxId: pix.formatTaxId('12abc34501de35'),
        key: pix.pixKeyType('player@example.com'),
        endToEndId: pix.generateEndToEndId({ ispb: '12345678', at: 1772366400000, random }),
        nextBusinessDay: pix.nextBusinessDay('2026-02-14'),
        today: pix.brasiliaDate(1772366400000),
      })`,
      realm,
    ) as string
    expect(JSON.parse(report)).toEqual({
      rebuilt: true,
      taxId: '12.ABC.345/01DE-35',
      key: 'EMAIL',
      endToEndId: 'E1234567820260301120000000000000',
      nextBusinessDay: '2026-02-18',
      today: '2026-03-01',
    })
  })

  it('lets a bundler drop what is not imported', async () => {
    const { code } = await bundle({ names: ['isIspb'], format: 'esm', minify: true })
    expect(code.length).toBeLessThan(300)
  })
})
