#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The commands are imported after this check, because they need modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})
const { runPix } = await import('./run-pix.ts')
process.exitCode = await runPix(process.argv.slice(2))
