import type { Clock } from '../clock.ts'
import type { ListenAddress } from '../http/metrics-server.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'

export interface ServiceOptions {
  /** `sandbox` (the default) serves the simulations and the control API; in `production` they answer 404 (G-004). */
  readonly mode?: 'sandbox' | 'production' | undefined
  /** 0, the default, takes any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** The SQLite file. Without it, and without `store`, everything is kept in memory. */
  readonly file?: string | undefined
  /** An open store, PostgreSQL for example; it is closed with the service. */
  readonly store?: Store | undefined
  /** Makes ids, times and the order of events follow from the calls: wallets then stand still at a fixed time. */
  readonly seed?: string | undefined
  /** Default: that of the store, if it has one that several processes share; else the system's. */
  readonly clock?: Clock | undefined
  /** Let web pages of any origin call it, or none. Default: any in the sandbox, at the control API those of this machine; none in production. */
  readonly cors?: boolean | undefined
  /** Default: silent. */
  readonly log?: Log | undefined
  /** Write bodies into the log, masked. */
  readonly logBodies?: boolean | undefined
  /** Leave tax ids, names, keys and accounts readable in the log. */
  readonly logPersonalData?: boolean | undefined
  /** For a service that lives long: load the control API before it listens, and get ready to explain broken requests after; else the first request of a kind waits. */
  readonly prepare?: boolean | undefined
  /** Serve Prometheus metrics at /metrics. */
  readonly metrics?: boolean | undefined
  /** Serve metrics and health at an address of their own, `{ host, port }`; the API has no /metrics then. */
  readonly metricsListen?: ListenAddress | undefined
  /** What calls of the control API must bear. Default: nothing on a loopback host, else a new one that the log shows (G-270). */
  readonly controlToken?: string | undefined
  /** Answer 429 after too many wrong client secrets (G-195). Default: in production. */
  readonly tokenLimit?: boolean | undefined
  /** Proxies whose `X-Forwarded-For` names the caller: IP addresses and networks, such as `10.0.0.0/8`. Default: none. */
  readonly trustProxy?: readonly string[] | undefined
  /** Keep the latest requests of each wallet for the control API. Default: in the sandbox. */
  readonly requestLog?: boolean | undefined
}

/** A service that runs. `await using service = await createService()` ends it with its block. */
export interface RunningService extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** What calls of the control API must bear: as given, or made where other machines can reach the sandbox. */
  readonly controlToken: string | undefined
  /** Where `metricsListen` serves the metrics. */
  readonly metricsUrl: string | undefined
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>
}

/** With the metrics that are kept, if any. */
export interface Metered {
  readonly meters?: Metrics | undefined
}

export const DEFAULT_HOST = '127.0.0.1'
