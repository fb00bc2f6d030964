import type * as OpenTelemetry from '@opentelemetry/api'
import { version } from '../version.ts'
import type { Tracing } from './tracing.ts'

/** Where all copies of `@opentelemetry/api` with version 1 share what an SDK has registered. */
const REGISTERED: unique symbol = Symbol.for('opentelemetry.js.api.1')

/**
 * Returns the spans of the SDK that is registered in this process. Undefined without one; then `@opentelemetry/api`, an
 * optional dependency, is not even loaded.
 */
export async function findTracing(): Promise<Tracing | undefined> {
  const registered = (globalThis as { readonly [REGISTERED]?: { readonly trace?: unknown } })[REGISTERED]
  if (registered?.trace === undefined) return undefined
  try {
    return tracingOf(await import('@opentelemetry/api'))
  } catch {
    // An SDK is registered by another part of the process, and the service cannot load the API.
    return undefined
  }
}

function tracingOf(api: typeof OpenTelemetry): Tracing {
  const { trace, context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  const tracer = trace.getTracer('@pix-payments/service', version)

  function contextOf(parent: string | undefined): OpenTelemetry.Context {
    if (parent === 'active') return context.active()
    if (parent === undefined) return ROOT_CONTEXT
    const [, traceId = '', spanId = '', flags = '0'] = parent.split('-')
    const traceFlags = Number.parseInt(flags, 16)
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  function traceparentOf(span: OpenTelemetry.Span): string | undefined {
    const it = span.spanContext()
    if (!isSpanContextValid(it)) return undefined
    return `00-${it.traceId}-${it.spanId}-${it.traceFlags.toString(16).padStart(2, '0')}`
  }

  return {
    span({ name, kind, parent, attributes }, work) {
      const above = contextOf(parent)
      const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, above)
      const fail = (type: string): void => {
        span.setAttribute('error.type', type)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      const open = {
        traceparent: traceparentOf(span) ?? (parent === 'active' ? undefined : parent),
        rename: (to: string) => void span.updateName(to),
        set: (more: OpenTelemetry.Attributes) => void span.setAttributes(more),
        fail,
      }
      return context.with(trace.setSpan(above, span), async () => {
        try {
          return await work(open)
        } catch (error) {
          fail(error instanceof Error ? error.name : 'unknown')
          throw error
        } finally {
          span.end()
        }
      })
    },
    isInSpan: () => trace.getSpan(context.active())?.isRecording() === true,
  }
}
