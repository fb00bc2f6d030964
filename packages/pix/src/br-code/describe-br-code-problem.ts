import type { BrCodeProblem } from './br-code-problem.ts'

/** What is wrong with a BR Code and what it must be, as the end of a sentence: `must have at most 512 characters`. */
export function describeBrCodeProblem(problem: BrCodeProblem): string {
  switch (problem.reason) {
    case 'TOO_LONG':
      return `must have at most ${problem.maximum} characters`
    case 'TRUNCATED':
      return `must be complete: it ends inside a field at position ${problem.offset}`
    case 'INVALID_ID':
      return `must have an id of two digits at position ${problem.offset}`
    case 'INVALID_LENGTH':
      return `must have a length from 01 to 99 in field ${problem.path}`
    case 'OVERFLOW':
      return `must be complete: field ${problem.path} has ${problem.available} of ${problem.length} characters`
    case 'DUPLICATE_FIELD':
      return `must have field ${problem.path} only once`
    case 'TRAILING_DATA':
      return `must end with its CRC: remove the text from position ${problem.offset} on`
    case 'INVALID_CHARACTER':
      return `must have printable characters only: there is another one at position ${problem.offset}`
    case 'LINE_BREAK':
      return `must be one line: there is a line break at position ${problem.offset}`
    case 'BLANK':
      return `must have no blank at position ${problem.offset}`
    case 'BYTE_LENGTH':
      return `must count characters in its lengths: field ${problem.path} has the length ${problem.length}, but ${problem.characters} characters`
    case 'CRC_MISMATCH':
      return `has the CRC ${problem.actual}, but its text gives ${problem.expected}: copy the whole code without a change`
    case 'MISPLACED_FIELD':
      return `must have field ${problem.path} first`
    case 'MISSING_FIELD':
      return `must have field ${problem.path}`
    case 'INVALID_FIELD':
      return `must have ${problem.expected} in field ${problem.path}`
    case 'NOT_PIX':
      return 'must be a Pix code: no template from 26 to 51 has br.gov.bcb.pix'
  }
}
