/**
 * Loaded before every process of a command (`NODE_OPTIONS=--import`). Each part writes its process id into the folder
 * that PART_FAULTS names. On SIGUSR2, the part reads the file `fault` in that folder. The file says whether the part
 * throws, hangs or ends.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const folder = process.env['PART_FAULTS']
const [, program = '', part = ''] = process.argv
if (folder !== undefined && isMainThread && program.endsWith('part.ts')) {
  writeFileSync(join(folder, part), String(process.pid))
  process.on('SIGUSR2', () => {
    const fault = readFileSync(join(folder, 'fault'), 'utf8')
    if (fault === 'throw') throw new RangeError('The test said so.')
    if (fault === 'end') process.exit(7)
    writeFileSync(join(folder, 'hangs'), '')
    // Blocks the thread like an endless loop, but needs no processor time, which other tests use.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })
}
