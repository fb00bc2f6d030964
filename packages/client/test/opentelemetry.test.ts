import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { openTelemetry } from '@pix-payments/client/opentelemetry'
import { expect, it } from 'vitest'
import { refused, setting, WITHDRAWAL } from './support/client.ts'

const REFUSED = refused(500, 'InternalError')

it('makes a span of each attempt and sends its traceparent, without data of the request', async () => {
  const exporter = new InMemorySpanExporter()
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  await using world = await setting([REFUSED, { body: {} }], { tracing: openTelemetry({ tracerProvider }) })
  await world.pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL)
  const spans = exporter.getFinishedSpans().filter(({ name }) => name !== 'POST /v1/oauth2/token')
  const { hostname, port } = new URL(world.provider.baseUrl)
  const shared = {
    'http.request.method': 'POST',
    'url.template': '/v1/pix/withdraw/pix-key',
    'server.address': hostname,
    'server.port': Number(port),
    'pix.operation.id': 'createWithdrawalByPixKey',
    'pix.request.id': expect.any(String) as string,
  }
  expect(spans.map(({ attributes }) => attributes)).toEqual([
    { ...shared, 'http.response.status_code': 500, 'pix.error.code': 'InternalError', 'error.type': '500' },
    { ...shared, 'http.request.resend_count': 1, 'http.response.status_code': 202 },
  ])
  expect(world.provider.requests.map(({ headers }) => headers['traceparent'])).toEqual(
    spans.map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`),
  )
})

it('does nothing without an SDK', async () => {
  await using world = await setting([{ body: {} }], { tracing: openTelemetry() })
  await world.pix.balances.getBalance()
  expect(world.provider.requests[0]?.headers).not.toHaveProperty('traceparent')
})
