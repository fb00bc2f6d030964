import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areGone, endAll, FREE_PORTS, type Run, start, startBelowNpm } from './support/run.ts'

const FAULTS = new URL('./support/part-faults.ts', import.meta.url).href
const PARTS = ['service', 'mock', 'docs'] as const
/** As long as a test may take. */
const START_MILLISECONDS = 60_000
/** The id of the wallet to which the first demo credentials belong. */
const DEMO_WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'
type Part = (typeof PARTS)[number]

let folder: string
function makeFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'pix-start-'))
}
function endRun(): void {
  endAll()
  rmSync(folder, { recursive: true, force: true })
}

interface Started extends Run {
  readonly urls: Readonly<Record<Part, string>>
}

async function started(args: readonly string[], launch: typeof startBelowNpm = start): Promise<Started> {
  const env = { PART_FAULTS: folder, NODE_OPTIONS: `--import=${FAULTS}` }
  const run = launch([...FREE_PORTS, ...args], env)
  const [, service = ''] = await run.until(/Service\s+(http:\S+)/)
  const [, mock = ''] = await run.until(/Mock\s+(http:\S+)/)
  const [, docs = ''] = await run.until(/Guides\s+(http:\S+)\//)
  await run.until(/Ctrl-C/)
  return { ...run, urls: { service, mock, docs } }
}

const pidOf = (part: Part): number => Number(readFileSync(join(folder, part), 'utf8'))

function inject(part: Part, fault: 'throw' | 'hang' | 'end'): void {
  writeFileSync(join(folder, 'fault'), fault)
  process.kill(pidOf(part), 'SIGUSR2')
}

async function hang(part: Part): Promise<void> {
  inject(part, 'hang')
  while (!existsSync(join(folder, 'hangs'))) await setTimeout(10)
}

async function answers({ urls }: Started, part: Part): Promise<boolean> {
  const path = { service: '/readyz', mock: '/v1/balance', docs: '/' }[part]
  const headers = { authorization: 'Bearer demo', connection: 'close' }
  return fetch(urls[part] + path, { headers }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

describe('one start of the product', () => {
  // A start takes seconds, so these tests share one start. Each test continues where the previous test ended.
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started(['--ephemeral'])
  }, START_MILLISECONDS)
  afterAll(endRun)

  it('prints calls that work, and the address of the reference', async () => {
    // The commands of the first deposit are run exactly as `start` prints them.
    const [, deposit = ''] = /balance\.\n\n([^]+)\nAny documented response/.exec(run.text()) ?? []
    const { stdout } = await promisify(execFile)('bash', ['-euc', deposit])
    expect(stdout).toContain('"status":"PAID"')
    expect(stdout).toContain('"availableBalance":10001000')
    const page = await fetch(/Reference\s+(http:\S+)/.exec(run.text())?.[1] ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')
  })

  it('is named by a second start, which needs the same ports', async () => {
    const ports = PARTS.flatMap((part) => [`--${part}-port`, new URL(run.urls[part]).port])
    const second = start(['start', ...ports], {}, 'run')
    expect(await second.exit).toBe(1)
    for (const part of PARTS) {
      const command = `node --conditions=pix-source.* packages/start/src/part.ts ${part}\\.$`
      expect(second.text()).toMatch(
        new RegExp(`^Port \\d+ for the ${part} is taken by process ${pidOf(part)}, ${command}`, 'm'),
      )
    }
    expect(second.text()).toContain(
      `An older start of this folder is running. End it: kill ${run.child.pid}\n`,
    )
  })

  it('one request ends nothing: a range outside of a page is 416, and all three go on', async () => {
    const socket = connect(Number(new URL(run.urls.docs).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: docs\r\nconnection: close\r\nrange: bytes=5-1\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toMatch(/^HTTP\/1\.1 416 .*\r\n/)
    for (const part of PARTS) expect([part, await answers(run, part)]).toEqual([part, true])
    expect(run.text()).not.toContain('ended')
  })

  it('the terminal shows a 500 of the sandbox with its request id, and no request that went well', async () => {
    const { service } = run.urls
    const fault = { target: { operationId: 'getBalance' }, effect: { kind: 'status', status: 500 } }
    const made = await fetch(`${service}/sandbox/wallets/${DEMO_WALLET}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    expect(made.status).toBe(201)
    const answer = await fetch(`${service}/v1/balance`, { headers: { authorization: await token(service) } })
    expect(answer.status).toBe(500)
    await run.until(/^service \| error: GET \/v1\/balance 500 /m)
    await run.until(new RegExp(`^service \\| .*requestId: '${answer.headers.get('x-request-id')}'`, 'm'))
    expect(run.text()).not.toMatch(/service \| .*(?:oauth2|sandbox\/wallets)/)
  })

  it('the terminal has the stack of a part that threw, each line with its name', async () => {
    inject('docs', 'throw')
    const stack =
      /^docs {4}\| RangeError: The test said so\.\ndocs {4}\| {5}at process\.<anonymous> .*part-faults\.ts/m
    await expect(run.until(stack)).resolves.toBeDefined()
    await run.until(/^docs runs again /m)
  })

  it('the terminal says that the data of a service in memory are lost', async () => {
    inject('service', 'throw')
    const sentence = /^service ended .* It starts again in 1 s\. Its data were in memory and are lost\.$/m
    await expect(run.until(sentence)).resolves.toBeDefined()
    await run.until(/^service runs again /m)
  })

  it('ends on Ctrl-C, which a terminal sends to every process, while a part waits to start again', async () => {
    const pids = (['service', 'docs'] as const).map(pidOf)
    process.kill(pidOf('mock'), 'SIGKILL')
    await run.until(/^mock ended .* It starts again/m)
    const before = run.text().length
    process.kill(-(run.child.pid ?? 0), 'SIGINT')
    expect(await run.exit).toBe(0)
    const text = run.text().slice(before)
    expect(text).toMatch(/Stopped\.\n$/)
    expect(text).not.toMatch(/ended|killed|runs again/)
    expect(await areGone(pids)).toBe(true)
  })
})

describe('one start of the product that keeps its data', () => {
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started(['--data', join(folder, 'data')])
  }, START_MILLISECONDS)
  afterAll(endRun)

  it('a part that ends is named, leaves the others alone, and comes back at its address', async () => {
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    const faults = [
      { part: 'service', bring: (part) => process.kill(pidOf(part), 'SIGKILL'), end: '(SIGKILL).' },
      {
        part: 'mock',
        bring: (part) => inject(part, 'throw'),
        end: '(exit code 1): RangeError: The test said so.',
      },
      { part: 'docs', bring: (part) => inject(part, 'end'), end: '(exit code 7).' },
    ] satisfies readonly { part: Part; bring: (part: Part) => void; end: string }[]
    for (const { part, bring, end } of faults) {
      bring(part)
      await run.until(new RegExp(`^${part} ended `, 'm'))
      for (const other of PARTS) expect([other, await answers(run, other)]).toEqual([other, other !== part])
      await run.until(new RegExp(`^${part} runs again `, 'm'))
      expect(await answers(run, part)).toBe(true)
      expect(run.text()).toContain(`\n${part} ended ${end} It starts again in 1 s.\n`)
      expect(run.text()).toContain(`\n${part} runs again at ${run.urls[part]}.\n`)
    }
  })

  it('ends on Ctrl-C when a part hangs, which is then killed', async () => {
    const pids = PARTS.map(pidOf)
    await hang('service')
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(run.text()).toContain('service does not end, so it is killed.')
    expect(await areGone(pids)).toBe(true)
  })
})

describe('one start of the product that other machines can reach', () => {
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started(['--ephemeral', '--host', '0.0.0.0'])
  }, START_MILLISECONDS)
  afterAll(endRun)

  it('shows the control token', async () => {
    const [, token = ''] = /control API needs the token ([\w-]+)/.exec(run.text()) ?? []
    expect(await statusWith(run)).toBe(401)
    expect(await statusWith(run, token)).toBe(200)
  })

  it('ends at once on the second Ctrl-C, while a part hangs', async () => {
    const pids = PARTS.map(pidOf)
    await hang('docs')
    const again = setInterval(() => run.child.kill('SIGINT'), 200)
    expect(await run.exit).toBe(130)
    clearInterval(again)
    expect(await areGone(pids)).toBe(true)
  })
})

describe('one start of the product below npm', () => {
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started(['--ephemeral', '--host', '0.0.0.0', '--control-token', 'chosen'], startBelowNpm)
  }, START_MILLISECONDS)
  afterAll(endRun)

  it('takes the control token that it is given', async () => {
    expect(await statusWith(run, 'chosen')).toBe(200)
    expect(run.text()).not.toContain('control API needs the token')
  })

  it('ends when npm is killed, with every part, also one that hangs', async () => {
    const pids = PARTS.map(pidOf)
    await hang('mock')
    run.child.kill('SIGKILL')
    expect(await areGone(pids)).toBe(true)
  })
})

async function statusWith({ urls }: Started, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const wallets = `${urls.service.replace('0.0.0.0', '127.0.0.1')}/sandbox/wallets`
  return (await fetch(wallets, { headers })).status
}

async function token(service: string): Promise<string> {
  const form = new FormData()
  form.set('client_id', 'alfa-demo')
  form.set('client_secret', 'alfa-demo-secret')
  form.set('grant_type', 'client_credentials')
  const answer = await fetch(`${service}/v1/oauth2/token`, { method: 'POST', body: form })
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}
