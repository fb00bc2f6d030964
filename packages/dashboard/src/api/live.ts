import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { isGone } from './problem.ts'
import { followStream } from './stream.ts'

/** The page reads again this often while it has no stream. */
const EVERY_MILLISECONDS = 2000
/** With the stream, for what changes by time alone, such as the clock. */
const EVERY_MILLISECONDS_WITH_STREAM = 10_000
/** Many entries of the stream in this time cause one reading. */
const GATHER_MILLISECONDS = 50

const readers = new Set<() => void>()
let hasStream = false
let readAt = 0

/** Reads all that the page shows again, for example after the page changed something. */
function refresh(): void {
  readAt = performance.now()
  for (const read of readers) read()
}

setInterval(() => {
  const wait = hasStream ? EVERY_MILLISECONDS_WITH_STREAM : EVERY_MILLISECONDS
  if (!document.hidden && performance.now() - readAt >= wait - GATHER_MILLISECONDS) refresh()
}, EVERY_MILLISECONDS)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh()
})

/** Follows what happens in the sandbox as long as the component is shown. */
export function useStream(token: string | undefined): void {
  useEffect(() => {
    const abort = new AbortController()
    let gathering: ReturnType<typeof setTimeout> | undefined
    void followStream({
      token,
      signal: abort.signal,
      onOpen(isOpen) {
        hasStream = isOpen
      },
      onNews() {
        gathering ??= setTimeout(() => {
          gathering = undefined
          if (!document.hidden) refresh()
        }, GATHER_MILLISECONDS)
      },
    })
    return () => {
      abort.abort()
      clearTimeout(gathering)
    }
  }, [token])
}

/** Data of the service that stays up to date. */
export interface Live<T> {
  /** The newest data; undefined until the first answer. */
  readonly value: T | undefined
  /** The error of the last reading; undefined when it succeeded. The older data stays, unless the resource is gone. */
  readonly error: unknown
}

/**
 * Reads data now and then again and again, as long as the component is shown. Draws the component only when the data
 * differs. `key` names what is read: with another key, the old data is dropped.
 */
export const useLive = <T>(key: string, read: (signal: AbortSignal) => Promise<T>): Live<T> =>
  useReading(key, '', read, true)

/** Reads a long list again and again. The list is the same object as long as its items are the same. */
export const useFeed = <T>(
  key: string,
  read: (signal: AbortSignal) => Promise<readonly T[]>,
): Live<readonly T[]> => useReading(key, '', read, true, Object.is)

/**
 * Reads data once for each version, and keeps the data of the older version until the new data is there. Use it for
 * calls of the API, because the request log lists them.
 */
export const useOnce = <T>(
  key: string,
  version: string,
  read: (signal: AbortSignal) => Promise<T>,
): Live<T> => useReading(key, version, read, false)

function useReading<T>(
  key: string,
  version: string,
  read: (signal: AbortSignal) => Promise<T>,
  isRepeated: boolean,
  isSame: (a: T, b: T | undefined) => boolean = hasSameContent,
): Live<T> {
  const [state, setState] = useState<Live<T> & { readonly key: string }>({
    key,
    value: undefined,
    error: undefined,
  })
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    const abort = new AbortController()
    let isReading = false
    let isAskedAgain = false
    let older: T | undefined
    const load = async (): Promise<void> => {
      if (isReading) {
        isAskedAgain = true
        return
      }
      isReading = true
      try {
        const value = await latest.current(abort.signal)
        if (abort.signal.aborted) return
        if (isSame(value, older))
          setState((it) => (it.error === undefined ? it : { ...it, error: undefined }))
        else setState({ key, value, error: undefined })
        older = value
      } catch (error) {
        if (abort.signal.aborted) return
        if (isGone(error)) older = undefined
        setState((it) => ({ key, value: it.key === key && !isGone(error) ? it.value : undefined, error }))
      } finally {
        isReading = false
        if (isAskedAgain && !abort.signal.aborted) {
          isAskedAgain = false
          void load()
        }
      }
    }
    const start = (): void => void load()
    if (isRepeated) readers.add(start)
    start()
    return () => {
      abort.abort()
      readers.delete(start)
    }
  }, [key, version, isRepeated, isSame])
  return state.key === key ? state : { value: undefined, error: undefined }
}

/** Whether two answers have the same content. */
const hasSameContent = (a: unknown, b: unknown): boolean =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** A command of the user, while it runs and after it failed. */
export interface Command<A extends readonly unknown[]> {
  readonly run: (...values: A) => Promise<void>
  readonly isBusy: boolean
  readonly error: unknown
}

/** Runs a command, keeps its error for the screen, and reads everything again afterwards. */
export function useCommand<A extends readonly unknown[]>(
  act: (...values: A) => Promise<unknown>,
): Command<A> {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined })
  const latest = useRef(act)
  latest.current = act
  const run = useCallback(async (...values: A): Promise<void> => {
    setState({ isBusy: true, error: undefined })
    try {
      await latest.current(...values)
      setState({ isBusy: false, error: undefined })
    } catch (error) {
      setState({ isBusy: false, error })
    }
    refresh()
  }, [])
  return { run, ...state }
}
