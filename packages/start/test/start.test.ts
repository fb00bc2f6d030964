import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { endAll, FREE_PORTS, start } from './support/run.ts'

afterEach(endAll)

async function listening(): Promise<AsyncDisposable & { port: number }> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())) }
}

describe('start', () => {
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
    '%s names every port that is taken, and who holds it, before a build',
    async (script) => {
      await using mock = await listening()
      await using docs = await listening()
      const ports = ['--service-port', '0', '--docs-port', String(docs.port)]
      const run = start([script, ...ports], { PIX_MOCK_PORT: String(mock.port) }, 'run')
      expect(await run.exit).toBe(1)
      const lines = run.text().split('\n')
      expect(lines[0]).toMatch(`Port ${mock.port} for the mock is taken by process ${process.pid}, node `)
      expect(lines[1]).toMatch(`Port ${docs.port} for the docs is taken by process ${process.pid}, node `)
      expect(lines.slice(2)).toEqual([
        'Other ports: --mock-port or PIX_MOCK_PORT, --docs-port or PIX_DOCS_PORT.',
        'Free ports: --mock-port 0 --docs-port 0',
        '',
      ])
    },
  )

  it('names a port that another program takes while it starts', async () => {
    await using mock = await listening()
    const run = start([...FREE_PORTS, '--mock-port', String(mock.port), '--ephemeral'])
    await run.until(
      new RegExp(
        `Port ${mock.port} for the mock is taken. Choose another with --mock-port or PIX_MOCK_PORT.`,
      ),
    )
    expect(await run.exit).toBe(1)
  })

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
