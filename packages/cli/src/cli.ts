#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The commands are imported after this check, because they need modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
const { runPix } = await import('./run-pix.ts')
process.exitCode = await runPix(process.argv.slice(2))
