/** Problems of the data-object structure. `path` is an id (`59`), or the id of a template and an id inside it (`26.25`). */
export type TlvProblem =
  /** The text, or the template `path`, ends inside an id or length. */
  | { readonly reason: 'TRUNCATED'; readonly path: string; readonly offset: number }
  /** An id of the text, or of the template `path`, is not two digits. */
  | { readonly reason: 'INVALID_ID'; readonly path: string; readonly offset: number }
  /** The length is not `01` to `99`. */
  | { readonly reason: 'INVALID_LENGTH'; readonly path: string; readonly offset: number }
  /** The length exceeds the rest of the text (a truncated code) or of the template. */
  | {
      readonly reason: 'OVERFLOW'
      readonly path: string
      readonly offset: number
      readonly length: number
      readonly available: number
    }
  /** The id occurs twice on the same level. `offset` is that of the second one. */
  | { readonly reason: 'DUPLICATE_FIELD'; readonly path: string; readonly offset: number }

/**
 * Why a text is not a BR Code. The parser checks in this order: size, structure, end, characters, CRC, fields. `offset` is
 * an index into the JavaScript string (UTF-16 code units).
 */
export type BrCodeProblem =
  /** More than 512 characters. */
  | { readonly reason: 'TOO_LONG'; readonly maximum: number }
  | TlvProblem
  /** Text follows the CRC, often a line break that was copied with the code. */
  | { readonly reason: 'TRAILING_DATA'; readonly offset: number }
  /** A control character or a lone surrogate. */
  | { readonly reason: 'INVALID_CHARACTER'; readonly offset: number }
  | { readonly reason: 'CRC_MISMATCH'; readonly expected: string; readonly actual: string }
  /** `00` is not the first field. */
  | { readonly reason: 'MISPLACED_FIELD'; readonly path: string; readonly offset: number }
  | { readonly reason: 'MISSING_FIELD'; readonly path: string }
  /** The field exists, but its value is not valid. `expected` describes a valid value. */
  | {
      readonly reason: 'INVALID_FIELD'
      readonly path: string
      readonly offset: number
      readonly expected: string
    }
  /** A valid EMV code of another arrangement: no template from 26 to 51 has the identifier `br.gov.bcb.pix`. */
  | { readonly reason: 'NOT_PIX' }
