import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { errors } from '@pix-payments/spec'
import { afterEach, describe, expect, test } from 'vitest'
import { BEARER, call } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { startServer } from './support/receiver.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
/** Options that use a small contract. It loads faster and suits tests that do not depend on the contract. */
const SMALL = ['--contract', join(import.meta.dirname, 'support/holes.json')]
const OPERATIONS = Object.keys(errors.operations).length
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

function run(args: readonly string[], environment: Record<string, string> = {}): Run {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, ['--conditions=source', CLI, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

const URL_OF = /http:\/\/127\.0\.0\.1:\d+/

async function urlOf({ output }: Run): Promise<string> {
  await expect.poll(output, { timeout: 50_000 }).toMatch(URL_OF)
  return URL_OF.exec(output())?.[0] ?? ''
}

describe('pix-mock', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, then exits with 0', async (signal) => {
    const serving = run(['--port', '0'])
    const url = await urlOf(serving)
    expect((await call(url, '/v1/balance', { headers: BEARER })).status).toBe(200)
    serving.child.kill(signal)
    expect(await serving.ended).toBe(0)
    expect(serving.output()).toContain(`Mock of the Pix payment API: ${url} (${OPERATIONS} operations)`)
    expect(serving.output()).toContain('GET /v1/balance → 200 getBalance')
  })

  test('a taken port is one line that names the option and the variable', async () => {
    const mock = await createSharedMock()
    const port = String(mock.port)
    for (const taken of [run([...SMALL, '--port', port]), run(SMALL, { PIX_MOCK_PORT: port })]) {
      expect(await taken.ended).toBe(1)
      expect(taken.output()).toBe(
        `Port ${mock.port} is taken. Choose another with --port or PIX_MOCK_PORT.\n`,
      )
    }
    await mock.close()
  })

  test.each([
    { args: ['--port', 'x'], want: /option '--port <port>'.*It must be a port from 0 to 65535/ },
    { args: ['--log-level', 'loud'], want: /Allowed choices are silent, error, info\./ },
    { args: ['--log-level', 'debug'], want: /Allowed choices are silent, error, info\./ },
    {
      args: ['bogus'],
      want: /^error: unknown command 'bogus'\. The commands are serve, proxy, emit, events\.\n/,
    },
    { args: ['serve', 'bogus'], want: /^error: too many arguments for 'serve'/ },
    {
      args: ['--port', '0', '--host', '203.0.113.1', ...SMALL],
      want: /^The host 203\.0\.113\.1 is not an address of this machine\. Choose another with --host\.\n$/,
    },
    {
      args: ['--port', '0', '--host', 'nowhere.invalid', ...SMALL],
      want: /^The host nowhere\.invalid is not known\. Choose another with --host\.\n$/,
    },
    {
      args: ['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:1', '--secret', 'foo'],
      want: /^The secret must be whsec_ followed by base64\n$/,
    },
    {
      args: ['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:1', '--event-id', 'x'],
      want: /option '--event-id <uuid>' argument 'x' is invalid\. It must be a UUID\./,
    },
    {
      args: [
        'emit',
        'pixChargePaid',
        '--to',
        'http://127.0.0.1:1',
        '--new-id',
        '--event-id',
        'a3bb189e-8bf9-4888-9912-ace4e6543002',
      ],
      want: /cannot be used with/,
    },
    { args: ['--contract', '/nowhere.json'], want: /^The contract \/nowhere\.json cannot be used: ENOENT/ },
    { args: ['emit', 'pixChargePaid'], want: /required option '--to <url>' not specified/ },
    {
      args: ['emit', 'pixChargeLost', '--to', 'http://127.0.0.1:1'],
      want: /^The contract has no event pixChargeLost/,
    },
    { args: ['emit', 'pixChargePaid', '--to', 'http://127.0.0.1:2'], want: /ECONNREFUSED/ },
    { args: ['proxy', '--target', 'nowhere'], want: /The target must be an http or https URL/ },
  ])('$args is refused', async ({ args, want }) => {
    const refused = run(args)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(want)
  })

  test('an empty port variable is as good as none', async () => {
    const serving = run([...SMALL, '--log-level', 'info'], { PIX_MOCK_PORT: '' })
    await expect
      .poll(serving.output, { timeout: 50_000 })
      .toMatch(/: http:\/\/127\.0\.0\.1:4020 |^Port 4020 is taken/)
    serving.child.kill('SIGTERM')
    await serving.ended
  })

  test('emit --help has no default header', async () => {
    const help = run(['emit', '--help'])
    expect(await help.ended).toBe(0)
    expect(help.output()).not.toContain('{}')
    for (const option of ['--event-id', '--new-id']) expect(help.output()).toContain(option)
  })

  test.each([[['serve', '--help']], [['--help']]])('%j lists every option of serve', async (args) => {
    const help = run(args)
    expect(await help.ended).toBe(0)
    for (const option of [
      '--port',
      '--host',
      '--contract',
      '--log-level',
      '--watch',
      '--no-cors',
      'PIX_MOCK_PORT',
    ]) {
      expect(help.output()).toContain(option)
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
    expect(await taken.ended).toBe(0)
    expect(taken.output()).toMatch(
      /^pixChargePaid \(\S+\) [0-9a-f-]{36} → 204 http.*\/yes\nSigned with whsec_\S+\n$/,
    )
    expect(receiver.received[0]?.headers.authorization).toBe('Bearer hook')
    expect(await run(['emit', 'pixChargePaid', '--to', `${receiver.url}/no`]).ended).toBe(1)
    await receiver.close()
  })

  test('emit can repeat an event, send it as a new one, or under an id', async () => {
    const receiver = await startServer((_request, response) => {
      response.writeHead(204).end()
    })
    const emit = async (...args: string[]): Promise<string | string[] | undefined> => {
      expect(await run(['emit', 'pixChargePaid', '--to', receiver.url, ...args]).ended).toBe(0)
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
    expect(await events.ended).toBe(0)
    expect(events.output()).toMatch(/^pixChargePaid: \S+/m)
  })

  test('proxy --fail exits with 1 after a violation', async () => {
    const upstream = await startServer((_request, response) => {
      response.writeHead(418).end()
    })
    const proxying = run(['proxy', '--target', upstream.url, '--port', '0', '--fail'])
    await expect.poll(proxying.output, { timeout: 50_000 }).toContain('Proxy of')
    const url = /: (http:\S+)\n/.exec(proxying.output())?.[1] ?? ''
    expect((await call(url, '/v1/balance', { headers: BEARER })).status).toBe(418)
    proxying.child.kill('SIGTERM')
    expect(await proxying.ended).toBe(1)
    expect(proxying.output()).toContain(
      '1 exchanges, 1 of them with violations; 0 requests without a response',
    )
    await upstream.close()
  })

  test.each([
    { name: 'a request without an answer', requests: ['/v1/balance'], fail: true, want: 1 },
    { name: 'nothing at all', requests: [], fail: true, want: 1 },
    { name: 'nothing at all, without --fail', requests: [], fail: false, want: 0 },
  ])('proxy exits with $want after $name', async ({ requests, fail, want }) => {
    const flags = fail ? ['--fail'] : []
    const proxying = run(['proxy', '--target', 'http://127.0.0.1:1', '--port', '0', ...flags])
    await expect.poll(proxying.output, { timeout: 50_000 }).toContain('Proxy of')
    const url = /: (http:\S+)\n/.exec(proxying.output())?.[1] ?? ''
    for (const path of requests) expect((await call(url, path, { headers: BEARER })).status).toBe(502)
    proxying.child.kill('SIGTERM')
    expect(await proxying.ended).toBe(want)
    expect(proxying.output()).toContain(
      `0 exchanges, 0 of them with violations; ${requests.length} requests without a response`,
    )
  })
})
