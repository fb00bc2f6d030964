import { randomInt } from 'node:crypto'

/** True in `pnpm test:long`, which sets PIX_TEST_RUNS=long and runs the long suites. */
export const isLong: boolean = process.env['PIX_TEST_RUNS'] === 'long'

/** Returns how many runs a random suite makes: `short` with `pnpm test`, `long` with `pnpm test:long`. */
export const runs = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short

/**
 * The seed of random suites. PIX_TEST_SEED sets it, to repeat a run. Without PIX_TEST_SEED, every run has another seed.
 */
export const testSeed: number = Number(process.env['PIX_TEST_SEED'] ?? randomInt(2 ** 31))

/** Returns the command that repeats a failed run of a test file. Random suites show it in the title of the test. */
export const howToRepeat = (file: string): string =>
  `repeat with PIX_TEST_SEED=${testSeed}${isLong ? ' PIX_TEST_RUNS=long' : ''} pnpm --filter @pix-payments/service exec vitest run ${file}`
