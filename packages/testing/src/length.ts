/**
 * The length of the tests. PIX_TEST_RUNS is unset in `pnpm test`, `long` in `pnpm test:long`, and `full` in the run of each
 * night. `all` takes hours.
 */
const length = process.env['PIX_TEST_RUNS'] ?? ''

/** Whether the tests of `pnpm test:long` run: files that end with `.long.test.ts`, and larger numbers of random inputs. */
export const isLong: boolean = length !== ''

/** Whether these run with the largest numbers, and files that end with `.full.test.ts`: both take too long for each push. */
export const isFull: boolean = isLong && length !== 'long'
