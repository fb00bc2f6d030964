import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

// The address of the collector is in OTEL_EXPORTER_OTLP_ENDPOINT.
const exporter = new OTLPTraceExporter()
const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] })
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
trace.setGlobalTracerProvider(provider)
process.once('SIGTERM', () => void provider.forceFlush())
