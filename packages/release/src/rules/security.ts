import { asList } from '../contract/json.ts'
import { additive, breaking, prose, type ComparisonRule } from './rule.ts'

/** What a call must show, stated by the operation or inherited, and how. `none` is a call that shows nothing. */
export const security: ComparisonRule = {
  id: 'security',
  judge({ node, keyword, kind, member, after }, direction) {
    if (node === 'securityScheme') return breaking('Callers: they authenticate in another way.')
    if (node !== 'operation' || keyword !== 'security') return undefined
    if (direction === 'response') return prose('Nothing is demanded of an event.')
    if (kind === 'added')
      return additive('One more way to call it; the ways that are gone are judged by themselves.')
    if (asList(after).includes('none')) return additive('Callers need not authenticate any more.')
    return member === 'none'
      ? breaking('Callers: a call without authentication is refused.')
      : breaking(`Callers: ${member} no longer opens the operation.`)
  },
}
