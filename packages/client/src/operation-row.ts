/** What a method needs to know of its operation at run time. */
export interface OperationRow {
  /** Absent for GET. A write has a body of JSON unless it says otherwise. */
  readonly method?: string
  readonly path: string
  /** The family of its errors; absent for `money`. */
  readonly family?: 'token' | 'money' | 'automatic'
  /** The statuses that tell of a repeat that the write had not happened before. */
  readonly settledBy?: readonly number[]
  /** The body is a form. */
  readonly form?: true
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
