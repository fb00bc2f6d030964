import { HEALTH_CASES } from './health.ts'
import { LOOK_UP_CASES } from './look-ups.ts'
import { MALFORMED_CASES } from './malformed.ts'
import { ORDER_CASES } from './orders.ts'
import type { RailCase } from './rail-case.ts'
import { REPEAT_CASES } from './repeats.ts'
import { REPORT_CASES } from './reports.ts'
import { SIGNATURE_CASES } from './signatures.ts'
import { ERROR_CASES } from './errors.ts'

/** The cases of the suite, in the order of the report. */
export const RAIL_CASES: readonly RailCase[] = [
  ...HEALTH_CASES,
  ...LOOK_UP_CASES,
  ...ORDER_CASES,
  ...REPEAT_CASES,
  ...SIGNATURE_CASES,
  ...MALFORMED_CASES,
  ...ERROR_CASES,
  ...REPORT_CASES,
]
