/** The facts about an operation that its method needs at run time. */
export interface OperationRow {
  /** Absent for GET. All other methods except DELETE send a JSON body, unless `form` is set. */
  readonly method?: string
  readonly path: string
  /** The family of its errors. Absent for `money`. */
  readonly family?: 'token' | 'money' | 'automatic'
  /** The error statuses after which a repeated write is known not to have happened in an earlier attempt. */
  readonly settledBy?: readonly number[]
  /** The body is `multipart/form-data`. */
  readonly form?: true
  /** The method takes options only. */
  readonly bare?: true
  /** The call sends no token. */
  readonly open?: true
  /** The property of the body that makes a repeated write harmless, or `always` when any repeat is harmless. */
  readonly idempotency?: string
  readonly pages?: PagesRow
}

/**
 * How a list is read. `items`, `next` (the next cursor) and `total` (the number of pages) are properties of a page;
 * `parameter` is the query parameter that selects a page. A list has either `next` or `total`.
 */
export interface PagesRow {
  readonly items: string
  readonly parameter: string
  readonly next?: string
  readonly total?: string
}
