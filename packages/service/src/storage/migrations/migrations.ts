import { initial } from './0001-initial.ts'
import { pixAutomatic } from './0002-pix-automatic.ts'
import { constraints } from './0003-constraints.ts'
import type { Constraints } from './constraints.ts'

/** SQL text for both engines, or what each of them writes in its own way. */
export type MigrationStep = string | Constraints

/** In order; one that was released is never edited, a change is a new one. */
export const MIGRATIONS: readonly (readonly MigrationStep[])[] = [initial, pixAutomatic, constraints]
