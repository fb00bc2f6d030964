/** What a reader may look for. */
export type Kind = 'guide' | 'operation' | 'event' | 'error' | 'gap' | 'schema' | 'states' | 'page'

/** One place that the search can lead to. */
export interface SearchDocument {
  readonly kind: Kind
  /** The identifier or the heading: `createRefund`, `G-047`, `Verify the signature`. */
  readonly name: string
  /** Another name, whole: the path of an operation. */
  readonly alias?: string
  /** One line that says what it is. */
  readonly summary: string
  /** Whatever else may be looked for. */
  readonly text: string
  /** Address from the root of the site, without the first slash. */
  readonly address: string
}
