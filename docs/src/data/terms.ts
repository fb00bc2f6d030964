/** A word of the contract in both languages. */
export interface Term {
  readonly english: string
  readonly portuguese: string
  /** Words with another meaning for a Brazilian reader. Empty when there are none. */
  readonly avoid: string
}

/** The rows of the table in `docs/terms.md`. */
export function readTerms(markdown: string): readonly Term[] {
  return [...markdown.matchAll(/^\|(.+)\|(.+)\|(.*)\|$/gm)]
    .map((cells) => cells.slice(1).map((cell) => cell.trim()))
    .filter(([english = '']) => english !== 'English' && !english.startsWith('---'))
    .map(([english = '', portuguese = '', avoid = '']) => ({ english, portuguese, avoid }))
}
