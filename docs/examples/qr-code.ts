import { encodeQR } from 'qr'

// #region draw
/** Draws the brCode of a charge as an SVG image. Show it black on white, with its white border, also in a dark theme. */
export function qrCodeOf(brCode: string): string {
  return encodeQR(brCode, 'svg', { ecc: 'medium', border: 4 })
}
// #endregion
