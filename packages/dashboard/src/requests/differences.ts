/** A line of a comparison, and the text that has it. */
export interface DiffLine {
  readonly side: 'both' | 'older' | 'newer'
  readonly text: string
}

/** Beyond this number of pairs of lines, the middle is shown as replaced instead of compared. */
const MOST_PAIRS = 1_000_000

/** Compares two texts by their longest common subsequence of lines. */
export function differences(older: readonly string[], newer: readonly string[]): readonly DiffLine[] {
  if (older.length * newer.length > MOST_PAIRS) {
    return [
      ...older.map((text) => ({ side: 'older', text }) as const),
      ...newer.map((text) => ({ side: 'newer', text }) as const),
    ]
  }
  const lengths = commonLengths(older, newer)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < older.length || j < newer.length) {
    const [a, b] = [older[i], newer[j]]
    if (a !== undefined && a === b) {
      lines.push({ side: 'both', text: a })
      i += 1
      j += 1
    } else if (
      b === undefined ||
      (a !== undefined && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      lines.push({ side: 'older', text: a ?? '' })
      i += 1
    } else {
      lines.push({ side: 'newer', text: b })
      j += 1
    }
  }
  return lines
}

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number): number =>
  lengths[i]?.[j] ?? 0

/** For each pair of positions, the length of the longest common subsequence of what follows. */
function commonLengths(older: readonly string[], newer: readonly string[]): readonly (readonly number[])[] {
  const lengths: number[][] = older.map(() => [])
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      row[j] =
        older[i] === newer[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}
