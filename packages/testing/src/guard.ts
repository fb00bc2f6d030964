/**
 * `node guard.ts <NAME=value>`: ends what a command has left. The command starts the guard in a session of its own, so that
 * no signal to the command reaches it, and keeps the standard input of the guard open. The standard input ends with the
 * command, also when the command is killed. Then the guard ends the processes that have the variable, and deletes the
 * folders whose names it has read.
 */
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { endProcesses } from './end-processes.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
const folders = (await text(process.stdin)).split('\n').filter((line) => line !== '')
await endProcesses(process.argv[2] ?? '')
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
