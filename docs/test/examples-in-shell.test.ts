import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@pix-payments/testing/free-port'
import { describe, expect, it, onTestFinished } from 'vitest'
import { shell, useReaderFolder } from './reader-shell.ts'

useReaderFolder()

describe('in a shell', () => {
  it('a token is asked for', async () => {
    const { stdout } = await shell('access-token.sh')
    expect(JSON.parse(stdout)).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
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

  it('the proxy finds nothing between client and mock', async () => {
    const { stdout } = await shell('mock-proxy.sh', { PIX_PROXY_PORT: String(await freePort()) })
    expect(stdout).toContain('1 exchanges, 0 of them with violations; 0 requests without a response')
  })
})
