import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readContract } from './contract.ts'
import { OUTSIDE, type Subject, TOOLS } from './outside-tools.ts'
import { run } from './run.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, results: { type: 'string' } },
})
const folder = await mkdtemp(join(tmpdir(), 'pix-outside-'))
let failures = 0
let passes = 0
const used = new Set<string>()
const skipped = new Set<string>()
try {
  await copyFile(join(OUTSIDE, 'package.json'), join(folder, 'package.json'))
  const quiet = ['--no-save', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet], { cwd: folder })
  for (const name of ['openapi', 'sandbox', 'rail']) {
    const path = fileURLToPath(import.meta.resolve(`@pix-payments/spec/${name}.json`))
    const document = JSON.parse(await readFile(path, 'utf8')) as Subject['document']
    const requests = (await readContract(path)).examples.filter(({ at }) => at.includes(' request '))
    for (const tool of TOOLS) {
      if ((tool.only ?? name) !== name || values.only?.includes(tool.name) === false) continue
      used.add(tool.name)
      const isMissing = tool.needs !== undefined && spawnSync(tool.needs, ['--help']).error !== undefined
      if (isMissing) skipped.add(tool.name)
      const result = isMissing
        ? `skipped: ${tool.needs} is not installed`
        : await tool.use({ name, path, document, requests, folder }).then(
            (remark) => {
              passes += 1
              return remark === undefined ? 'passes' : `passes: ${remark}`
            },
            (error: Error) => {
              failures += 1
              return `FAILS: ${error.message}`
            },
          )
      console.log(`${name.padEnd(8)}  ${tool.name.padEnd(26)}  ${result}`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
if (values.results !== undefined) {
  const figures = {
    tools: used.size - skipped.size,
    'tools skipped': skipped.size,
    'documents passed': passes,
    'documents failed': failures,
  }
  await writeFile(values.results, JSON.stringify(figures))
}
process.exitCode = failures === 0 ? 0 : 1
