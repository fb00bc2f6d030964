import { CRASH } from './crash.ts'
import { INCOMING } from './incoming.ts'
import { MONEY } from './money.ts'
import { OUTGOING } from './outgoing.ts'
import { RECURRING } from './recurring.ts'
import type { Group, ListedScenario, Scenario } from './scenario.ts'
import { TIME } from './time.ts'

const inGroup = (group: Group, listed: readonly ListedScenario[]): readonly Scenario[] =>
  listed.map((scenario) => ({ ...scenario, group }))

/** All scenarios, by group. */
export const CATALOGUE: readonly Scenario[] = [
  ...inGroup('incoming', INCOMING),
  ...inGroup('outgoing', OUTGOING),
  ...inGroup('money', MONEY),
  ...inGroup('recurring', RECURRING),
  ...inGroup('time', TIME),
  ...inGroup('crash', CRASH),
]
