import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CATALOGUE } from '../src/index.ts'
import { runVerify } from '../src/run-verify.ts'
import { naiveBackEnd } from './support/back-ends.ts'

const CLI = resolve(import.meta.dirname, '../src/cli.ts')

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs the command in this process, without colours. */
async function run(...args: readonly string[]): Promise<Ended> {
  let output = ''
  const write = (chunk: string | Uint8Array): boolean => {
    output += chunk.toString()
    return true
  }
  vi.stubEnv('NO_COLOR', '1')
  const spies = [process.stdout, process.stderr].map((it) => vi.spyOn(it, 'write').mockImplementation(write))
  try {
    return { code: await runVerify(args), output }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Writes a configuration for one test. JSON is YAML. */
function configFile(config: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'pix-verify-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'pix-verify.yaml')
  writeFileSync(file, JSON.stringify(config))
  return file
}

test('prints the interface that the back end serves', async () => {
  const { code, output } = await run('--interface')
  expect(code).toBe(0)
  expect(output).toBe(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
})

test('lists what a scenario follows from and what it costs', async () => {
  const { code, output } = await run('--list', '--scenario', 'lost-answer')
  expect({ code, output }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "1 scenarios

    outgoing
      lost-answer
        The response to a withdrawal is lost after the payment API accepted it.
        Costs: The player has the money twice: the withdrawal was paid, and the balance was given back.
        Follows from: G-190, §8
    ",
    }
  `)
})

test.each([
  [['--scenario', 'nope'], 'No scenario is called nope. "pix-verify --list" shows all.'],
  [['--config', 'missing.yaml'], 'missing.yaml cannot be read.'],
  [['--seed', 'one'], 'Write a whole number.'],
  [['--seeds', '0'], 'Write 1 or more.'],
  [['--html', 'missing/report.html'], '--html missing/report.html: its folder is missing'],
  [['--unknown'], "unknown option '--unknown'"],
])('a wrong command line ends with 2: %j', async (args, message) => {
  const { code, output } = await run(...args)
  expect(output).toContain(message)
  expect(code).toBe(2)
})

test('a back end that does not answer ends with 4', async () => {
  const url = 'http://127.0.0.1:9'
  const config = configFile({ operator: { url, webhookUrl: url, startSeconds: 0.1 } })
  const { code, output } = await run('--config', config)
  expect(output).toContain('The back end is not ready after 0.1 seconds')
  expect(code).toBe(4)
})

test.each([
  ['hangs', undefined, 'The back end is not ready after 0.1 seconds: there was no answer within 1 s.'],
  [
    'does not follow openapi.yaml',
    '{"status":"ok","capabilities":["refund"]}',
    'getHealth: capabilities.0 must be one of work, clock, refunds, recurrences.',
  ],
])('a back end whose GET /health %s ends with 4', async (_, body, message) => {
  const server = createServer((_request, response) => void (body !== undefined && response.end(body)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = configFile({ operator: { url, webhookUrl: url, startSeconds: 0.1 } })
  const { code, output } = await run('--config', config)
  server.closeAllConnections()
  server.close()
  expect(output).toContain(message)
  expect(code).toBe(4)
})

test('a signal ends the run: the back end is killed, and the report has what was played', async () => {
  using backEnd = await naiveBackEnd(1)
  const { operator } = backEnd.config
  const file = configFile({ operator })
  const report = file.replace('yaml', 'json')
  const args = ['--conditions=pix-source', CLI, '--config', file, '--json', report]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const firstResult = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('duplicate-at-once')) done()
    })
  })
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await firstResult
  child.kill('SIGINT')
  const [code] = (await once(child, 'close')) as [number]
  expect(output).toMatch(new RegExp(`Stopped by SIGINT: \\d+ of ${CATALOGUE.length} were played`))
  expect(code).toBe(130)
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { scenario: { id: string } }[] }
  expect(results[0]?.scenario.id).toBe('duplicate-at-once')
  await expect(fetch(`${operator.url}/health`)).rejects.toThrow('fetch failed')
})

test('a back end that refuses the wallet fails each scenario, and the run goes on', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/health') response.end('{"status":"ok","capabilities":[]}')
    else response.writeHead(500).end('no such table: player')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = configFile({ operator: { url, webhookUrl: url } })
  const { code, output } = await run('--config', config, '--scenario', 'plain-deposit', 'lost-answer')
  server.close()
  expect(output).toContain('connect failed with 500: no such table: player')
  expect(output).toContain('0 passed, 2 failed, 0 skipped.')
  expect(code).toBe(1)
})

/** Accepts the wallet, and nothing else: no player can do anything, and it calls nothing. */
async function deadBackEnd(): Promise<{ readonly url: string } & Disposable> {
  const server = createServer((request, response) => {
    if (request.url === '/health') response.end('{"capabilities":["refunds"]}')
    else if (request.url === '/connection') response.writeHead(204).end()
    else if (request.url === '/balances') response.end('{"players":[],"inFlight":0,"operator":100000}')
    else if (request.url?.startsWith('/books/') === true) response.end('{"entries":[]}')
    else response.writeHead(404).end('no such route')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.dispose]: () => void server.close() }
}

test('a back end that does nothing passes nothing, and the reports say why', async () => {
  using dead = await deadBackEnd()
  const config = configFile({ operator: { url: dead.url, webhookUrl: dead.url } })
  const [junit, html] = ['xml', 'html'].map((it) => config.replace('yaml', it)) as [string, string]
  // The sandbox refuses the court order of the third one: the wallet does not have the money of the deposit.
  const ids = ['forged-payment', 'plain-deposit', 'wallet-too-small']
  const reports = ['--junit', junit, '--html', html]
  const { code, output } = await run('--config', config, '--scenario', ...ids, ...reports)
  expect(code).toBe(1)
  const reason = 'd-1 was not opened: 404: no such route'
  for (const text of [output, readFileSync(junit, 'utf8'), readFileSync(html, 'utf8')]) {
    expect(text).toContain(reason)
    expect(text).toContain('fund was not opened: 404')
  }
  expect(output).toContain('0 passed, 1 failed, 2 not played, 0 skipped.')
})

test('a reader of the output that ends early does not end the run', async () => {
  using dead = await deadBackEnd()
  const config = configFile({ operator: { url: dead.url, webhookUrl: dead.url } })
  const report = config.replace('yaml', 'json')
  const args = ['--conditions=pix-source', CLI, '--config', config, '--json', report]
  const ids = ['--scenario', 'forged-payment', 'unsigned-payment']
  const child = spawn(process.execPath, [...args, ...ids], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { outcome: string }[] }
  expect(results.map(({ outcome }) => outcome)).toEqual(['notPlayed', 'notPlayed'])
})

test('a run that cannot begin writes its reports too', async () => {
  const url = 'http://127.0.0.1:9'
  const config = configFile({ operator: { url, webhookUrl: url, startSeconds: 0.1 } })
  const [junit, html] = ['xml', 'html'].map((it) => config.replace('yaml', it)) as [string, string]
  const { code } = await run('--config', config, '--junit', junit, '--html', html)
  expect(code).toBe(4)
  expect(readFileSync(junit, 'utf8')).toContain('<error message="The back end is not ready')
  expect(readFileSync(html, 'utf8')).toContain('The run ended early: The back end is not ready')
})

test('writes the same failure into each report', async () => {
  using backEnd = await naiveBackEnd(1)
  const { operator } = backEnd.config
  const config = configFile({ operator })
  const [json, junit, html] = ['json', 'xml', 'html'].map((it) => config.replace('yaml', it)) as [
    string,
    string,
    string,
  ]
  const { code, output } = await run(
    '--config',
    config,
    '--scenario',
    'plain-deposit',
    'lost-answer',
    '--json',
    json,
    '--junit',
    junit,
    '--html',
    html,
  )
  expect(output).toContain('1 passed, 1 failed, 0 skipped.')
  expect(code).toBe(1)
  const { results } = JSON.parse(readFileSync(json, 'utf8')) as {
    results: { outcome: string; failure?: { differences: { check: string }[] } }[]
  }
  const failed = results.find(({ outcome }) => outcome === 'failed')
  expect(failed?.failure?.differences.map(({ check }) => check)).toEqual([
    'sum',
    'balance',
    'entry',
    'paidTwice',
  ])
  const text =
    'The wallet paid the withdrawal of ana 2 times, and the player asked for it once. ana has R$ 109,34 too much: R$ 90,66 instead of -R$ 18,68.'
  expect(readFileSync(junit, 'utf8')).toContain(`<failure message="${text}">`)
  expect(readFileSync(junit, 'utf8')).toContain(
    '<testsuite name="outgoing" tests="1" failures="1" skipped="0" time="',
  )
  expect(readFileSync(junit, 'utf8')).toMatch(
    /<property name="command" value="pix-verify --config .* --seed 1"/,
  )
  const page = readFileSync(html, 'utf8')
  expect(page).toContain('<h3>Where both sides differ first</h3>')
  expect(page).toContain(`<strong class="failed">${text}</strong>`)
  // What a reader needs to repeat and to mend it.
  for (const part of [
    /pix-verify [\d.]+, \d{4}-\d\d-\d\dT/,
    /pix-verify --config .* --seed 1</,
    'gaps.html#G-190"',
    'how-integrations-lose-money.html#withdrawals"',
    '&quot;expectedCreditor&quot;',
    '(not shown)',
  ])
    expect(page).toMatch(part)
  expect(page).not.toContain('<script')
})
