import type { Direction } from '../comparison/difference.ts'
import { additive, breaking, prose, type Verdict } from './rule.ts'

/** What a difference does to the set of values that may be sent: more, fewer, or others. */
export type Effect = 'widens' | 'narrows' | 'replaces'

/** A request may be widened and a response narrowed; the other way breaks whoever kept to the old contract. */
export function verdictOf(effect: Effect, direction: Direction): Verdict {
  if (direction === 'contract') return prose('Nothing uses it.')
  if (direction === 'request')
    return effect === 'widens'
      ? additive('Every request that was accepted still is.')
      : breaking('Callers: a request that was accepted may be refused.')
  return effect === 'narrows'
    ? additive('Readers get nothing that they did not have to expect.')
    : breaking('Readers: a value may come that the old contract ruled out.')
}

/** The effect of something that limits values: more of it narrows. */
export function limitEffect(kind: 'added' | 'removed' | 'changed' | 'reordered'): Effect {
  if (kind === 'added') return 'narrows'
  return kind === 'removed' ? 'widens' : 'replaces'
}
