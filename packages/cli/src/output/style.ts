import { type InspectColor, styleText } from 'node:util'

/** Colours a text. It stays plain when the stream is not a terminal, and when NO_COLOR is set. */
export const style = (
  format: InspectColor | InspectColor[],
  text: string,
  stream: NodeJS.WritableStream = process.stdout,
): string => styleText(format, text, { stream })
