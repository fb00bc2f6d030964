import { randomInt } from 'node:crypto'
import { isFull, isLong } from '@pix-payments/testing/length'

export { isLong }

interface Runs {
  readonly short: number
  readonly long: number
  readonly full?: number
}

/**
 * Returns how many runs a random suite makes: `short` with `pnpm test`, `long` with `pnpm test:long`, `full` each night.
 */
export const runs = ({ short, long, full = long }: Runs): number => {
  if (!isLong) return short
  return isFull ? full : long
}

/**
 * The seed of random suites. PIX_TEST_SEED sets it, to repeat a run. Without PIX_TEST_SEED, every run has another seed.
 */
export const testSeed: number = Number(process.env['PIX_TEST_SEED'] ?? randomInt(2 ** 31))

/** Returns the command that repeats a failed run of a test file. Random suites show it in the title of the test. */
export const howToRepeat = (file: string): string =>
  `repeat with PIX_TEST_SEED=${testSeed}${isLong ? ' PIX_TEST_RUNS=long' : ''} pnpm --filter @pix-payments/service exec vitest run ${file}`
