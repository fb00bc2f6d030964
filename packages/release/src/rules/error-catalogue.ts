import { additive, breaking, type ComparisonRule } from './rule.ts'

/** What a code means to a program: its status, its type, whether to try again, and which failure gives it. */
export const errorCatalogue: ComparisonRule = {
  id: 'error-catalogue',
  decides: true,
  judge({ node, keyword, kind }) {
    if (node === 'errorCode')
      return breaking(`Readers: they act on the ${keyword} of this code, and it is another one now.`)
    if (node === 'operationErrors' && keyword === 'family')
      return breaking('Readers: errors of this operation come in another envelope.')
    if (node === 'errorFamily')
      return breaking('Readers: the same failure is answered with another code or in another envelope.')
    if (node === 'errorCodes') return additive('No operation lists it: it is new, or no longer needed.')
    if (node !== 'catalogue') return undefined
    return kind === 'added'
      ? additive('Errors that come only with new operations.')
      : additive('Errors that no longer come.')
  },
}
