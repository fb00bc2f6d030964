import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isGone } from './problem.ts'
import { createReader, type Reader } from './reader.ts'
import { followStream } from './stream.ts'
import { versioned } from './versioned.ts'

/** The page reads again this often while it has no stream. */
const EVERY_MILLISECONDS = 2000
/** With the stream, for what changes by time alone, such as the clock. */
const EVERY_MILLISECONDS_WITH_STREAM = 10_000
/** Many entries of the stream in this time cause one reading. */
const GATHER_MILLISECONDS = 50

/** What the page shows now; true for what a command waits for. */
const readers = new Map<Reader, boolean>()
let hasStream = false
let readAt = 0

/** Reads all that the page shows again, for example after the page changed something. Resolves when it has. */
async function refresh(): Promise<void> {
  readAt = performance.now()
  const awaited: Promise<void>[] = []
  for (const [reader, isAwaited] of readers) {
    const ended = reader.read()
    if (isAwaited) awaited.push(ended)
  }
  await Promise.all(awaited)
}

setInterval(() => {
  const wait = hasStream ? EVERY_MILLISECONDS_WITH_STREAM : EVERY_MILLISECONDS
  if (!document.hidden && performance.now() - readAt >= wait - GATHER_MILLISECONDS) void refresh()
}, EVERY_MILLISECONDS)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh()
})

/** Follows what happens in the sandbox as long as the component is shown. */
export function useStream(token: string | undefined): void {
  useEffect(() => {
    const abort = new AbortController()
    let gathering: ReturnType<typeof setTimeout> | undefined
    void followStream({
      baseUrl: location.origin,
      token,
      signal: abort.signal,
      onOpen(isOpen) {
        hasStream = isOpen
      },
      onNews() {
        gathering ??= setTimeout(() => {
          gathering = undefined
          if (!document.hidden) void refresh()
        }, GATHER_MILLISECONDS)
      },
    })
    return () => {
      abort.abort()
      hasStream = false
      clearTimeout(gathering)
    }
  }, [token])
}

/** Data of the service that stays up to date, and how to read it at once. */
export interface Live<T> extends Pick<Reader, 'read' | 'newer'> {
  /** The newest data; undefined until the first answer. */
  readonly value: T | undefined
  /** The error of the last reading; undefined when it succeeded. The older data stays, unless the resource is gone. */
  readonly error: unknown
}

type Read<T> = (signal: AbortSignal) => Promise<T>

/**
 * Reads data now and then again and again, as long as the component is shown. Draws the component only when the data
 * differs. `key` names what is read: with another key, the old data is dropped.
 */
export const useLive = <T>(key: string, read: Read<T>): Live<T> => useReading(key, read)

/**
 * Reads a long list again and again. The list is the same object as long as its items are the same. No command waits for
 * it.
 */
export const useFeed = <T>(key: string, read: Read<readonly T[]>): Live<readonly T[]> =>
  useReading(key, read, { isSame: Object.is, isAwaited: false })

/**
 * Reads a version again and again, and the data only when the version is another one. Use it for calls of the API, because
 * the request log lists them.
 */
export function useVersioned<T>(
  key: string,
  version: (signal: AbortSignal, known: T | undefined) => Promise<string | undefined>,
  read: Read<T>,
): Live<T> {
  const latest = useRef({ version, read })
  latest.current = { version, read }
  const readChanged = useMemo(
    () =>
      versioned<T>(
        (signal, known) => latest.current.version(signal, known),
        (signal) => latest.current.read(signal),
      ),
    [key],
  )
  return useReading(key, readChanged)
}

/** Reads data once for each version, and keeps the data of the older version until the new data is there. */
export function useOnce<T>(key: string, version: string, read: Read<T>): Live<T> {
  const live = useVersioned(key, () => Promise.resolve(version), read)
  useEffect(() => void live.read(), [key, version])
  return live
}

interface Shown<T> extends Pick<Live<T>, 'value' | 'error'> {
  readonly key: string
}

function useReading<T>(
  key: string,
  read: Read<T>,
  {
    isSame = hasSameContent,
    isAwaited = true,
  }: { readonly isSame?: (a: T, b: T | undefined) => boolean; readonly isAwaited?: boolean } = {},
): Live<T> {
  const [state, setState] = useState<Shown<T>>({ key, value: undefined, error: undefined })
  const latest = useRef(read)
  latest.current = read
  const reader = useMemo(() => {
    let older: T | undefined
    return createReader<T>((signal) => latest.current(signal), {
      value(value) {
        if (isSame(value, older))
          setState((it) => (it.error === undefined ? it : { ...it, error: undefined }))
        else setState({ key, value, error: undefined })
        older = value
      },
      error(error) {
        if (isGone(error)) older = undefined
        setState((it) =>
          it.key === key && it.error === error
            ? it
            : { key, value: it.key === key && !isGone(error) ? it.value : undefined, error },
        )
      },
    })
  }, [key])
  useEffect(() => {
    readers.set(reader, isAwaited)
    void reader.read()
    return () => {
      readers.delete(reader)
      reader.stop()
    }
  }, [reader])
  const { value, error } = state.key === key ? state : { value: undefined, error: undefined }
  return { value, error, read: reader.read, newer: reader.newer }
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

/** How many commands run, and how to draw all commands again when one begins or ends. */
let running = 0
const drawn = new Set<() => void>()

function count(change: 1 | -1): void {
  running += change
  for (const draw of drawn) draw()
}

/**
 * Runs a command and keeps its error for the screen. All commands are busy until the page has read what one changed,
 * because until then the page offers what may no longer be possible.
 */
export function useCommand<A extends readonly unknown[]>(
  act: (...values: A) => Promise<unknown>,
): Command<A> {
  const [error, setError] = useState<unknown>()
  const [, draw] = useState({})
  useEffect(() => {
    const drawAgain = (): void => draw({})
    drawn.add(drawAgain)
    return () => void drawn.delete(drawAgain)
  }, [])
  const latest = useRef(act)
  latest.current = act
  const run = useCallback(async (...values: A): Promise<void> => {
    setError(undefined)
    count(1)
    try {
      await latest.current(...values)
    } catch (thrown) {
      setError(thrown)
    }
    await refresh().finally(() => count(-1))
  }, [])
  return { run, isBusy: running > 0, error }
}
