import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createService } from '@pix-payments/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFlows } from '../src/read-flows.ts'
import { exampleFolder } from './example-folder.ts'

/** The version that the README of the examples names. */
const BRUNO = '@usebruno/cli@4.1.0'
const run = promisify(execFile)

/** Bruno's command line. It is too large for a dependency, and for a download on each push: 275 MB. */
let installed: string
beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), 'pix-bruno-'))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await run('npm', ['install', BRUNO, ...options, '--prefix', installed])
})
afterAll(() => rmSync(installed, { recursive: true, force: true }))

it('Bruno runs the whole collection against the sandbox', async () => {
  await using service = await createService()
  const bru = join(installed, 'node_modules/@usebruno/cli/bin/bru.js')
  const { stdout } = await run(
    process.execPath,
    [bru, 'run', '--env', 'sandbox', '--env-var', `baseUrl=${service.url}`, '-r'],
    { cwd: join(exampleFolder(), 'bruno'), maxBuffer: 16 * 1024 * 1024 },
  )
  const flows = readFlows()
  // Each flow has two requests with three criteria instead of the step that opens the wallet.
  const requests = flows.flatMap(({ steps }) => steps).length + flows.length
  const criteria = flows.flatMap(({ steps }) => steps.flatMap(({ conditions }) => conditions)).length
  expect(stdout).toContain(`${requests} (${requests} Passed)`)
  expect(stdout).toContain(`${criteria + 3 * flows.length}/${criteria + 3 * flows.length}`)
})
