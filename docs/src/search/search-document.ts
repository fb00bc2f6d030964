/** The kinds of search results. */
export type Kind =
  | 'guide'
  | 'operation'
  | 'event'
  | 'error'
  | 'gap'
  | 'schema'
  | 'states'
  | 'flow'
  | 'page'
  /** A page about the making of the project, for example its decisions. */
  | 'project'

/** One search result. */
export interface SearchDocument {
  readonly kind: Kind
  /** The identifier or the heading: `createRefund`, `G-047`, `Verify the signature`. */
  readonly name: string
  /** Another full name, for example the path of an operation. */
  readonly alias?: string
  /** Words that its title does not have, and by which readers look for it. */
  readonly keywords?: string
  /** One line that describes it. */
  readonly summary: string
  /** Further text that the search covers. */
  readonly text: string
  /** The address from the root of the site, without the first slash. */
  readonly address: string
  /** What the search of a Portuguese page shows instead. */
  readonly portuguese?: Partial<Pick<SearchDocument, 'name' | 'summary' | 'address'>>
}
