import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createService } from '@pix-payments/service'
import { redoclyCommand, redoclyEnvironment } from '@pix-payments/spec/redocly-command'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT, WORKFLOW_ENDING } from '../src/folders.ts'
import { exampleFolder } from './example-folder.ts'

const sample = (name: string): string => readFileSync(join(ROOT, 'docs/examples', name), 'utf8').trim()

/** A folder with an `npx` that runs Redocly from the dependencies, when it is asked for the version that they have. */
function npxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pix-npx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const redocly = redoclyCommand()
  const options = { encoding: 'utf8', env: redoclyEnvironment() } as const
  const version = execFileSync(process.execPath, [redocly, '--version'], options).trim()
  const npx = join(folder, 'npx')
  writeFileSync(
    npx,
    `#!/bin/sh\n[ "$1" = @redocly/cli@${version} ] || exit 127\nshift\nexec "${process.execPath}" "${redocly}" "$@"\n`,
  )
  chmodSync(npx, 0o755)
  return folder
}

describe('the README of the examples', () => {
  it.each(['flows-run.sh', 'flows-one.sh'])('has a command that runs: %s', async (name) => {
    await using service = await createService()
    const folder = exampleFolder()
    // Another test runs all flows.
    for (const file of readdirSync(join(folder, 'workflows'))) {
      if (file.endsWith(WORKFLOW_ENDING) && !file.startsWith('deposit'))
        rmSync(join(folder, 'workflows', file))
    }
    const { stdout, stderr } = await promisify(execFile)(
      'bash',
      ['-e', '-c', sample(name).replaceAll('http://127.0.0.1:4010', service.url)],
      {
        cwd: folder,
        env: { ...redoclyEnvironment(), PATH: `${npxFolder()}:${process.env['PATH']}` },
      },
    )
    expect(`${stdout}${stderr}`).toContain('✓ deposit.arazzo.yaml')
  })
})
