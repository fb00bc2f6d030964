/**
 * Problems in the structure of the data objects. `path` is the id of a field (`59`), or the id of a template and the id
 * of a field in that template (`26.25`).
 */
export type TlvProblem =
  /** The text, or the template at `path`, ends inside an id or inside a length. */
  | { readonly reason: 'TRUNCATED'; readonly path: string; readonly offset: number }
  /** An id in the text, or in the template at `path`, is not two digits. */
  | { readonly reason: 'INVALID_ID'; readonly path: string; readonly offset: number }
  /** The two characters of a length are not `01` to `99`. */
  | { readonly reason: 'INVALID_LENGTH'; readonly path: string; readonly offset: number }
  /** The length is larger than the rest of the text or of the template. This is usual for a code that was cut off. */
  | {
      readonly reason: 'OVERFLOW'
      readonly path: string
      readonly offset: number
      readonly length: number
      readonly available: number
    }
  /** The id occurs twice on the same level. `offset` is the position of the second occurrence. */
  | { readonly reason: 'DUPLICATE_FIELD'; readonly path: string; readonly offset: number }

/** What a program has done to a code on its way. It replaces the problem in the structure that it causes. */
export type CopyProblem =
  /** A line break inside the code, as mail programs add it. */
  | { readonly reason: 'LINE_BREAK'; readonly offset: number }
  /** All lengths fit when this blank, and perhaps others, are left out. */
  | { readonly reason: 'BLANK'; readonly offset: number }
  /** The lengths count UTF-8 bytes. They must count characters. */
  | {
      readonly reason: 'BYTE_LENGTH'
      readonly path: string
      readonly length: number
      readonly characters: number
    }

/**
 * Why a text is not a BR Code. The parser checks in this order: size, structure, end, characters, CRC, fields. `offset`
 * is an index into the JavaScript string, in UTF-16 code units.
 */
export type BrCodeProblem =
  /** The text has more than 512 characters. */
  | { readonly reason: 'TOO_LONG'; readonly maximum: number }
  | TlvProblem
  | CopyProblem
  /** There is text after the CRC, often a line break that was copied with the code. */
  | { readonly reason: 'TRAILING_DATA'; readonly offset: number }
  /** The text contains a control character or a lone surrogate. */
  | { readonly reason: 'INVALID_CHARACTER'; readonly offset: number }
  | { readonly reason: 'CRC_MISMATCH'; readonly expected: string; readonly actual: string }
  /** The first field is not `00`. */
  | { readonly reason: 'MISPLACED_FIELD'; readonly path: string; readonly offset: number }
  | { readonly reason: 'MISSING_FIELD'; readonly path: string }
  /** The field exists, but its value is not valid. `expected` describes a valid value. */
  | {
      readonly reason: 'INVALID_FIELD'
      readonly path: string
      readonly offset: number
      readonly expected: string
    }
  /** The code is valid EMV, but not Pix: no template from 26 to 51 has the identifier `br.gov.bcb.pix`. */
  | { readonly reason: 'NOT_PIX' }
