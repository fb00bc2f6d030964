import { additive, breaking, neutral, type ComparisonRule } from './rule.ts'

/** Classifies changes of `x-idempotency`. Clients read it to decide whether they retry an operation. */
export const idempotency: ComparisonRule = {
  id: 'idempotency',
  decides: true,
  judge({ keyword, before, after }) {
    if (keyword !== 'x-idempotency') return undefined
    const [was, is] = [before ?? 'none', after ?? 'none']
    if (was === is) return neutral('An absent x-idempotency means none.')
    if (was === 'none') return additive('Clients may repeat the call automatically.')
    return breaking(
      'Callers: a repeated call that had no effect may now have one, and clients stop repeating.',
    )
  },
}
