#!/usr/bin/env node
import { run } from './cli/run.ts'

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
})
