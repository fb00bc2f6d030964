import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../src/random.ts'
import type { Gate } from './gate.ts'
import type { Killable } from './process.ts'

interface Kills {
  readonly random: Random
  readonly gate: Gate
  /** The number of operations that are done. */
  readonly done: () => number
  readonly operations: number
  /** How often the back end is killed. The service is killed half as often. */
  readonly kills: number
}

export interface Killed {
  backEnd: number
  service: number
}

const LOOK_MS = 20

/** Kills the service and the back end, at random moments that are spread over the operations. */
export async function killAtRandom(
  victims: Readonly<Record<keyof Killed, Killable>>,
  { random, gate, done, operations, kills }: Kills,
  killed: Killed,
  signal: AbortSignal,
): Promise<void> {
  const moment = (): number => random.integer(1, operations)
  const plan = [
    ...Array.from({ length: kills }, () => ({ at: moment(), name: 'backEnd' as const })),
    ...Array.from({ length: Math.ceil(kills / 2) }, () => ({ at: moment(), name: 'service' as const })),
  ].sort((a, b) => a.at - b.at)
  for (const { at, name } of plan) {
    while (done() < at && !signal.aborted) await wait(LOOK_MS)
    gate.close()
    await victims[name].kill()
    killed[name] += 1
    await victims[name].start()
    gate.open()
  }
}
