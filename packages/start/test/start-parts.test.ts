import { connect } from 'node:net'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { answers, inject, PARTS, pidOf, startOnce } from './support/parts.ts'
import { areGone, start } from './support/run.ts'

/** The id of the wallet to which the first demo credentials belong. */
const DEMO_WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'

describe('one start of the product', () => {
  // A start takes seconds, so these tests share one start. Each test continues where the previous test ended.
  const run = startOnce(() => ['--ephemeral'])

  it('prints calls that work, and the address of the reference', async () => {
    // The commands of the first deposit are run exactly as `start` prints them.
    const [, deposit = ''] = /balance\.\n\n([^]+)\nAny documented response/.exec(run().text()) ?? []
    const { stdout } = await promisify(execFile)('bash', ['-euc', deposit])
    expect(stdout).toContain('"status":"PAID"')
    expect(stdout).toContain('"availableBalance":10001000')
    const page = await fetch(/Reference\s+(http:\S+)/.exec(run().text())?.[1] ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')
  })

  it('is named by a second start, which needs the same ports', async () => {
    const ports = PARTS.flatMap((part) => [`--${part}-port`, new URL(run().urls[part]).port])
    const second = start(['start', ...ports], {}, 'run')
    expect(await second.exit).toBe(1)
    for (const part of PARTS) {
      const command = `node --conditions=pix-source.* packages/start/src/part.ts ${part}\\.$`
      expect(second.text()).toMatch(
        new RegExp(`^Port \\d+ for the ${part} is taken by process ${pidOf(part)}, ${command}`, 'm'),
      )
    }
    expect(second.text()).toContain(
      `An older start of this folder is running. End it: kill ${run().child.pid}\n`,
    )
  })

  it('one request ends nothing: a range outside of a page is 416, and all three go on', async () => {
    const socket = connect(Number(new URL(run().urls.docs).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: docs\r\nconnection: close\r\nrange: bytes=5-1\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toMatch(/^HTTP\/1\.1 416 .*\r\n/)
    for (const part of PARTS) expect([part, await answers(run(), part)]).toEqual([part, true])
    expect(run().text()).not.toContain('ended')
  })

  it('the terminal shows a 500 of the sandbox with its request id, and no request that went well', async () => {
    const { service } = run().urls
    const fault = { target: { operationId: 'getBalance' }, effect: { kind: 'status', status: 500 } }
    const made = await fetch(`${service}/sandbox/wallets/${DEMO_WALLET}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    expect(made.status).toBe(201)
    const answer = await fetch(`${service}/v1/balance`, { headers: { authorization: await token(service) } })
    expect(answer.status).toBe(500)
    await run().until(/^service \| error: GET \/v1\/balance 500 /m)
    await run().until(new RegExp(`^service \\| .*requestId: '${answer.headers.get('x-request-id')}'`, 'm'))
    expect(run().text()).not.toMatch(/service \| .*(?:oauth2|sandbox\/wallets)/)
  })

  it('the terminal has the stack of a part that threw, each line with its name', async () => {
    inject('docs', 'throw')
    const stack =
      /^docs {4}\| RangeError: The test said so\.\ndocs {4}\| {5}at process\.<anonymous> .*part-faults\.ts/m
    await expect(run().until(stack)).resolves.toBeDefined()
    await run().until(/^docs runs again /m)
  })

  it('the terminal says that the data of a service in memory are lost', async () => {
    inject('service', 'throw')
    const sentence = /^service ended .* It starts again in 1 s\. Its data were in memory and are lost\.$/m
    await expect(run().until(sentence)).resolves.toBeDefined()
    await run().until(/^service runs again /m)
  })

  it('ends on Ctrl-C, which a terminal sends to every process, while a part waits to start again', async () => {
    const pids = (['service', 'docs'] as const).map(pidOf)
    process.kill(pidOf('mock'), 'SIGKILL')
    await run().until(/^mock ended .* It starts again/m)
    const before = run().text().length
    process.kill(-(run().child.pid ?? 0), 'SIGINT')
    expect(await run().exit).toBe(0)
    const text = run().text().slice(before)
    expect(text).toMatch(/Stopped\.\n$/)
    expect(text).not.toMatch(/ended|killed|runs again/)
    expect(await areGone(pids)).toBe(true)
  })
})

async function token(service: string): Promise<string> {
  const form = new FormData()
  form.set('client_id', 'alfa-demo')
  form.set('client_secret', 'alfa-demo-secret')
  form.set('grant_type', 'client_credentials')
  const answer = await fetch(`${service}/v1/oauth2/token`, { method: 'POST', body: form })
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}
