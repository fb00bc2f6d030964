/** Pads a number with zeros on the left: `zeroPad(7, 2)` is `'07'`. */
export function zeroPad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
