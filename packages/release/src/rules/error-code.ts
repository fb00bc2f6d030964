import type { Difference } from '../comparison/difference.ts'
import { additive, type ComparisonRule, type RuleContext } from './rule.ts'

/**
 * Readers go by the code and must know what to do with one that they do not know (its status tells): so an
 * operation may gain a code, or lose one, without breaking anybody.
 */
export const errorCode: ComparisonRule = {
  id: 'error-code',
  decides: true,
  judge(difference, direction, context) {
    if (direction !== 'response') return undefined
    const { node, keyword, kind } = difference
    if (node === 'operationErrors' && keyword === 'codes' && kind !== 'reordered') return verdict(kind)
    if (node === 'errorCodes' && kind !== 'changed') return verdict(kind)
    if (node === 'schema' && inErrors(difference) && isAboutCodes(difference, context)) return verdict(kind)
    return undefined
  },
}

const verdict = (kind: Difference['kind']) =>
  kind === 'removed'
    ? additive('Readers: a code that no longer comes.')
    : additive('Readers treat a code that they do not know by its status.')

const inErrors = ({ usages }: Difference): boolean => usages.every(({ status }) => /^[45]/.test(status ?? ''))

/** The values of `code` (or `error`, RFC 6749), or a variant of the body, of which there is one per set of codes. */
function isAboutCodes({ keyword, kind, member, usages }: Difference, { errorCodes }: RuleContext): boolean {
  if (kind !== 'added' && kind !== 'removed') return false
  if (keyword === 'oneOf' || keyword === 'anyOf') return member !== undefined
  const field = usages.every(({ place }) => /[ .](code|error)$/.test(place))
  return keyword === 'enum' && field && member !== undefined && errorCodes.has(member)
}
