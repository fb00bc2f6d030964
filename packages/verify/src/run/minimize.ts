import type { Step } from '../steps/step.ts'
import type { Failure, Played } from './play-steps.ts'

interface Found {
  readonly steps: readonly Step[]
  readonly failure: Failure
}

/**
 * Finds steps that still fail and of which none can be left out. First it drops the steps after the difference,
 * then larger parts, then single steps. Fewer steps count only when the same checks fail: otherwise they could show
 * another mistake.
 */
export async function minimize(
  steps: readonly Step[],
  failure: Failure,
  run: (steps: readonly Step[]) => Promise<Played>,
): Promise<Found> {
  let best: Found = { steps: steps.slice(0, failure.afterStep), failure }
  const attempt = async (shorter: readonly Step[]): Promise<boolean> => {
    const { failure: found } = await run(shorter)
    if (found === undefined || checksOf(found) !== checksOf(failure)) return false
    best = { steps: shorter.slice(0, found.afterStep), failure: found }
    return true
  }
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let at = 0
    while (at < best.steps.length) {
      if (!(await attempt(best.steps.toSpliced(at, size)))) at += size
    }
  }
  return best
}

const checksOf = ({ differences }: Failure): string =>
  [...new Set(differences.map(({ check }) => check))].sort().join(' ')
