import { useMemo, useRef, useState } from 'preact/hooks'

export interface ChoicesOptions<T> {
  /** Saves one choice. */
  readonly save: <K extends keyof T>(key: K, value: T[K]) => Promise<unknown>
  /** Resolves when a reading that began after the call has succeeded, and when one has ended. */
  readonly newer: () => Promise<void>
  readonly read: () => Promise<void>
  readonly onChange: (chosen: Partial<T>) => void
}

/**
 * Keeps what a user has chosen until it is read back. Each choice is forgotten alone: when it was saved and a reading that
 * began afterwards has succeeded, or when it could not be saved. Choices of one key are saved in their order, and the last
 * one wins.
 */
export function createChoices<T extends object>({
  save,
  newer,
  read,
  onChange,
}: ChoicesOptions<T>): <K extends keyof T>(key: K, value: T[K]) => Promise<void> {
  let chosen: Partial<T> = {}
  const last = new Map<keyof T, symbol>()
  const saving = new Map<keyof T, Promise<unknown>>()
  return async (key, value) => {
    const mine = Symbol()
    const isLast = (): boolean => last.get(key) === mine
    last.set(key, mine)
    onChange((chosen = { ...chosen, [key]: value }))
    const before = saving.get(key)
    // A choice that was replaced before its turn is never sent.
    const saved = (async () => {
      if (before !== undefined) await before.catch(() => undefined)
      if (isLast()) await save(key, value)
    })()
    saving.set(key, saved)
    try {
      await saved
      if (isLast()) await newer()
    } catch (error) {
      await read()
      throw error
    } finally {
      if (isLast()) {
        const { [key]: _, ...others } = chosen
        onChange((chosen = others as Partial<T>))
      }
    }
  }
}

/** Shows what was read with what the user has chosen meanwhile, and returns the function that chooses. */
export function useChoices<T extends object>(
  read: T,
  options: Omit<ChoicesOptions<T>, 'onChange'>,
): readonly [shown: T, choose: <K extends keyof T>(key: K, value: T[K]) => Promise<void>] {
  const [chosen, onChange] = useState<Partial<T>>({})
  const latest = useRef(options)
  latest.current = options
  const choose = useMemo(
    () =>
      createChoices<T>({
        save: (key, value) => latest.current.save(key, value),
        newer: () => latest.current.newer(),
        read: () => latest.current.read(),
        onChange,
      }),
    [],
  )
  return [{ ...read, ...chosen }, choose]
}
