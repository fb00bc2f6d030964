import { randomInt } from 'node:crypto'
import { isFull, isLong } from '@pix-payments/testing/length'
import { describe } from 'vitest'
import { missingBrowser } from './open-page.ts'

/** A seed for late answers, or undefined for answers at once. */
type Speed = string | undefined

const { PIX_TEST_SEED } = process.env
const LATE: Speed = PIX_TEST_SEED ?? (isLong ? String(randomInt(1_000_000)) : '1')

/** With answers at once in `pnpm test`, and with late ones in `pnpm test:long`. */
export const ONE_SPEED: readonly Speed[] = [isLong ? LATE : undefined]
/** For what matters most when answers are late: in a full run with answers at once too. */
export const BOTH_SPEEDS: readonly Speed[] = isFull ? [undefined, LATE] : [LATE]

/** Describes what a user sees in a browser at each of the speeds. The name of the test has the seed of its delays. */
export function describeInBrowser(
  name: string,
  speeds: readonly Speed[],
  body: (speed: { readonly seed: Speed }) => void,
): void {
  for (const seed of speeds) {
    const speed = seed === undefined ? 'with answers at once' : `with late answers, PIX_TEST_SEED=${seed}`
    describe.skipIf(missingBrowser !== undefined)(`${name} in a browser, ${missingBrowser ?? speed}`, () => {
      body({ seed })
    })
  }
}
