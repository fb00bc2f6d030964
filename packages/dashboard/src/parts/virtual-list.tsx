import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Rows above and below the visible part, so that the keyboard and a fast wheel find drawn rows. */
const MARGIN = 8

/** A list of any length in a box of its own. Only the rows in sight exist in the page. */
export function VirtualList<T>({
  items,
  rowHeight,
  keyOf,
  label,
  children,
}: {
  readonly items: readonly T[]
  /** The height of every row in pixels. */
  readonly rowHeight: number
  readonly keyOf: (item: T) => string
  readonly label: string
  readonly children: (item: T) => ComponentChildren
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [{ top, height }, setSight] = useState({ top: 0, height: 600 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const look = (): void => setSight({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const first = Math.max(0, Math.floor(top / rowHeight) - MARGIN)
  const last = Math.min(items.length, Math.ceil((top + height) / rowHeight) + MARGIN)
  return (
    <div class="virtual" ref={box} role="region" aria-label={label} tabIndex={0}>
      <ul style={{ height: `${items.length * rowHeight}px` }}>
        {items.slice(first, last).map((item, index) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={first + index + 1}
            style={{ top: `${(first + index) * rowHeight}px`, height: `${rowHeight}px` }}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
