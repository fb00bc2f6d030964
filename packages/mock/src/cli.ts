#!/usr/bin/env node
import { requireNode } from '@pix-payments/http-contract/require-node'

// The commands are imported after this check, because they need modules that an older Node does not have.
requireNode(new URL('../package.json', import.meta.url))
const { runProgram } = await import('./program.ts')
await runProgram(process.argv.slice(2))
