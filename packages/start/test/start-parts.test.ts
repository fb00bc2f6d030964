import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAll, FREE_PORTS, type Run, start } from './support/run.ts'

const FAULTS = new URL('./support/part-faults.ts', import.meta.url).href
const PARTS = ['service', 'mock', 'docs'] as const
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

async function started(...args: string[]): Promise<Started> {
  const env = { PART_FAULTS: folder, NODE_OPTIONS: `--import=${FAULTS}` }
  const run = start([...FREE_PORTS, ...args], env)
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

/** Waits until the processes have ended. */
async function areGone(pids: readonly number[]): Promise<true> {
  while (pids.some(isAlive)) await setTimeout(50)
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('one start of the product', () => {
  // A start takes seconds, so these tests share one start. Each test continues where the previous test ended.
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started('--ephemeral')
  })
  afterAll(endRun)

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

  it('ends on Ctrl-C while a part waits to start again', async () => {
    process.kill(pidOf('mock'), 'SIGKILL')
    await run.until(/^mock ended .* It starts again/m)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(run.text()).not.toContain('mock runs again')
  })
})

describe('one start of the product that keeps its data', () => {
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started('--data', join(folder, 'data'))
  })
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

  it('ends on Ctrl-C, which a terminal sends to every process', async () => {
    const pids = PARTS.map(pidOf)
    const before = run.text().length
    process.kill(-(run.child.pid ?? 0), 'SIGINT')
    expect(await run.exit).toBe(0)
    const text = run.text().slice(before)
    expect(text).toMatch(/Stopped\.\n$/)
    expect(text).not.toMatch(/ended|killed/)
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

describe('the end of the product, while a part hangs', () => {
  beforeEach(makeFolder)
  afterEach(endRun)

  it('comes on Ctrl-C when a part hangs, which is then killed', async () => {
    const run = await started('--ephemeral')
    const pids = PARTS.map(pidOf)
    await hang('service')
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(run.text()).toContain('service does not end, so it is killed.')
    expect(await areGone(pids)).toBe(true)
  })

  it('comes at once on the second Ctrl-C', async () => {
    const run = await started('--ephemeral')
    const pids = PARTS.map(pidOf)
    await hang('docs')
    const again = setInterval(() => run.child.kill('SIGINT'), 200)
    expect(await run.exit).toBe(130)
    clearInterval(again)
    expect(await areGone(pids)).toBe(true)
  })

  it('comes to every part when the command is killed, also to one that hangs', async () => {
    const run = await started('--ephemeral')
    const pids = PARTS.map(pidOf)
    await hang('mock')
    run.child.kill('SIGKILL')
    expect(await areGone(pids)).toBe(true)
  })
})
