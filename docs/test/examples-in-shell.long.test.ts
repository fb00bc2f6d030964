import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@pix-payments/testing/free-port'
import { describe, expect, it, onTestFinished } from 'vitest'
import { environment, EXAMPLES, folder, shell, useReaderFolder } from './reader-shell.ts'

useReaderFolder()

// Each of these starts the mock or the proxy once more.
describe('in a shell', () => {
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

  it('a CI fails when the tests do', async () => {
    const more = { PIX_MOCK_PORT: String(await freePort()), PREFER: 'code=500' }
    await expect(shell('mock-ci.sh', more)).rejects.toMatchObject({ code: 22 })
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
