import type { RandomSource } from '@pix-payments/pix'
import { createIdSource } from '../../identity/id-source.ts'

/** The source of random bytes for the ids, account numbers and secrets that the commands create. */
export const chance: RandomSource = createIdSource(undefined)('commands', () => 0).random
