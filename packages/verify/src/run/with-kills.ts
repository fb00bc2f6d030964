import { createRandom } from '../random.ts'
import type { Step } from '../steps/step.ts'

interface Kills {
  readonly name: string
  readonly seed: number
  /** The number of calls at which the back end can be killed when nothing else happens. */
  readonly calls: number
  /** The number of variants. */
  readonly kills: number
}

/**
 * Returns variants of the steps of a scenario of the group crash: in each, the back end is killed at another of its calls, before
 * or after the effect of the call. With more kills than calls, each call is used twice: before and after.
 */
export function withKills(
  steps: readonly Step[],
  { name, seed, calls, kills }: Kills,
): readonly (readonly Step[])[] {
  const points = Array.from({ length: calls }, (_, at) => at).flatMap((at) =>
    (['done', 'none'] as const).map((effect) => ({ do: 'killAtCall', calls: at, effect }) as const),
  )
  const random = createRandom(`${name} kills`, seed)
  const variants: (readonly Step[])[] = []
  while (variants.length < kills && points.length > 0) {
    const [point] = points.splice(random.integer(0, points.length - 1), 1)
    if (point !== undefined) variants.push([point, ...steps])
  }
  return variants
}
