/** A command that makes the folder `books` and starts one process, which needs nearly nothing. Prints the ids of both. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { endWithCommand } from '../../src/end-with-command.ts'

mkdirSync('books')
endWithCommand().deletes(resolve('books'))
const { pid } = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
console.log(`command ${process.pid} part ${pid}`)
setInterval(() => undefined, 1000)
