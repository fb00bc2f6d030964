import { describe, expect, it } from 'vitest'
import { type Minute, growthOf, problemsOf, tableOf } from '../../bench/soak/minutes.ts'
import { missingWrites } from '../../bench/soak/written.ts'
import type { FreshSchema } from '../support/fresh-schema.ts'
import { readSoakOptions } from '../../bench/soak/soak-options.ts'

const minute = (megabytes: number, failures: Minute['failures'] = {}): Minute => ({
  perSecond: 100,
  p50: 1,
  p99: 5,
  longest: 9,
  resets: 3,
  refusals: 2,
  busy: 1,
  failures,
  acknowledged: new Float64Array(),
  // In the second sample, one process has just been killed.
  memory: [
    [megabytes, megabytes],
    [megabytes, Number.NaN],
  ],
  restartMilliseconds: 800,
  pauseMilliseconds: 7,
})

describe('the soak', () => {
  it('compares the last third with the middle third, and leaves the warm-up out', () => {
    expect(growthOf([1, 1, 100, 100, 110, 110])).toBeCloseTo(0.1)
    expect(growthOf([1, 100, 110])).toBeCloseTo(0.1)
    expect(growthOf([1, 100])).toBe(0)
  })

  it('reports growing memory and failed requests', () => {
    const growing = [50, 100, 111].map((it) => minute(it))
    expect(problemsOf(growing)).toEqual(['The memory grew by 11 %.'])
    const failing = [minute(100, { 500: 2 }), minute(100, { 500: 1, 409: 1 }), minute(100)]
    expect(problemsOf(failing)).toEqual(['Responses with status 500: 3.', 'Responses with status 409: 1.'])
    expect(problemsOf([50, 100, 105].map((it) => minute(it)))).toEqual([])
  })

  it('finds acknowledged writes that are missing, and requests that were carried out twice', async () => {
    const minutes = [{ acknowledged: Float64Array.of(1, 2) }, { acknowledged: Float64Array.of(4) }]
    const database = (...numbers: readonly (string | null)[]): Pick<FreshSchema, 'query'> => ({
      query: <Row extends object>() => Promise.resolve(numbers.map((number) => ({ number }) as Row)),
    })
    // 000000000003 got no response, and may be there or not.
    await expect(missingWrites(database('000000000001', '2', '3', '4', null), minutes)).resolves.toEqual([])
    await expect(missingWrites(database('1', '4', '4'), minutes)).resolves.toEqual([
      '1 of 3 acknowledged writes are missing, such as soak-2.',
      '1 requests were carried out twice.',
    ])
  })

  it('prints a table', () => {
    expect(tableOf([minute(100)])).toMatchInlineSnapshot(`
      "| minute | requests/s | p50 ms | p99 ms | longest ms | resets | refusals | 503 | memory MB | restart ms | pause ms |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 1 | 100 | 1 | 5 | 9 | 3 | 2 | 1 | 200 | 800 | 7 |

      Last third beside the middle third: memory +0.0 %, p99 +0.0 %"
    `)
  })

  it('reads its options', () => {
    expect(readSoakOptions([])).toEqual({ minutes: 30, share: 0.6, rate: undefined })
    expect(readSoakOptions(['--minutes', '3', '--rate', '50'])).toEqual({ minutes: 3, share: 0.6, rate: 50 })
    expect(readSoakOptions(['--help'])).toBeUndefined()
    expect(() => readSoakOptions(['--minutes', 'x'])).toThrow('--minutes must be a whole number from 1')
    expect(() => readSoakOptions(['--share', '2'])).toThrow('--share must be above 0 and at most 1')
    expect(() => readSoakOptions(['--rate', '-1'])).toThrow('--rate')
  })
})
