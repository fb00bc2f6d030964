import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { createPixClient } from '@pix-payments/client'
import { openTelemetry } from '@pix-payments/client/opentelemetry'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { DEMO_CREDENTIALS } from '@pix-payments/service'
import { freePort } from '@pix-payments/testing/free-port'
import { expect, it, onTestFinished } from 'vitest'
import { attributeOf, openCollector } from './collector.ts'
import { openReceiver } from './receiver.ts'

const CLI = join(
  dirname(fileURLToPath(import.meta.resolve('@pix-payments/service/package.json'))),
  'src/cli.ts',
)
const SDK = join(import.meta.dirname, '../examples/operating-traces.mjs')
const secretOf = (name: string): string => `whsec_${Buffer.alloc(32, name).toString('base64')}`
const SECRETS = ['--rail-order-secret', secretOf('order'), '--rail-report-secret', secretOf('report')]

/** Starts a command of the service with the SDK of the guide, and waits until it listens. */
async function start(
  collector: string,
  command: string,
  port: number,
  ...flags: string[]
): Promise<ChildProcess> {
  const program = [
    '--conditions=pix-source',
    '--import',
    SDK,
    CLI,
    command,
    '--port',
    String(port),
    ...SECRETS,
  ]
  const child = spawn(process.execPath, [...program, ...flags], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_BSP_SCHEDULE_DELAY: '50' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${command} has ended: ${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(`:${port}`)) resolve()
    })
  })
  return child
}

it('one trace leads from a call over the institution to the webhook, also after a restart (G-491)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pix-traces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const collector = await openCollector()
  const receiver = await openReceiver()
  receiver.answer(503)
  const [port, railPort] = [await freePort(), await freePort()]
  const baseUrl = `http://127.0.0.1:${port}`
  await start(collector.url, 'rail', railPort, '--service-url', baseUrl)
  const flags = [
    '--data',
    join(folder, 'pix.db'),
    '--rail',
    'remote',
    '--rail-url',
    `http://127.0.0.1:${railPort}`,
  ]
  const serve = (): Promise<ChildProcess> => start(collector.url, 'serve', port, ...flags)
  const first = await serve()

  const exporter = new OTLPTraceExporter({ url: `${collector.url}/v1/traces` })
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const [{ clientId, clientSecret, walletId }] = DEMO_CREDENTIALS
  const pix = createPixClient({ baseUrl, clientId, clientSecret, tracing: openTelemetry({ tracerProvider }) })
  const { clock } = createSandboxClient({ baseUrl })
  await pix.webhooks.configureWebhook({ url: receiver.url, authentication: { type: 'NONE' } })
  const pixKey = '52998224725'
  await pix.withdrawals.createWithdrawalByPixKey({
    amount: 7531,
    externalId: 'withdrawal-1',
    pixKey,
    expectedCreditor: { name: 'Maria Silva', taxId: pixKey },
  })
  await clock.advanceClock({ walletId, until: 'nextDue' })
  expect(receiver.events.map(({ event }) => event)).toEqual(['pixWithdrawSettled'])
  const statuses = (): readonly (string | undefined)[] =>
    ofTrace()
      .filter(({ attributes }) => attributes.some(({ key }) => key === 'pix.event.id'))
      .map((span) => attributeOf(span, 'http.response.status_code'))
  const call = () => collector.spans.find(({ name }) => name === 'POST /v1/pix/withdraw/pix-key')
  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === call()?.traceId)
  await expect.poll(statuses).toEqual(['503'])
  first.kill('SIGKILL')
  await new Promise((resolve) => first.once('exit', resolve))

  receiver.answer(204)
  await serve()
  await clock.advanceClock({ walletId, by: 3600 })
  await expect.poll(statuses).toEqual(['503', '204'])
  expect(
    ofTrace()
      .map(({ name }) => name)
      .filter((name) => name !== 'write' && name !== 'read')
      .toSorted(),
  ).toMatchInlineSnapshot(`
    [
      "POST",
      "POST",
      "POST /key-look-ups",
      "POST /rail/reports/transfer-accepted",
      "POST /rail/reports/transfer-settled",
      "POST /v1/pix/withdraw/pix-key",
      "POST /v1/pix/withdraw/pix-key",
      "PUT /transfers/{orderId}",
    ]
  `)
  const ids = new Set(ofTrace().map(({ spanId }) => spanId))
  expect(ofTrace().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([call()])
  const statements = ofTrace().map((span) => attributeOf(span, 'db.query.summary') ?? '')
  expect(statements.join(' ')).toContain('withdrawal.insert')
  // The amount as a whole value: the random ids of spans may contain its digits.
  expect(JSON.stringify(collector.spans)).not.toMatch(/52998224725|Maria|\b7531\b(?!-)/)
})
