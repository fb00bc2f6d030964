import type { RandomSource } from './random.ts'
import { HEX, randomText } from './random.ts'

const SCHEDULE_ID = /^pixsched_[0-9a-f]{32}$/

/** Whether the text is a schedule id: `pixsched_` and 32 lower-case hex digits (§2.5, R-147, G-073). */
export function isScheduleId(text: string): boolean {
  return SCHEDULE_ID.test(text)
}

/** Generates a schedule id. */
export function generateScheduleId(random: RandomSource): string {
  return `pixsched_${randomText(random, HEX, 32)}`
}
