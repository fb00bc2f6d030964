/**
 * A module to preload into a process. It shifts the time of day by the number of milliseconds in a file, as if someone
 * set the system clock.
 */
import { readFileSync } from 'node:fs'

const file = process.env['TEST_SHIFT_FILE'] ?? ''
const systemTime = Date.now

Date.now = () => systemTime() + Number(readFileSync(file, 'utf8'))
