/**
 * Returns the word that is most similar to a misspelt word: `InvalidParameter` for `InvalidParamter`. Returns undefined
 * when more than a quarter of the letters (but more than one) differ, or when the digits differ: `HTTP_403` is not a
 * misspelt `HTTP_404`.
 */
export function nearest(misspelt: string, words: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(misspelt.length / 4))
  const similar = words
    .filter((word) => digits(word) === digits(misspelt))
    .map((word) => ({ word, edits: distance(misspelt.toLowerCase(), word.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
  return similar.toSorted((a, b) => a.edits - b.edits)[0]?.word
}

/** Returns the code of the family that a misspelt code probably means, except the `others`. */
export const nearestCode = (
  misspelt: string,
  {
    family,
    codes,
    others = [],
  }: {
    readonly family: string
    readonly codes: readonly { readonly family: string; readonly code: string }[]
    readonly others?: readonly string[]
  },
): string | undefined =>
  nearest(
    misspelt,
    codes.filter((row) => row.family === family && !others.includes(row.code)).map(({ code }) => code),
  )

const digits = (word: string): string => word.replaceAll(/\D/g, '')

/** Returns the Levenshtein distance: the number of letters to insert, delete or replace. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = previous[column]! + (letter === other ? 0 : 1)
      current.push(Math.min(replaced, previous[column + 1]! + 1, current[column]! + 1))
    }
    previous = current
  }
  return previous[to.length]!
}
