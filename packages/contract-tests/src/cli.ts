#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The commands are imported after this check, because they need modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
const { runProgram } = await import('./program.ts')
// A reader that ends early, such as `head`, ends neither the run nor its reports.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const code = await runProgram(process.argv.slice(2))
// A target that does not answer may hold a connection open.
if (code === 2) process.exit(code)
process.exitCode = code
