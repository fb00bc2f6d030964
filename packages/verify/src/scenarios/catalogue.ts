import { CRASH } from './crash.ts'
import { INCOMING } from './incoming.ts'
import { MONEY } from './money.ts'
import { OUTGOING } from './outgoing.ts'
import { RECURRING } from './recurring.ts'
import type { Scenario } from './scenario.ts'
import { TIME } from './time.ts'

/** All scenarios, by group. */
export const CATALOGUE: readonly Scenario[] = [
  ...INCOMING,
  ...OUTGOING,
  ...MONEY,
  ...RECURRING,
  ...TIME,
  ...CRASH,
]
