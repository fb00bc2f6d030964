import type { Clock } from '../clock.ts'
import type { ListenAddress } from '../http/metrics-server.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'

export interface ServiceOptions {
  /** `sandbox` (the default) serves the simulations and the control API; in `production` they return 404 (G-004). */
  readonly mode?: 'sandbox' | 'production' | undefined
  /** 0, the default, selects any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** Path of the SQLite file. Without `file` and `store`, the data stays in memory. */
  readonly file?: string | undefined
  /** An open store, for example PostgreSQL. The service closes it. */
  readonly store?: Store | undefined
  /**
   * Makes the service deterministic: ids, times and the order of events depend only on the calls. The demo wallets are
   * frozen at a fixed time.
   */
  readonly seed?: string | undefined
  /** Default: the store's clock when several processes share the store, else the system clock. */
  readonly clock?: Clock | undefined
  /**
   * `true` allows web pages of any origin to call the API, `false` of none. Default: in the sandbox any origin, but
   * only pages of this machine for the control API; in production none.
   */
  readonly cors?: boolean | undefined
  /** Default: silent. */
  readonly log?: Log | undefined
  /** Write request and response bodies into the log, masked. */
  readonly logBodies?: boolean | undefined
  /** Leave tax ids, names, keys and accounts readable in the log. */
  readonly logPersonalData?: boolean | undefined
  /**
   * For a long-running service: loads the control API before it listens, and the error explanations afterwards. Without
   * it, the first request of each kind waits.
   */
  readonly prepare?: boolean | undefined
  /** Serve Prometheus metrics at /metrics. */
  readonly metrics?: boolean | undefined
  /** Serve metrics and health on a separate address, `{ host, port }`. The API then has no /metrics. */
  readonly metricsListen?: ListenAddress | undefined
  /**
   * The token that calls of the control API must send. Default: none on a loopback host, else a new token that the log
   * shows (G-270).
   */
  readonly controlToken?: string | undefined
  /** Return 429 after too many wrong client secrets (G-195). Default: true in production. */
  readonly tokenLimit?: boolean | undefined
  /** Proxies whose `X-Forwarded-For` is trusted: IP addresses and networks, such as `10.0.0.0/8`. Default: none. */
  readonly trustProxy?: readonly string[] | undefined
  /** Keep the latest requests of each wallet for the control API. Default: true in the sandbox. */
  readonly requestLog?: boolean | undefined
}

/** A running service. `await using service = await createService()` closes it at the end of the block. */
export interface RunningService extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** The token that calls of the control API must send: `controlToken`, or a new token that the service created. */
  readonly controlToken: string | undefined
  /** The URL of `metricsListen`. */
  readonly metricsUrl: string | undefined
  /** Stops accepting connections, finishes requests and deliveries in progress, then closes the store. */
  close(): Promise<void>
}

/** The metrics of the process, when they are enabled. */
export interface Metered {
  readonly meters?: Metrics | undefined
}

export const DEFAULT_HOST = '127.0.0.1'
