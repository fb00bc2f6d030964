import type { JSX } from 'preact'
import { Copy } from './parts.tsx'

/** A body or a code sample that can be closed and copied. JSON is shown with indents, and copied as it was sent. */
export function Code({
  title,
  text,
  isClosed = false,
}: {
  readonly title: string
  readonly text: string
  readonly isClosed?: boolean
}): JSX.Element {
  return (
    <details class="code" open={!isClosed}>
      <summary>{title}</summary>
      <Copy text={text} />
      <pre>{indented(text)}</pre>
    </details>
  )
}

/** The headers of a message, one per line; nothing when there are none. */
export function Headers({
  title,
  headers,
  isClosed = false,
}: {
  readonly title: string
  readonly headers: Readonly<Record<string, string>> | null
  readonly isClosed?: boolean
}): JSX.Element | null {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  if (lines.length === 0) return null
  return <Code title={title} text={lines.join('\n')} isClosed={isClosed} />
}

/** Returns JSON with indents, and any other text unchanged. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
