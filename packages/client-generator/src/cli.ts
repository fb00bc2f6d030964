#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Document } from './document.ts'
import { generateFiles } from './files.ts'

const USAGE = `Writes the generated part of the client from the bundled contract.

  pix-client-generator <folder>           write the files
  pix-client-generator <folder> --check   write nothing; exit 1 when a file is out of date`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const [target] = positionals
  if (values.help || target === undefined) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  const folder = resolve(target)
  const contract = createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json')
  const files = await generateFiles(JSON.parse(readFileSync(contract, 'utf8')) as Document)
  const foreign = existsSync(folder) ? readdirSync(folder).filter((file) => !files.has(file)) : []
  if (values.check) {
    const stale = [...files].filter(([file, text]) => {
      const path = join(folder, file)
      return !existsSync(path) || readFileSync(path, 'utf8') !== text
    })
    for (const file of [...stale.map(([name]) => name), ...foreign]) {
      console.error(
        `${join(target, file)} is out of date: run \`pnpm --filter @pix-payments/client generate\` and commit it.`,
      )
    }
    return stale.length + foreign.length === 0 ? 0 : 1
  }
  mkdirSync(folder, { recursive: true })
  for (const file of foreign) rmSync(join(folder, file))
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\n\n${USAGE}`)
  return 2
})
