import { fullFormats as formats } from 'ajv-formats/dist/formats.js'

/**
 * Takes the place of two helpers of Ajv in the validators made here. Nearly every text that they meet is of one kind,
 * and that kind is told by one expression; any other is left to the helper.
 */

/** An instant as this contract writes it, of a day that every month has. */
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

/** Code points of a text, of which a surrogate pair is one. */
export default function lengthOf(text: string): number {
  return text.length - (text.match(OUTSIDE_THE_BASIC_PLANE)?.length ?? 0)
}
