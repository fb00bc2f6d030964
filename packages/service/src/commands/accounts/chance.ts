import type { RandomSource } from '@pix-payments/pix'
import { createIdSource } from '../../identity/id-source.ts'

/** For ids, account numbers and secrets that commands make. */
export const chance: RandomSource = createIdSource(undefined)('commands', () => 0)
