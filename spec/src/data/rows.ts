import type { ProvenanceRow } from './load-errors.ts'

/** Returns `x-source` and `x-gap` of a row as two lists. */
export function provenance(row: ProvenanceRow): { sources: readonly string[]; gaps: readonly string[] } {
  return { sources: [row['x-source'] ?? []].flat(), gaps: [row['x-gap'] ?? []].flat() }
}

export const mapValues = <T>(map: Readonly<Record<string, T>>, change: (value: T) => object): object =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
