import type { Difference } from '../comparison/difference.ts'
import { additive, breaking, type ComparisonRule, type RuleContext } from './rule.ts'

/**
 * Classifies added and removed error codes. Readers must handle an unknown error code by its status, so a new code
 * breaks no reader. A code that goes breaks the readers that act on it. The rule `enumeration` classifies its removal
 * from an error body.
 */
export const errorCode: ComparisonRule = {
  id: 'error-code',
  decides: true,
  judge(difference, _direction, context) {
    const { node, keyword, kind } = difference
    if (node === 'errorCodes' || (node === 'operationErrors' && keyword === 'codes'))
      return kind === 'removed' ? breaking('Readers act on this code, and it is no longer returned.') : NEW
    return node === 'schema' && kind === 'added' && isCodeOfError(difference, context) ? NEW : undefined
  },
}

const NEW = additive('Readers handle an unknown code by its status.')

/**
 * True for a value of `code` (or of `error`, RFC 6749) or a variant of an error body. An error body has one variant for
 * each set of codes.
 */
function isCodeOfError({ keyword, member, usages }: Difference, { errorCodes }: RuleContext): boolean {
  if (member === undefined || !usages.every(({ status }) => /^[45]/.test(status ?? ''))) return false
  if (keyword === 'oneOf' || keyword === 'anyOf') return true
  return (
    keyword === 'enum' &&
    errorCodes.has(member) &&
    usages.every(({ place }) => /[ .](code|error)$/.test(place))
  )
}
