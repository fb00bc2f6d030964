import type { Direction } from '../comparison/difference.ts'
import { additive, breaking, type Verdict } from './rule.ts'

/** The effect of a difference on the set of valid values: it has more values, fewer values, or other values. */
export type Effect = 'widens' | 'narrows' | 'replaces'

/**
 * Returns the verdict on an effect. A wider request or a narrower response is compatible. Every other change breaks
 * callers or readers.
 */
export function verdictOf(effect: Effect, direction: Direction): Verdict {
  if (direction === 'request')
    return effect === 'widens'
      ? additive('Requests that were accepted are still accepted.')
      : breaking('Callers: a request that was accepted may now be refused.')
  return effect === 'narrows'
    ? additive('Readers get only values that the old contract allowed.')
    : breaking('Readers may get a value that the old contract did not allow.')
}

/** The effect of a keyword that limits values: if the keyword is added, fewer values are valid. */
export function limitEffect(kind: 'added' | 'removed' | 'changed' | 'reordered'): Effect {
  if (kind === 'added') return 'narrows'
  return kind === 'removed' ? 'widens' : 'replaces'
}
