import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf, close, httpLimits, listen } from '@pix-payments/http-contract/http'
import { type HealthOptions, createHealth } from './health.ts'

/** Where metrics and health are served beside the API. */
export interface ListenAddress {
  /** A name, or an IP address without brackets. */
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}

export interface MetricsServer {
  /** Of the metrics: `http://127.0.0.1:9464/metrics`. */
  readonly url: string
  close(): Promise<void>
}

/** The address of the metrics cannot be opened; `cause` is the error of the system. */
export class MetricsListenError extends Error {
  override readonly name = 'MetricsListenError'

  constructor(cause: unknown) {
    super(`The address of the metrics cannot be opened: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` at an address of their own, so that what is open to the world has no
 * metrics.
 *
 * @throws MetricsListenError
 */
export async function startMetricsServer(
  { host, port }: ListenAddress,
  health: HealthOptions,
): Promise<MetricsServer> {
  const server = createServer(
    httpLimits(),
    getRequestListener(createHealth(health).fetch, { overrideGlobalObjects: false }),
  )
  await listen(server, port, host).catch((error: unknown) => {
    throw new MetricsListenError(error)
  })
  return { url: `${addressOf(server, host).url}/metrics`, close: () => close(server) }
}
