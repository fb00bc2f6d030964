import { describe, expect, test } from 'vitest'
import { byKeyBody } from '../support/bodies.ts'
import { Operator } from '../support/operator.ts'
import { ORDER_SECRET } from '../support/order-sender.ts'
import { OTHER_SECRET, REPORT_SECRET } from '../support/reporter.ts'
import { commandLine } from './support/command-line.ts'

const { ended, run, servingWith } = commandLine()

const SECRETS = ['--rail-order-secret', ORDER_SECRET, '--rail-report-secret', REPORT_SECRET] as const

describe('pix-service rail', () => {
  test('serves the orders of a service: a withdrawal settles through both processes', async () => {
    const unreachable = ['--service-url', 'http://127.0.0.1:1']
    const rail = run(['rail', '--port', '0', '--log-format', 'json', ...unreachable, ...SECRETS])
    const [line, url = ''] = await rail.until(/^.*"url":"(http:[^"]+)".*$/m)
    expect(JSON.parse(line)).toMatchObject({
      msg: `Simulated institution at ${url}: answers look-ups, acknowledges orders, and reports to http://127.0.0.1:1`,
    })
    const remote = ['--rail', 'remote', '--rail-url', url, ...SECRETS]
    const service = await servingWith({}, '--ephemeral', ...remote)
    const operator = new Operator({
      url: service.url,
      walletId: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
      clientId: 'alfa-demo',
      clientSecret: 'alfa-demo-secret',
      now: () => Date.now(),
    })
    const body = byKeyBody()
    await operator.ok('createWithdrawalByPixKey', { body })
    const path = { externalId: String(body['externalId']) }
    const status = async (): Promise<string> => (await operator.ok('getWithdrawal', { path })).status
    // This institution cannot reach the service, so the service keeps the order.
    await rail.until(/PUT \/transfers\/\{orderId\} 503/)
    expect(await status()).toBe('INITIATED')
    rail.kill('SIGTERM')
    expect(await rail.exit).toBe(0)
    expect(rail.text()).toContain('Stopped.')
    expect(rail.text()).not.toMatch(/whsec_|52998224725/)

    const port = new URL(url).port
    const reachable = ['--service-url', `${service.url}/`, '--log-level', 'warn']
    const again = run(['rail', '--port', port, ...reachable, ...SECRETS])
    await expect.poll(status, { timeout: 20_000 }).toBe('SUCCESS')
    expect(again.text()).toBe('')
  }, 40_000)

  test.each([
    { args: [], problem: /--rail-order-secret \(PIX_SERVICE_RAIL_ORDER_SECRET\) is missing/ },
    {
      args: ['--rail-order-secret', ORDER_SECRET],
      problem: /--rail-report-secret \(PIX_SERVICE_RAIL_REPORT_SECRET\)/,
    },
    {
      args: ['--rail-order-secret', 'topsecret', '--rail-report-secret', REPORT_SECRET],
      problem: /whsec_ and base64/,
    },
    {
      args: [...SECRETS, '--service-url', 'localhost:4010'],
      problem: /--service-url \(PIX_SERVICE_URL\) must be a URL/,
    },
    { args: [...SECRETS, '--port', 'x'], problem: /--port \(PIX_SERVICE_PORT\) must be an integer/ },
    { args: [...SECRETS, '--data', 'x'], problem: /unknown option '--data'/ },
  ])('refuses $args and names the setting', async ({ args, problem }) => {
    const { code, text } = await ended(['rail', ...args])
    expect(text).toMatch(problem)
    expect(text).not.toMatch(/^\s+at |topsecret/m)
    expect(code).toBe(1)
  })

  test('refuses a port that is taken', async () => {
    const rail = run(['rail', '--port', '0', '--log-format', 'json', ...SECRETS])
    const [, url = ''] = await rail.until(/"url":"(http:[^"]+)"/)
    const { code, text } = await ended(['rail', '--port', new URL(url).port, ...SECRETS])
    expect(text).toMatch(/^Port \d+ is taken\. Choose another with --port or PIX_SERVICE_PORT\./)
    expect(code).toBe(1)
  })

  test('reads secrets from variables, and accepts each of them', async () => {
    const env = {
      PIX_SERVICE_RAIL_ORDER_SECRET: `${ORDER_SECRET}, ${OTHER_SECRET}`,
      PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
    }
    const rail = run(['rail', '--port', '0', '--log-format', 'json'], env)
    const [, url = ''] = await rail.until(/"url":"(http:[^"]+)"/)
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'READY' })
  })

  test('prints help with its settings', async () => {
    const { code, text } = await ended(['rail', '--help'])
    expect(text).toMatch(
      /--port <port>[^]*default 4040[^]*--service-url <url>[^]*--rail-order-secret <secrets>/,
    )
    expect(text).not.toContain('--data')
    expect(code).toBe(0)
  })
})
