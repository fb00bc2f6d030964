import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MOCK_URL } from './examples-support.ts'
import { freePort } from '@pix-payments/testing/free-port'

const EXAMPLES = join(import.meta.dirname, '../examples')
const CLI = join(dirname(fileURLToPath(import.meta.resolve('@pix-payments/mock/package.json'))), 'src/cli.ts')

/** The command `pix-mock`. The tests run it from its source. */
const PIX_MOCK = `#!/bin/sh
exec "${process.execPath}" --conditions=source "${CLI}" "$@"
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
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-examples-'))
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  for (const [name, text] of Object.entries({ npx: NPX, npm: NPM, 'node_modules/.bin/pix-mock': PIX_MOCK })) {
    await writeFile(join(folder, name), text)
    await chmod(join(folder, name), 0o755)
  }
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: `${folder}:${process.env['PATH']}`,
  // Node keeps its compile cache there when the tests have one.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PIX_BASE_URL: MOCK_URL,
  PIX_CLIENT_ID: 'alfa-demo',
  PIX_CLIENT_SECRET: 'alfa-demo-secret',
  ...more,
})

/** Runs a sample like the shell of a CI: it stops at the first command that fails. */
const shell = (
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)('bash', ['-e', join(EXAMPLES, name)], { cwd: folder, env: environment(more) })

describe('in a shell', () => {
  it('a token is asked for', async () => {
    const { stdout } = await shell('access-token.sh')
    expect(JSON.parse(stdout)).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  })

  it('the mock is started and stopped', async () => {
    const child = spawn('bash', ['-c', `exec ${await firstCommand('mock-serve.sh')}`], {
      cwd: folder,
      env: environment({ PIX_MOCK_PORT: '0' }),
    })
    const lines: string = await new Promise((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => resolve(String(chunk))),
    )
    const [, url] =
      /^Mock of the Pix payment API: (http:\/\/127\.0\.0\.1:\d+) \(\d+ operations\)/.exec(lines) ?? []
    // Its response shows that the mock handles signals by now.
    await expect(fetch(`${url}/v1/balance`)).resolves.toHaveProperty('status', 401)
    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGINT')
    await expect(ended).resolves.toBe(0)
  })

  it('the mock is asked for answers', async () => {
    expect(JSON.parse((await shell('mock-success.sh')).stdout)).toMatchObject({
      status: 'REJECTED',
      errorCode: 'ACCOUNT_MISMATCH',
    })
    const error = (await shell('mock-error.sh')).stdout
    expect(error).toMatch(/^HTTP\/1\.1 404 /)
    expect(error).toMatch(/"code":\s*"NotFound"/)
    expect(JSON.parse((await shell('mock-example.sh')).stdout)).toMatchObject({ blockedBalance: 12_000 })
  })

  it('the events are listed', async () => {
    expect((await shell('mock-events.sh')).stdout).toContain('pixChargePaid: paid, without-metadata')
  })

  it('events are sent', async () => {
    const ids: unknown[] = []
    const server = createServer((request, response) => {
      ids.push(request.headers['webhook-id'])
      response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/pix`
    const { stdout } = await shell('mock-emit.sh', { WEBHOOK_URL: url })
    expect(stdout.match(/→ 204/g)).toHaveLength(3)
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(2)
  })

  it('a CI runs tests against the mock', async () => {
    const { stdout } = await shell('mock-ci.sh', { PIX_MOCK_PORT: String(await freePort()) })
    expect(stdout).toContain('"availableBalance"')
  })

  it('a CI fails when the tests do', async () => {
    const more = { PIX_MOCK_PORT: String(await freePort()), PREFER: 'code=500' }
    await expect(shell('mock-ci.sh', more)).rejects.toMatchObject({ code: 22 })
  })

  it('the proxy finds nothing between client and mock', async () => {
    const { stdout } = await shell('mock-proxy.sh', { PIX_PROXY_PORT: String(await freePort()) })
    expect(stdout).toContain('1 exchanges, 0 of them with violations; 0 requests without a response')
  })

  it('the proxy fails for a service that breaks the contract', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"availableBalance":"much"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const more = { PIX_PROXY_PORT: String(await freePort()), PIX_BASE_URL: target }
    await expect(shell('mock-proxy.sh', more)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('1 exchanges, 1 of them with violations'),
    })
  })
})

async function firstCommand(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)('head', ['-n', '1', join(EXAMPLES, name)])
  return stdout.replace(/\s+#.*/, '').trim()
}
