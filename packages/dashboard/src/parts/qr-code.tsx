import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { encodeQR } from 'qr'

/** A QR code as one path of squares, dark on white in both themes, so that a telephone reads it. */
export function QrCode({
  text,
  label,
  isFaded,
}: {
  readonly text: string
  readonly label: string
  readonly isFaded: boolean
}): JSX.Element {
  const { size, path } = useMemo(() => drawingOf(text), [text])
  return (
    <svg class={isFaded ? 'qr faded' : 'qr'} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

function drawingOf(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return { size: rows.length, path: squares.join('') }
}
