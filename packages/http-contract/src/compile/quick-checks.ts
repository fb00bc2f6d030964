import { fullFormats as formats } from 'ajv-formats/dist/formats.js'

/**
 * Faster replacements for two Ajv helpers in the compiled validators: the date-time check and the length of a text. A
 * regular expression accepts the usual date-time; the original helper checks every other text. The length is computed
 * without a loop over the characters.
 */

/** An instant in UTC with a day from 1 to 28, because these days exist in every month: `2026-03-01T12:00:00.000Z`. */
const USUAL_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/

const dateTime = formats['date-time'] as InstantFormat

interface InstantFormat {
  readonly validate: (text: string) => boolean
}

export const fullFormats: Readonly<Record<string, unknown>> & { readonly 'date-time': InstantFormat } = {
  ...formats,
  'date-time': {
    ...dateTime,
    validate: (text: string): boolean => USUAL_INSTANT.test(text) || dateTime.validate(text),
  },
}

const OUTSIDE_THE_BASIC_PLANE = /[\ud800-\udbff][\udc00-\udfff]/g

/** Counts the code points of a text. A surrogate pair is one code point. */
export default function lengthOf(text: string): number {
  return text.length - (text.match(OUTSIDE_THE_BASIC_PLANE)?.length ?? 0)
}
