/** Error codes, and the HTTP status of each. */
export type StatusByCode = Readonly<Record<string, number>>

/** The facts about an operation that its client method needs at run time. */
export interface OperationRow {
  /** Absent for GET. Except for DELETE, a request with a method has a JSON body, or a form body when `form` is set. */
  readonly method?: string
  readonly path: string
  /** The error family of the operation. Absent for `money`. */
  readonly family?: 'token' | 'money' | 'automatic'
  /** The 2XX statuses of a write. A write with another status has an unknown outcome. */
  readonly successes?: readonly number[]
  /**
   * The errors after which the write did not happen, and no earlier attempt of it happened. A list of statuses means all
   * codes of these statuses, except those of the other two lists.
   */
  readonly refused?: StatusByCode | readonly number[]
  /** The errors that turn a write away before the operation reads it. An earlier attempt may have happened. */
  readonly notSent?: StatusByCode
  /**
   * The errors that state why the write was not done, and leave open whether another request with the same externalId
   * happened.
   */
  readonly undecided?: StatusByCode
  /** The body is `multipart/form-data`. */
  readonly form?: true
  /** The method has no parameters, only options. */
  readonly bare?: true
  /** The call is sent without a token. */
  readonly open?: true
  /**
   * The body property that makes a repeated write harmless, such as `externalId`. `always` when every repeat is
   * harmless.
   */
  readonly idempotency?: string
  readonly pages?: PagesRow
}

/**
 * How the pages of a list are read. `items`, `next` and `total` are names of page properties: the items, the next
 * cursor and the number of pages. `parameter` is the query parameter that selects a page. A list has either `next` or
 * `total`.
 */
export interface PagesRow {
  readonly items: string
  readonly parameter: string
  readonly next?: string
  readonly total?: string
}
