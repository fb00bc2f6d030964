/** To be preloaded: the time of day is off by as many milliseconds as a file says, as if somebody had set the clock. */
import { readFileSync } from 'node:fs'

const file = process.env['TEST_SHIFT_FILE'] ?? ''
const systemTime = Date.now

Date.now = () => systemTime() + Number(readFileSync(file, 'utf8'))
