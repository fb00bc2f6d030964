import { additive, breaking, prose, type ComparisonRule } from './rule.ts'

/** `x-idempotency`: what makes a repeat harmless, and so whether clients repeat a call by themselves. */
export const idempotency: ComparisonRule = {
  id: 'idempotency',
  decides: true,
  judge({ keyword, before, after }) {
    if (keyword !== 'x-idempotency') return undefined
    const [was, is] = [before ?? 'none', after ?? 'none']
    if (was === is) return prose('Unstated means none.')
    if (was === 'none') return additive('Clients may repeat the call by themselves.')
    return breaking('Callers: a repeat that was harmless may act twice, and clients stop repeating.')
  },
}
