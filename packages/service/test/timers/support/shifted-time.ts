/** To be preloaded: shifts the time of day by the milliseconds in a file, as if the system clock was set. */
import { readFileSync } from 'node:fs'

const file = process.env['TEST_SHIFT_FILE'] ?? ''
const systemTime = Date.now

Date.now = () => systemTime() + Number(readFileSync(file, 'utf8'))
