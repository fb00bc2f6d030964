#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The program is imported after this check, because it needs modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
const { runVerify } = await import('./run-verify.ts')
process.exitCode = await runVerify(process.argv.slice(2))
