/** A story as its YAML file has it. `story.schema.json` describes each field. */
export interface Story {
  readonly story: string
  readonly wallet?: Readonly<Record<string, unknown>>
  readonly steps: readonly Step[]
}

/** One step. The schema allows exactly one of `call`, `wait`, `advance` and `to`. */
export interface Step {
  readonly step?: string
  readonly call?: string
  readonly with?: Values
  readonly fails?: { readonly status?: number; readonly code?: string }
  readonly wait?: string
  readonly for?: string
  readonly within?: string
  readonly expect?: Values
  readonly as?: string
  readonly advance?: string
  readonly to?: string
}

export type Values = Readonly<Record<string, unknown>>

/** The place of a value in a story: `['steps', 2, 'with', 'amount']`. */
export type Path = readonly (string | number)[]

/** A story and its file. */
export interface StoryFile {
  /** The file as the user wrote it, or the name of a story of the package. */
  readonly name: string
  readonly story: Story
  /** Where a value stands: `deposit.yaml:12:7`. */
  at(path: Path): string
}

/** What a step does, in a few words: its own sentence, or its operation, event or time. */
export function titleOf({ step, call, wait, advance, to }: Step): string {
  if (step !== undefined) return step
  if (call !== undefined) return call
  if (wait !== undefined) return `wait for ${wait}`
  return advance === undefined ? `the clock goes to ${to}` : `${advance} pass`
}
