/**
 * What a `Retry-After` header asks for, in milliseconds; undefined for an invalid one. The client and the service each
 * have a reader, because the client has no dependency that the service shares. The cases are read at
 * {@link RETRY_AFTER_NOW}.
 */
export const RETRY_AFTER_CASES: readonly (readonly [header: string, wantMs: number | undefined])[] = [
  ['0', 0],
  ['120', 120_000],
  ['007', 7_000],
  ['99999999999', 2 ** 31 * 1000],
  ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
  ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
  ['Mon, 05 Jan 2026 12:00:60 GMT', 59_000],
  ['Monday, 05-Jan-26 12:00:30 GMT', 30_000],
  ['Wednesday, 05-Jan-77 12:00:30 GMT', 0],
  ['Mon Jan  5 12:00:30 2026', 30_000],
  ['Sat Jan 10 12:00:00 2026', 432_000_000],
  ['Mon, 05 Jan 2026 12:00:30', undefined],
  ['Mon, 05 Jan 2026 12:00:30 +0000', undefined],
  ['Mon, 05 Foo 2026 12:00:30 GMT', undefined],
  ['2026-01-05T12:00:30Z', undefined],
  ['tomorrow', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['3, 3', undefined],
  ['', undefined],
]

export const RETRY_AFTER_NOW: number = Date.UTC(2026, 0, 5, 12)
