import type { Clock } from '../clock.ts'
import type { ListenAddress } from '../http/metrics-server.ts'
import type { RailChoice } from '../rail/open-rail.ts'
import type { Keep } from '../retention/keep.ts'
import type { Replica } from '../storage/replica.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'

export interface ServiceOptions {
  /**
   * `sandbox` (the default) serves the simulations and the control API. In `production`, requests to them return 404
   * (G-004).
   */
  readonly mode?: 'sandbox' | 'production' | undefined
  /** The port to listen on. 0, the default, selects any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** Path of the SQLite file. Without `file` and `store`, the data stays in memory. */
  readonly file?: string | undefined
  /** An open store, for example PostgreSQL. The service closes it. */
  readonly store?: Store | undefined
  /** A replica of the store, for reads that may be some seconds old (G-480). The service closes it. */
  readonly replica?: Replica | undefined
  /** A replica is not used while its data is older than this many seconds. Default: 10. */
  readonly mostReplicaAge?: number | undefined
  /**
   * Makes the service deterministic: ids, times and the order of events depend only on the calls. The demo wallets are
   * frozen at a fixed time.
   */
  readonly seed?: string | undefined
  /**
   * Fills a new sandbox with what the examples of the contract name, so that each request example succeeds. The wallets
   * are frozen at the time of the last example. A store with data stays as it is.
   */
  readonly seedExamples?: boolean | undefined
  /**
   * The source of the time. Default: the store's clock when several processes share the store, otherwise the system
   * clock.
   */
  readonly clock?: Clock | undefined
  /**
   * Whether web pages may call the API (CORS). `true` allows pages of every origin to call both APIs, `false` allows no
   * pages. Default in the sandbox: pages of every origin may call the API, but only pages of this machine may call the
   * control API. Default in production: `false`.
   */
  readonly cors?: boolean | undefined
  /** The log of the service. Default: nothing is logged. */
  readonly log?: Log | undefined
  /** Write request and response bodies into the log, masked. */
  readonly logBodies?: boolean | undefined
  /** Leave tax ids, names, keys and accounts readable in the log. */
  readonly logPersonalData?: boolean | undefined
  /**
   * Use it for a long-running service. Loads the control API before the service listens, and the error explanations
   * afterwards. Without this option, the first request that needs one of them waits until it is loaded.
   */
  readonly prepare?: boolean | undefined
  /** Serve Prometheus metrics at /metrics. */
  readonly metrics?: boolean | undefined
  /** Serve metrics and health on a separate address, `{ host, port }`. The API then has no /metrics. */
  readonly metricsListen?: ListenAddress | undefined
  /**
   * The bearer token that the control API requires. Default: no token on a loopback host; on another host a new token,
   * which the service logs (G-270).
   */
  readonly controlToken?: string | undefined
  /**
   * Whether failed token requests are limited: too many wrong client secrets return 429 (G-195). Default: true in
   * production, false in the sandbox.
   */
  readonly tokenLimit?: boolean | undefined
  /** Proxies whose `X-Forwarded-For` is trusted: IP addresses and networks, such as `10.0.0.0/8`. Default: none. */
  readonly trustProxy?: readonly string[] | undefined
  /**
   * The connection to the institution that moves the money: `simulated` in this process, `{ remote }` for an institution
   * that implements the rail contract, or `{ institution }` for a function that connects to one. Default in the sandbox:
   * `simulated`. A service in production does not start without this option.
   */
  readonly rail?: RailChoice | undefined
  /**
   * The secrets of which one must have signed each report of the institution, `whsec_` and base64. Default: those of
   * `rail.remote`; without a remote rail none, and `/rail/reports/…` returns 404 (G-342).
   */
  readonly reportSecrets?: readonly string[] | undefined
  /**
   * The host at which the apps of payers reach this service, with an optional port and path, without a scheme:
   * `pix.example.com/psp`. The locations in brCodes begin with it. Default: `pix.example.com`, a placeholder.
   */
  readonly locationHost?: string | undefined
  /**
   * The private keys that sign the payloads of charges, as text: PEM (PKCS #8) or JWK, EC P-256 or RSA (G-372). The first
   * one signs, and all public keys are published. Default in the sandbox: a new key. Default in production: none, and
   * locations return 404.
   */
  readonly locationKeys?: readonly string[] | undefined
  /**
   * The keys that encrypt the secrets of webhooks in the store: base64 of 32 bytes each. The first one encrypts, and all
   * decrypt. Default in the sandbox: none, and the secrets are not encrypted. A service in production does not start
   * without this option.
   */
  readonly storageKeys?: readonly string[] | undefined
  /** Keep the latest requests of each wallet for the control API. Default: true in the sandbox. */
  readonly requestLog?: boolean | undefined
  /**
   * How long data is kept that only grows: `{ events: 90, orders: 90, requests: 1000 }`. `events` and `orders` are days,
   * or `forever`; `requests` is the number of logged requests of a wallet. Money is kept forever.
   */
  readonly keep?: Partial<Keep> | undefined
}

/** A running service. `await using service = await createService()` closes it at the end of the block. */
export interface RunningService extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /**
   * The bearer token that the control API requires: the option `controlToken`, or a new token that the service created.
   * Undefined when the control API requires no token.
   */
  readonly controlToken: string | undefined
  /** The URL of the server for `metricsListen`; undefined without this option. */
  readonly metricsUrl: string | undefined
  /** For this many seconds, `/readyz` returns 503 and everything else is served, so that a load balancer looks elsewhere. */
  drain(seconds: number): Promise<void>
  /** Stops accepting connections, finishes requests and deliveries in progress, then closes the store. */
  close(): Promise<void>
}

/** The metrics of the process, when they are enabled, and its spans, when an SDK of OpenTelemetry is registered. */
export interface Metered {
  readonly meters?: Metrics | undefined
  readonly tracing?: Tracing | undefined
}

export const DEFAULT_HOST = '127.0.0.1'
