import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Returns a ref of an element that scrolls into sight when `key` becomes another one: on a narrow screen, what was created
 * is below the form.
 */
export function useInSight(key: string | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (key === before.current) return
    before.current = key
    const top = element.current?.getBoundingClientRect().top ?? 0
    if (key !== undefined && (top < 0 || top > innerHeight / 2)) element.current?.scrollIntoView()
  }, [key])
  return element
}
