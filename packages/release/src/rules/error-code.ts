import type { Difference } from '../comparison/difference.ts'
import { additive, type ComparisonRule, type RuleContext } from './rule.ts'

/**
 * Readers must handle an unknown error code by its status. So adding a code to an operation, or removing one, breaks no
 * reader.
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
 * True for a difference in the values of `code` (or `error`, RFC 6749), or in the variants of an error body: there is
 * one variant per set of codes.
 */
function isAboutCodes({ keyword, kind, member, usages }: Difference, { errorCodes }: RuleContext): boolean {
  if (kind !== 'added' && kind !== 'removed') return false
  if (keyword === 'oneOf' || keyword === 'anyOf') return member !== undefined
  const field = usages.every(({ place }) => /[ .](code|error)$/.test(place))
  return keyword === 'enum' && field && member !== undefined && errorCodes.has(member)
}
