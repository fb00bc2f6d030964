/** Faults of the data-object structure. `path` is an id (`59`), or a template's id and one inside it (`26.25`). */
export type TlvProblem =
  /** The text, or the template `path`, ends inside an id or length. */
  | { readonly reason: 'TRUNCATED'; readonly path: string; readonly offset: number }
  /** Not two digits where an id of the text, or of the template `path`, must stand. */
  | { readonly reason: 'INVALID_ID'; readonly path: string; readonly offset: number }
  /** The length is not `01` to `99`. */
  | { readonly reason: 'INVALID_LENGTH'; readonly path: string; readonly offset: number }
  /** The length runs past the end of the text (a cut code) or of the template. */
  | {
      readonly reason: 'OVERFLOW'
      readonly path: string
      readonly offset: number
      readonly length: number
      readonly available: number
    }
  /** The id occurred before on the same level; `offset` is that of the second one. */
  | { readonly reason: 'DUPLICATE_FIELD'; readonly path: string; readonly offset: number }

/**
 * Why a text is no BR Code. The reasons come in the order in which they are looked for: size, structure, end,
 * characters, CRC, fields. `offset` is an index into the string as JavaScript counts it (UTF-16 units).
 */
export type BrCodeProblem =
  /** More than 512 characters. */
  | { readonly reason: 'TOO_LONG'; readonly maximum: number }
  | TlvProblem
  /** Something follows the CRC: often a line break that came with the copy. */
  | { readonly reason: 'TRAILING_DATA'; readonly offset: number }
  /** A control character or half of a surrogate pair. */
  | { readonly reason: 'INVALID_CHARACTER'; readonly offset: number }
  | { readonly reason: 'CRC_MISMATCH'; readonly expected: string; readonly actual: string }
  /** `00` is not the first field. */
  | { readonly reason: 'MISPLACED_FIELD'; readonly path: string; readonly offset: number }
  | { readonly reason: 'MISSING_FIELD'; readonly path: string }
  /** The field is there, but its value is not what `expected` says. */
  | {
      readonly reason: 'INVALID_FIELD'
      readonly path: string
      readonly offset: number
      readonly expected: string
    }
  /** A sound EMV code of another arrangement: no template of 26 to 51 carries `br.gov.bcb.pix`. */
  | { readonly reason: 'NOT_PIX' }
