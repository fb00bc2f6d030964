import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of the facts about an error code that programs use: its status, its type, whether to retry, what
 * it shows about a write, and which failures return it.
 */
export const errorCatalogue: ComparisonRule = {
  id: 'error-catalogue',
  decides: true,
  judge({ node, keyword, kind }) {
    if (node === 'errorCode' && kind === 'added')
      return additive(`The catalogue states the ${keyword} of this code, which it did not state before.`)
    if (node === 'errorCode') return breaking(`Readers act on the ${keyword} of this code, and it changes.`)
    if (node === 'operationErrors' && keyword === 'family')
      return breaking('Readers: errors of this operation have another envelope.')
    if (node === 'errorFamily')
      return breaking('Readers: the same failure returns another code or another envelope.')
    if (node !== 'catalogue') return undefined
    return kind === 'added'
      ? additive('Errors of new operations.')
      : breaking('Readers may act on these errors, and they are no longer returned.')
  },
}
