import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { openTelemetry } from '@pix-payments/operator/opentelemetry'
import { systemClock } from '@pix-payments/client'
import { signWebhook } from '@pix-payments/client/webhooks'
import { expect, test } from 'vitest'
import { createOperatorKit } from '../src/index.ts'
import { ENGINES } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a delivery and its step belong to the trace of the delivery', async () => {
  const [engine] = ENGINES
  if (engine === undefined) throw new Error('There is no engine')
  await using operator = await startOperator(engine, { webhook: false })
  const exporter = new InMemorySpanExporter()
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const none = async (): Promise<void> => undefined
  const kit = createOperatorKit({
    storage: operator.storage,
    wallets: [{ walletId: 'w', pix: operator.pix, secrets: () => [SECRET] }],
    handlers: { onPaid: none, onTakenBack: none, onWithdrawalGivenBack: none, onWithdrawalReturned: none },
    tracing: openTelemetry({ tracerProvider }),
  })
  const body = JSON.stringify({
    eventId: 'event-1',
    event: 'somethingNew',
    occurredAt: '2026-03-02T12:00:00.000Z',
  })
  const timestampSeconds = Math.floor(systemClock.now() / 1000)
  const signature = await signWebhook({ id: 'event-1', timestampSeconds, body, secrets: [SECRET] })
  const headers = { ...signature, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  await kit.handleWebhook(new Request('http://localhost/', { method: 'POST', body, headers }))
  await kit.runDue()
  const [received, worked] = exporter.getFinishedSpans()
  expect(received).toMatchObject({
    name: 'receive webhook',
    parentSpanContext: { traceId: TRACE, spanId: '00f067aa0ba902b7' },
    attributes: { 'pix.event.id': 'event-1' },
  })
  expect(worked).toMatchObject({
    name: 'work events',
    parentSpanContext: { traceId: TRACE, spanId: received?.spanContext().spanId },
    attributes: { 'pix.wallet.id': 'w', 'pix.event.name': 'somethingNew' },
  })
})
