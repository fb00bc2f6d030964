import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { endAll, FREE_PORTS, start } from './support/run.ts'

afterEach(endAll)

describe('start', () => {
  it('serves service, mock and reference, prints calls that work, and ends cleanly on Ctrl-C', async () => {
    const run = start([...FREE_PORTS, '--ephemeral'])
    const [, service = ''] = await run.until(/Service\s+(http:\S+)/)
    const [, mock = ''] = await run.until(/Mock\s+(http:\S+)/)
    const [, reference] = await run.until(/Reference\s+(http:\S+)/)
    await run.until(/Ctrl-C/)

    // The commands of the first deposit are run exactly as `start` prints them.
    const [, deposit = ''] = await run.until(/balance\.\n\n([^]+)\nAny documented response/)
    const { stdout } = await promisify(execFile)('bash', ['-euc', deposit])
    expect(stdout).toContain('"status":"PAID"')
    expect(stdout).toContain('"availableBalance":10001000')

    const health = await fetch(`${service}/readyz`)
    expect(await health.json()).toEqual({ status: 'ready' })
    const answer = await fetch(`${mock}/v1/balance`, { headers: { authorization: 'Bearer demo' } })
    expect(answer.status).toBe(200)

    const page = await fetch(reference ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')

    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(run.text()).toContain('Stopped.')
  })

  it('shows the control token where other machines can reach the sandbox', async () => {
    const run = start([...FREE_PORTS, '--ephemeral', '--host', '0.0.0.0'])
    const [, token = ''] = await run.until(/control API needs the token ([\w-]+)/)
    const [, port = ''] = await run.until(/Service\s+http:\/\/0\.0\.0\.0:(\d+)/)
    const wallets = `http://127.0.0.1:${port}/sandbox/wallets`
    const statuses = [{}, { authorization: `Bearer ${token}` }].map(
      async (headers) => (await fetch(wallets, { headers })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 200])
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
  })

  it('takes the control token that it is given', async () => {
    const run = start([...FREE_PORTS, '--ephemeral', '--host', '0.0.0.0', '--control-token', 'chosen'])
    const [, port = ''] = await run.until(/Service\s+http:\/\/0\.0\.0\.0:(\d+)/)
    const headers = { authorization: 'Bearer chosen' }
    expect((await fetch(`http://127.0.0.1:${port}/sandbox/wallets`, { headers })).status).toBe(200)
    expect(run.text()).not.toContain('control API needs the token')
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
  })

  it.each(['start', 'dev'])('%s -- --help prints the options, without a build', async (script) => {
    const ended = start([script, '--', '--help'], {}, 'run')
    expect(await ended.exit).toBe(0)
    expect(ended.text()).toContain('--service-port <port>')
    expect(ended.text()).not.toContain('turbo')
  })

  it('names a wrong option before it builds anything', async () => {
    const ended = start(['start', '--no-such-option'], {}, 'run')
    expect(await ended.exit).toBe(1)
    expect(ended.text()).toContain("Unknown option '--no-such-option'")
    expect(ended.text()).not.toContain('turbo')
  })

  it.each(['start', 'dev'])(
    '%s names the flag and the variable when a port is taken, and ends',
    async (script) => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const { port } = other.address() as AddressInfo
      try {
        const ports = ['--service-port', '0', '--docs-port', '0']
        const run = start([...ports, '--ephemeral'], { PIX_MOCK_PORT: String(port) }, script)
        await run.until(
          new RegExp(`Port ${port} for the mock is taken. Choose another with --mock-port or PIX_MOCK_PORT.`),
        )
        expect(await run.exit).toBe(1)
      } finally {
        other.close()
      }
    },
  )

  it('refuses a port that is none, and an option that it does not know', async () => {
    const run = start(['--mock-port', 'abc'])
    await run.until(/--mock-port must be a port from 0 to 65535, not "abc"/)
    expect(await run.exit).toBe(1)

    const unknown = start(['--prot', '1'])
    await unknown.until(/Unknown option '--prot'/)
    expect(await unknown.exit).toBe(1)
  })

  it.each(['start', 'dev'])('%s explains itself', async (script) => {
    const run = start(['-h'], {}, script)
    await run.until(/--mock-port <port>/)
    expect(await run.exit).toBe(0)
  })
})
