/** What a report says about the whole run. */
export interface RunInfo {
  readonly version: string
  /** ISO 8601, real time. */
  readonly startedAt: string
  readonly milliseconds: number
  readonly seeds: readonly number[]
  /** Repeats the run. */
  readonly command: string
  /** Why the run ended before all scenarios were played. */
  readonly error?: string
}

/** The run in words, one fact each. */
export const infoLines = ({
  version,
  startedAt,
  milliseconds,
  seeds,
  command,
  error,
}: RunInfo): readonly string[] => [
  `pix-verify ${version}, ${startedAt}, ${(milliseconds / 1000).toFixed(1)} s, seed ${seeds.join(', ')}`,
  command,
  ...(error === undefined ? [] : [`The run ended early: ${error}`]),
]
