import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createService } from '@pix-payments/service'
import { expect, test } from 'vitest'
import { openDemo } from '../src/demo/demo.ts'
import { ENGINES } from './support/engines.ts'
import { run } from './support/run.ts'

const PROGRAM = 'demo/run.ts'

/** Returns what the command printed before it ended with an error. */
async function refusal(args: readonly string[], env?: Record<string, string>): Promise<string> {
  const { exit, text } = run(PROGRAM, args, env)
  expect(await exit).toBe(1)
  expect(text()).toContain('See example --help.')
  return text()
}

const noBuild = (): Promise<void> => Promise.resolve()

test('uses a running sandbox, says what to do next, and stops on Ctrl-C', async () => {
  await using service = { ...(await createService()), [Symbol.asyncDispose]: () => service.close() }
  const { child, exit, text } = run(PROGRAM, ['--port', '0', '--sandbox', service.url])
  await expect.poll(text, { timeout: 30_000 }).toContain('Ctrl-C stops.')
  const cashier = /Cashier\s+(http:\S+)/.exec(text())?.[1] ?? ''
  expect((await fetch(cashier)).headers.get('content-security-policy')).toContain("default-src 'none'")
  const sandbox = /Sandbox\s+(http:\S+)/.exec(text())?.[1] ?? ''
  expect(sandbox.startsWith(`${service.url}/?wallet=`)).toBe(true)
  expect(text()).toContain('was running already')
  child.kill('SIGINT')
  expect(await exit).toBe(0)
  expect(text()).toContain('Stopped.')
})

test('starts a sandbox where none is running', async () => {
  let builds = 0
  const sandbox = new URL('http://127.0.0.1:0')
  const options = { port: 0, sandbox, controlToken: undefined, database: undefined }
  const demo = await openDemo(options, async () => {
    builds += 1
  })
  expect(demo.sandbox.isOwn).toBe(true)
  expect(builds).toBe(1)
  expect((await fetch(`${demo.sandbox.url}/readyz`)).status).toBe(200)
  await demo.close()
  await expect(fetch(`${demo.sandbox.url}/readyz`)).rejects.toThrow('fetch failed')
})

test('explains its options', async () => {
  const { exit, text } = run(PROGRAM, ['--', '--help'])
  expect(await exit).toBe(0)
  expect(text()).toContain('--sandbox <url>')
})

test('names a wrong option, and a port that is taken', async () => {
  const other = createServer((_, response) => response.writeHead(404).end())
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo
  expect(await refusal(['--prot', '1'])).toContain("Unknown option '--prot'")
  expect(await refusal(['--port', 'x'])).toContain('--port must be a port from 0 to 65535, not "x".')
  expect(await refusal(['--sandbox', '4010'])).toContain('--sandbox must be an address such as')
  expect(await refusal([], { PIX_EXAMPLE_PORT: String(port) })).toContain(
    `Port ${port} for the operator is taken. Choose another with --port or PIX_EXAMPLE_PORT.`,
  )
  expect(await refusal(['--port', '0', '--sandbox', `http://127.0.0.1:${port}`])).toContain(
    'is not a sandbox.',
  )
  other.close()
})

test('asks for the control token of a sandbox', async () => {
  const service = await createService({ controlToken: 'secret' })
  const options = { port: 0, sandbox: new URL(service.url), database: undefined }
  await expect(openDemo({ ...options, controlToken: undefined }, noBuild)).rejects.toThrow('--control-token')
  const demo = await openDemo({ ...options, controlToken: 'secret' }, noBuild)
  await demo.close()
  await service.close()
})

test('refuses books of a wallet that the sandbox does not have', async () => {
  await using database = await ENGINES[0]!.empty()
  const options = { port: 0, controlToken: undefined, database: database.url }
  const first = await openDemo({ ...options, sandbox: new URL('http://127.0.0.1:0') }, noBuild)
  await first.close()
  await expect(openDemo({ ...options, sandbox: new URL('http://127.0.0.1:0') }, noBuild)).rejects.toThrow(
    `The books belong to the wallet ${first.walletId}, which the sandbox does not have.`,
  )
})
