/** How far a check came, in the order of the columns of the report. A part that was not reached is undefined. */
export interface Outcome {
  readonly name: string
  /** Whether the generator accepted the contract, or the program ran to its end. */
  readonly loads?: boolean
  readonly compiles?: boolean
  /** The operations that the client has, of all. */
  readonly operations?: Count
  /** The examples of the contract that the client decodes, of all. */
  readonly examples?: Count
  /** Whether the program of the guide printed what it must print. */
  readonly program?: boolean
  readonly seconds?: number
  /** What failed. */
  readonly problem?: string
  /** Why the check did not run. */
  readonly notRun?: string
}

export interface Count {
  readonly have: number
  readonly of: number
}
