import { asList } from '../contract/json.ts'
import { additive, breaking, neutral, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of the credentials that an operation requires. `none` stands for a request without credentials.
 */
export const security: ComparisonRule = {
  id: 'security',
  judge({ node, keyword, kind, member, after }, direction) {
    if (node === 'securityScheme') return breaking('Callers must authenticate in another way.')
    if (node !== 'operation' || keyword !== 'security') return undefined
    if (direction === 'response') return neutral('The receiver of an event does not authenticate.')
    if (kind === 'added')
      return additive('One more way to authenticate. Removed ways are classified separately.')
    if (asList(after).includes('none')) return additive('Callers may omit authentication.')
    return member === 'none'
      ? breaking('Callers: a request without authentication is refused.')
      : breaking(`Callers: the operation no longer accepts ${member}.`)
  },
}
