import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { MOCK_URL } from './examples-support.ts'

export const EXAMPLES: string = join(import.meta.dirname, '../examples')
const CLI = join(dirname(fileURLToPath(import.meta.resolve('@pix-payments/mock/package.json'))), 'src/cli.ts')

/** The command `pix-mock`. The tests run it from its source. */
const PIX_MOCK = `#!/bin/sh
exec "${process.execPath}" --conditions=pix-source "${CLI}" "$@"
`
const NPX = `#!/bin/sh
[ "$1" = @pix-payments/mock ] || exit 127
shift
exec node_modules/.bin/pix-mock "$@"
`
/** The reader's own test: one call to the API at PIX_BASE_URL. */
const NPM = `#!/bin/sh
[ "$1" = test ] || exit 127
curl -sSf "$PIX_BASE_URL/v1/balance" -H 'authorization: Bearer any' -H "prefer: \${PREFER:-code=200}"
`

/** The folder of a reader who has installed the mock. */
export let folder: string

/** Makes the folder before the tests of a file, and removes it after them. */
export function useReaderFolder(): void {
  beforeAll(makeFolder)
  afterAll(() => rm(folder, { recursive: true }))
}

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pix-examples-'))
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  for (const [name, text] of Object.entries({ npx: NPX, npm: NPM, 'node_modules/.bin/pix-mock': PIX_MOCK })) {
    await writeFile(join(folder, name), text)
    await chmod(join(folder, name), 0o755)
  }
}

export const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: `${folder}:${process.env['PATH']}`,
  // Node keeps its compile cache there when the tests have one.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PIX_BASE_URL: MOCK_URL,
  PIX_CLIENT_ID: 'alfa-demo',
  PIX_CLIENT_SECRET: 'alfa-demo-secret',
  ...more,
})

/** Runs a sample like the shell of a CI: it stops at the first command that fails. */
export const shell = (
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)('bash', ['-e', join(EXAMPLES, name)], { cwd: folder, env: environment(more) })
