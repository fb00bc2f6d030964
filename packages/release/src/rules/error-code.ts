import type { Difference } from '../comparison/difference.ts'
import { additive, type ComparisonRule, type RuleContext } from './rule.ts'

/**
 * Classifies added and removed error codes. Readers must handle an unknown error code by its status, so neither change
 * breaks a reader.
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
    ? additive('The operation no longer returns this code.')
    : additive('Readers handle an unknown code by its status.')

const inErrors = ({ usages }: Difference): boolean => usages.every(({ status }) => /^[45]/.test(status ?? ''))

/**
 * True for a difference in the values of `code` (or of `error`, RFC 6749) or in the variants of an error body. An error
 * body has one variant for each set of codes.
 */
function isAboutCodes({ keyword, kind, member, usages }: Difference, { errorCodes }: RuleContext): boolean {
  if (kind !== 'added' && kind !== 'removed') return false
  if (keyword === 'oneOf' || keyword === 'anyOf') return member !== undefined
  const field = usages.every(({ place }) => /[ .](code|error)$/.test(place))
  return keyword === 'enum' && field && member !== undefined && errorCodes.has(member)
}
