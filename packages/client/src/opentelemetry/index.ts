import {
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  context,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api'
import type { Tracing } from '../options.ts'

export interface OpenTelemetryOptions {
  /** The provider of the spans. The one that your SDK has registered by default. */
  readonly tracerProvider?: TracerProvider
}

/**
 * Makes a span of each attempt and sends its `traceparent`, so that your trace continues in the service and in its
 * webhooks:
 *
 *     const pix = createPixClient({ baseUrl, clientId, clientSecret, tracing: openTelemetry() })
 *
 * A span has the route and no `url.full`, because a path may hold a Pix key. Without an SDK it does nothing. If your
 * process also instruments `fetch`, let that instrumentation ignore this client: both would send a `traceparent`.
 */
export function openTelemetry({
  tracerProvider = trace.getTracerProvider(),
}: OpenTelemetryOptions = {}): Tracing {
  const tracer = tracerProvider.getTracer('@pix-payments/client')
  return ({ operationId, attempt, method, path }, url, headers) => {
    const { hostname, port, protocol } = new URL(url)
    const span = tracer.startSpan(
      `${method} ${path}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': method,
          'url.template': path,
          'server.address': hostname,
          'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
          ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
          'pix.operation.id': operationId,
        },
      },
      context.active(),
    )
    const it = span.spanContext()
    if (isSpanContextValid(it)) {
      const flags = it.traceFlags.toString(16).padStart(2, '0')
      headers['traceparent'] = `00-${it.traceId}-${it.spanId}-${flags}`
    }
    return ({ status, requestId, code, failure }) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (requestId !== undefined) span.setAttribute('pix.request.id', requestId)
      if (code !== undefined) span.setAttribute('pix.error.code', code)
      if (failure !== undefined) {
        span.setAttribute('error.type', status === undefined || status < 400 ? failure : String(status))
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    }
  }
}
