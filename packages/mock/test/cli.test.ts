import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { errors } from '@pix-payments/spec'
import { captureCommands } from '@pix-payments/testing/captured-commands'
import { type Environment, runHere } from '@pix-payments/testing/command-here'
import { Run } from '@pix-payments/testing/command-run'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../src/program.ts'
import { BEARER, call } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { startServer } from './support/receiver.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
/** Options that use a small contract. It loads faster and suits tests that do not depend on the contract. */
const SMALL = ['--contract', join(import.meta.dirname, 'support/holes.json')]
const OPERATIONS = Object.keys(errors.operations).length
const started: Run[] = []
let restore: () => void
beforeEach(() => {
  restore = captureCommands()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((it) => it.end()))
  restore()
})

/** Runs the command in this process, because to load the contract takes long. */
function run(args: readonly string[], environment: Environment = {}): Run {
  const made = runHere(runProgram, args, environment)
  started.push(made)
  return made
}

/** Runs the command as a user does. */
function spawned(args: readonly string[]): Run {
  const child = spawn(process.execPath, ['--conditions=pix-source', CLI, ...args])
  const made = new Run((signal) => child.kill(signal))
  started.push(made)
  child.stdout.on('data', (chunk: Buffer) => made.write('output', String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => made.write('errors', String(chunk)))
  child.once('close', (code) => made.exited(code))
  return made
}

describe('pix-mock', () => {
  test.each([
    { signal: 'SIGINT', start: run },
    { signal: 'SIGTERM', start: spawned },
  ] as const)('serves until $signal, then exits with 0', async ({ signal, start }) => {
    const serving = start(['--port', '0'])
    const [url] = await serving.until(/http:\/\/127\.0\.0\.1:\d+/)
    expect((await call(url, '/v1/balance', { headers: BEARER })).status).toBe(200)
    serving.kill(signal)
    expect(await serving.exit).toBe(0)
    expect(serving.text()).toContain(`Mock of the Pix payment API: ${url} (${OPERATIONS} operations)`)
    expect(serving.text()).toContain('GET /v1/balance → 200 getBalance')
  })

  test('a taken port is one line that names the option and the variable', async () => {
    const mock = await createSharedMock()
    const port = String(mock.port)
    for (const taken of [run([...SMALL, '--port', port]), run(SMALL, { PIX_MOCK_PORT: port })]) {
      expect(await taken.exit).toBe(1)
      expect(taken.text()).toBe(`Port ${mock.port} is taken. Choose another with --port or PIX_MOCK_PORT.\n`)
    }
    await mock.close()
  })

  test.each([
    [['--port', 'x'], /option '--port <port>'.*It must be a port from 0 to 65535/],
    [['--log-level', 'loud'], /Allowed choices are silent, error, info\./],
    [['--log-level', 'debug'], /Allowed choices are silent, error, info\./],
    [['bogus'], /^error: unknown command 'bogus'\. The commands are serve, proxy, emit, events\.\n/],
    [['serve', 'bogus'], /^error: too many arguments for 'serve'/],
    [
      ['--port', '0', '--host', '203.0.113.1', ...SMALL],
      /^The host 203\.0\.113\.1 is not an address of this machine\. Choose another with --host\.\n$/,
    ],
    [
      ['--port', '0', '--host', 'nowhere.invalid', ...SMALL],
      /^The host nowhere\.invalid is not known\. Choose another with --host\.\n$/,
    ],
    [
      ['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:1', '--secret', 'foo'],
      /^The secret must be whsec_ followed by base64\n$/,
    ],
    [
      ['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:1', '--event-id', 'x'],
      /option '--event-id <uuid>' argument 'x' is invalid\. It must be a UUID\./,
    ],
    [
      [
        'emit',
        'pixChargePaid',
        '--to',
        'http://127.0.0.1:1',
        '--new-id',
        '--event-id',
        'a3bb189e-8bf9-4888-9912-ace4e6543002',
      ],
      /cannot be used with/,
    ],
    [['--contract', '/nowhere.json'], /^The contract \/nowhere\.json cannot be used: ENOENT/],
    [['emit', 'pixChargePaid'], /required option '--to <url>' not specified/],
    [['emit', 'pixChargeLost', '--to', 'http://127.0.0.1:1'], /^The contract has no event pixChargeLost/],
    [['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:2'], /ECONNREFUSED/],
    [['proxy', '--target', 'nowhere'], /The target must be an http or https URL/],
  ])('%j is refused', async (args, want) => {
    const refused = run(args)
    expect(await refused.exit).toBe(1)
    expect(refused.text()).toMatch(want)
  })

  test('an empty port variable is as good as none', async () => {
    const serving = run([...SMALL, '--log-level', 'info'], { PIX_MOCK_PORT: '' })
    const [said] = await serving.until(/: http:\/\/127\.0\.0\.1:4020 |^Port 4020 is taken/)
    expect(said).toContain('4020')
    serving.kill('SIGTERM')
    await serving.exit
  })

  test('emit --help has no default header', async () => {
    const help = run(['emit', '--help'])
    expect(await help.exit).toBe(0)
    expect(help.text()).not.toContain('{}')
    for (const option of ['--event-id', '--new-id']) expect(help.text()).toContain(option)
  })

  test.each([[['serve', '--help']], [['--help']]])('%j lists every option of serve', async (args) => {
    const help = run(args)
    expect(await help.exit).toBe(0)
    for (const option of [
      '--port',
      '--host',
      '--contract',
      '--log-level',
      '--watch',
      '--no-cors',
      'PIX_MOCK_PORT',
    ]) {
      expect(help.text()).toContain(option)
    }
  })

  test('emit says what was sent, how it was signed, and fails when it was not taken', async () => {
    const receiver = await startServer((request, response) => {
      response.writeHead(request.url === '/no' ? 500 : 204).end()
    })
    const taken = run([
      'emit',
      'pixChargePaid',
      '--to',
      `${receiver.url}/yes`,
      '--header',
      'Authorization: Bearer hook',
    ])
    expect(await taken.exit).toBe(0)
    expect(taken.text()).toMatch(
      /^pixChargePaid \(\S+\) [0-9a-f-]{36} → 204 http.*\/yes\nSigned with whsec_\S+\n$/,
    )
    expect(receiver.received[0]?.headers.authorization).toBe('Bearer hook')
    expect(await run(['emit', 'pixChargePaid', '--to', `${receiver.url}/no`]).exit).toBe(1)
    await receiver.close()
  })

  test('emit can repeat an event, send it as a new one, or under an id', async () => {
    const receiver = await startServer((_request, response) => {
      response.writeHead(204).end()
    })
    const emit = async (...args: string[]): Promise<string | string[] | undefined> => {
      expect(await run(['emit', 'pixChargePaid', '--to', receiver.url, ...args]).exit).toBe(0)
      return receiver.received.at(-1)?.headers['webhook-id']
    }
    const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
    const [first, again, fresh, other, given] = [
      await emit(),
      await emit(),
      await emit('--new-id'),
      await emit('--new-id'),
      await emit('--event-id', id),
    ]
    await receiver.close()
    expect(again).toBe(first)
    expect(new Set([first, fresh, other, given]).size).toBe(4)
    expect(given).toBe(id)
    for (const { headers, body } of receiver.received) {
      expect(JSON.parse(body)).toMatchObject({ eventId: headers['webhook-id'] })
    }
  })

  test('events lists the webhooks', async () => {
    const events = run(['events'])
    expect(await events.exit).toBe(0)
    expect(events.text()).toMatch(/^pixChargePaid: \S+/m)
  })

  test('proxy --fail exits with 1 after a violation', async () => {
    const upstream = await startServer((_request, response) => {
      response.writeHead(418).end()
    })
    const proxying = run(['proxy', '--target', upstream.url, '--port', '0', '--fail'])
    const [, url = ''] = await proxying.until(/^Proxy of .*: (http:\S+)\n/)
    expect((await call(url, '/v1/balance', { headers: BEARER })).status).toBe(418)
    proxying.kill('SIGTERM')
    expect(await proxying.exit).toBe(1)
    expect(proxying.text()).toContain('1 exchanges, 1 of them with violations; 0 requests without a response')
    await upstream.close()
  })

  test.each([
    { name: 'a request without an answer', requests: ['/v1/balance'], fail: true, want: 1 },
    { name: 'nothing at all', requests: [], fail: true, want: 1 },
    { name: 'nothing at all, without --fail', requests: [], fail: false, want: 0 },
  ])('proxy exits with $want after $name', async ({ requests, fail, want }) => {
    const flags = fail ? ['--fail'] : []
    const proxying = run(['proxy', '--target', 'http://127.0.0.1:1', '--port', '0', ...flags])
    const [, url = ''] = await proxying.until(/^Proxy of .*: (http:\S+)\n/)
    for (const path of requests) expect((await call(url, path, { headers: BEARER })).status).toBe(502)
    proxying.kill('SIGTERM')
    expect(await proxying.exit).toBe(want)
    expect(proxying.text()).toContain(
      `0 exchanges, 0 of them with violations; ${requests.length} requests without a response`,
    )
  })
})
