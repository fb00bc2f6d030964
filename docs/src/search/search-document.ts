/** The kinds of search results. */
export type Kind = 'guide' | 'operation' | 'event' | 'error' | 'gap' | 'schema' | 'states' | 'page'

/** One search result. */
export interface SearchDocument {
  readonly kind: Kind
  /** The identifier or the heading: `createRefund`, `G-047`, `Verify the signature`. */
  readonly name: string
  /** Another full name, for example the path of an operation. */
  readonly alias?: string
  /** One line that describes it. */
  readonly summary: string
  /** Further text that the search covers. */
  readonly text: string
  /** The address from the root of the site, without the first slash. */
  readonly address: string
}
