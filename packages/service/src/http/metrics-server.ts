import { createServer } from 'node:http'
import { addressOf, close, httpLimits, listen, readTarget } from '@pix-payments/http-contract/http'
import { type HealthOptions, answerHealth, healthRoutes } from './health.ts'

/** The separate address that serves metrics and health. */
export interface ListenAddress {
  /** A host name, or an IP address without brackets. */
  readonly host: string
  /** The port. 0 means that the operating system chooses a free port. */
  readonly port: number
}

export interface MetricsServer {
  /** The URL of the metrics, such as `http://127.0.0.1:9464/metrics`. */
  readonly url: string
  close(): Promise<void>
}

/** The metrics server cannot listen on its address. `cause` is the error of the operating system. */
export class MetricsListenError extends Error {
  override readonly name = 'MetricsListenError'

  constructor(cause: unknown) {
    super(`The address of the metrics cannot be opened: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` at a separate address, so that the public address does not show metrics.
 *
 * @throws MetricsListenError
 */
export async function startMetricsServer(
  { host, port }: ListenAddress,
  health: HealthOptions,
): Promise<MetricsServer> {
  const routes = healthRoutes(health)
  const server = createServer(httpLimits(), (request, response) => {
    void answerHealth(routes.get(readTarget(request.url).path), request, response)
  })
  await listen(server, port, host).catch((error: unknown) => {
    throw new MetricsListenError(error)
  })
  return { url: `${addressOf(server, host).url}/metrics`, close: () => close(server) }
}
