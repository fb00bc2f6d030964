/** What a method needs to know of its operation at run time. */
export interface OperationRow {
  /** The property of the client that holds the method. */
  readonly resource: string
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** How the body travels; absent when there is none. */
  readonly body?: 'json' | 'form'
  /** Takes nothing but options. */
  readonly bare?: true
  /** Needs no token. */
  readonly open?: true
  /** What makes a repeat of a write harmless: a property of the body, or `always`. */
  readonly idempotency?: string
  readonly pages?: PagesRow
}

/** How a list is read: `items` and `next` or `total` are properties of a page, `parameter` asks for one. */
export interface PagesRow {
  readonly items: string
  readonly parameter: string
  readonly next?: string
  readonly total?: string
}
