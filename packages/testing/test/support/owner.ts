/** Opens a run, starts a process in it, which ignores SIGTERM with the argument `stubborn`, writes a file, says so, and waits to be killed. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRun, RUN_VARIABLE } from '../../src/run.ts'

// The test that starts this program has a run of its own.
delete process.env[RUN_VARIABLE]
const { folder } = openRun()
writeFileSync(join(folder, 'file'), '')
const handler = process.argv.includes('stubborn') ? `process.on('SIGTERM', () => undefined);` : ''
const program = `${handler} console.log('runs'); setInterval(() => undefined, 1000)`
const child = spawn(process.execPath, ['--eval', program], {
  detached: true,
  stdio: ['ignore', 'pipe', 'ignore'],
})
child.stdout.once('data', () => console.log(JSON.stringify({ folder, pid: child.pid })))
