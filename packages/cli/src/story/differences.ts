import type { Path } from './story.ts'

export interface Difference {
  /** The place of the expectation, below the given path. */
  readonly path: Path
  /** The difference as a sentence: `status is "PENDING". The story expects "PAID".` */
  readonly message: string
}

/**
 * Compares what a story expects with what came. Fields that the story does not name may have any value; a list must have
 * the same length.
 */
export function differences(expected: unknown, actual: unknown, path: Path = []): readonly Difference[] {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) {
    const message = `${nameOf(path)} has ${actual.length} entries. The story expects ${expected.length}.`
    return [{ path, message }]
  }
  if (isContainer(expected) && isContainer(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    return Object.entries(expected).flatMap(([key, it]) =>
      differences(it, (actual as Readonly<Record<string, unknown>>)[key], [...path, key]),
    )
  }
  if (Object.is(expected, actual)) return []
  return [{ path, message: `${nameOf(path)} is ${text(actual)}. The story expects ${text(expected)}.` }]
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const nameOf = (path: Path): string => (path.length === 0 ? 'The response' : path.join('.'))

const text = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value))
