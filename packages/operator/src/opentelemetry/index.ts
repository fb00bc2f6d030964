import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  context,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api'
import type { Tracing } from '../kit/tracing.ts'

export interface OpenTelemetryOptions {
  /** The provider of the spans. The one that your SDK has registered by default. */
  readonly tracerProvider?: TracerProvider
}

/**
 * Makes a span of each delivery that arrives and of each step of the worker. A step belongs to the trace of its event, or
 * of the request that stored the payout. Without an SDK it does nothing.
 */
export function openTelemetry({
  tracerProvider = trace.getTracerProvider(),
}: OpenTelemetryOptions = {}): Tracing {
  const tracer = tracerProvider.getTracer('@pix-payments/operator')
  return {
    current() {
      return traceparentOf(trace.getSpan(context.active()))
    },
    span({ name, kind, parent, attributes }, work) {
      const above = parent === null ? ROOT_CONTEXT : contextOf(parent)
      const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, above)
      return context.with(trace.setSpan(above, span), async () => {
        try {
          return await work(traceparentOf(span))
        } catch (error) {
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
  }
}

function traceparentOf(span: Span | undefined): string | undefined {
  const it = span?.spanContext()
  if (it === undefined || !isSpanContextValid(it)) return undefined
  return `00-${it.traceId}-${it.spanId}-${it.traceFlags.toString(16).padStart(2, '0')}`
}

function contextOf(traceparent: string): typeof ROOT_CONTEXT {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  const it = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) || 0, isRemote: true }
  return isSpanContextValid(it) ? trace.setSpanContext(ROOT_CONTEXT, it) : ROOT_CONTEXT
}
