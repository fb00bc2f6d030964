import type { Clock } from '@pix-payments/client/sandbox'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Returns the current time of a wallet in milliseconds. A running clock goes on between two answers of the service. */
export function useNow({ now, mode }: Clock): number {
  const read = useRef({ now, at: performance.now() })
  if (read.current.now !== now) read.current = { now, at: performance.now() }
  const [, draw] = useState(0)
  useEffect(() => {
    if (mode !== 'RUNNING') return
    const timer = setInterval(() => draw((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [mode])
  return Date.parse(now) + (mode === 'RUNNING' ? performance.now() - read.current.at : 0)
}
