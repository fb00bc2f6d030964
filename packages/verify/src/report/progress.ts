import type { Scenario } from '../scenarios/scenario.ts'

/** The line that names the running scenario. Only a terminal shows it. */
export interface Progress {
  show(scenario: Scenario, seed: number): void
  clear(): void
}

/** @param total the number of scenarios times the number of seeds. */
export function createProgress(stream: NodeJS.WriteStream, total: number): Progress {
  let begun = 0
  return {
    show({ id }, seed) {
      begun += 1
      if (stream.isTTY) stream.write(`… ${id}  seed ${seed}  (${begun} of ${total})`)
    },
    clear() {
      if (!stream.isTTY) return
      stream.cursorTo(0)
      stream.clearLine(0)
    },
  }
}
