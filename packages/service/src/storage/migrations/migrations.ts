import { initial } from './0001-initial.ts'
import { pixAutomatic } from './0002-pix-automatic.ts'
import { firstAttempts } from './0003-first-attempts.ts'

/** In order; one that was released is never edited, a change is a new one. */
export const MIGRATIONS: readonly (readonly string[])[] = [initial, pixAutomatic, firstAttempts]
