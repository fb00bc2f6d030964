#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The program is imported after this check, because it needs modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
const { runVerify } = await import('./run-verify.ts')
// A reader that ends early, such as `head`, ends neither the run nor its reports.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runVerify(process.argv.slice(2))
