import { randomInt } from 'node:crypto'

/** `pnpm test:long` runs the long suites: PIX_TEST_RUNS=long. */
export const isLong: boolean = process.env['PIX_TEST_RUNS'] === 'long'

/** How much of a random suite runs: a part with `pnpm test`, all of it with `pnpm test:long`. */
export const runs = ({ short, long }: { readonly short: number; readonly long: number }): number =>
  isLong ? long : short

/** PIX_TEST_SEED repeats a run; otherwise every run has another seed. */
export const testSeed: number = Number(process.env['PIX_TEST_SEED'] ?? randomInt(2 ** 31))

/** The command that repeats a failed run of a test file of this package, for the title of a test. */
export const howToRepeat = (file: string): string =>
  `repeat with PIX_TEST_SEED=${testSeed}${isLong ? ' PIX_TEST_RUNS=long' : ''} pnpm --filter @pix-payments/service exec vitest run ${file}`
