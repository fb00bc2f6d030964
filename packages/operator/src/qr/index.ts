/** Draws the brCode of a deposit or subscription. Needs the package `qr`. */
import { encodeQR } from 'qr'
import { pngOf } from './png.ts'

/** A medium error correction, and the white border that readers need: 4 squares. */
const LOOK = { ecc: 'medium', border: 4 } as const

/** Returns an SVG image without a size of its own. Show it black on white, in a dark theme too. */
export const qrSvg = (brCode: string): string => encodeQR(brCode, 'svg', LOOK)

/** Returns a PNG image, black on white, for mails and apps. `scale` is the width of a square in pixels. Default: 8. */
export const qrPng = (
  brCode: string,
  { scale = 8 }: { readonly scale?: number } = {},
): Uint8Array<ArrayBuffer> => pngOf(encodeQR(brCode, 'raw', LOOK), scale)
