import type { Instant } from '@pix-payments/pix'
import type {
  AccountLookUp,
  FoundAccount,
  KeyLookUp,
  PayerScreening,
  ScreenedPayer,
} from '@pix-payments/spec/rail-types'
import type { Clock } from '../clock.ts'
import type { Log } from '../telemetry/log.ts'
import type { Report, SentOrder } from './rail.ts'

/**
 * What connects the service to an institution. Each call gets a signal that aborts when the service no longer waits for
 * the answer. The service calls `send` at least once for each order, and never concurrently for two orders of one
 * resource.
 */
export interface Institution {
  /** Returns the account that a Pix key belongs to, or undefined when the directory does not have the key. */
  lookUpKey(lookUp: KeyLookUp, signal: AbortSignal): Promise<FoundAccount | undefined>
  /** Returns a bank account, or undefined when only the destination institution knows the holder. */
  lookUpAccount(lookUp: AccountLookUp, signal: AbortSignal): Promise<FoundAccount | undefined>
  screenPayer(screening: PayerScreening, signal: AbortSignal): Promise<ScreenedPayer['outcome']>
  /**
   * Resolves when the institution has the order and will carry it out, also when it had the order before. Rejects
   * otherwise, with an {@link InstitutionError} when the institution answered; the service then sends the order again.
   * `traceparent` is the trace of the order (G-491): give it to `report` with each report about the order.
   */
  send(order: SentOrder, signal: AbortSignal, traceparent?: string): Promise<void>
  /** Rejects when the institution cannot answer look-ups and acknowledge orders now. */
  health?(signal: AbortSignal): Promise<void>
  /** Called once, after the last look-up and order. The service waits at most 2 seconds. */
  close?(): Promise<void>
}

export interface InstitutionErrorOptions extends ErrorOptions {
  readonly isRefusal?: boolean | undefined
  readonly retryAfterMilliseconds?: number | undefined
}

/** The institution answered, and did not acknowledge the order or did not answer the look-up. */
export class InstitutionError extends Error {
  override readonly name = 'InstitutionError'
  /**
   * True when the institution refuses this order, and is otherwise able to take orders: for HTTP, a status 4xx that is
   * about the request. The service then repeats the order once a minute, and `pix-service findings` shows the message.
   */
  readonly isRefusal: boolean
  /** The pause that the institution asks for before the next attempt; undefined when it asks for none. */
  readonly retryAfterMilliseconds: number | undefined

  constructor(
    message: string,
    { isRefusal = false, retryAfterMilliseconds, ...rest }: InstitutionErrorOptions = {},
  ) {
    super(message, rest)
    this.isRefusal = isRefusal
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}

/** The result of a report. `EXPECTED`, only in a sandbox: it has `dueAt` in the future and takes effect then. */
export interface ReportAnswer {
  readonly result: 'APPLIED' | 'REFUSED' | 'KNOWN' | 'EXPECTED' | 'KEPT'
  readonly reason: string | null
}

/** What the service gives to the function that creates an institution. */
export interface InstitutionContext {
  readonly mode: 'sandbox' | 'production'
  /**
   * Tells the service what happened. A repeat with the same `id` gets the same answer and changes nothing. `dueAt`, only
   * in a sandbox, is the instant of the wallet clock at which the report takes effect. Without it, the `dueAt` of the
   * report counts, as over HTTP. Without both, the report takes effect now. Rejects when the report breaks the contract,
   * when no wallet has its walletId, when another report had the same `id`, and in production when a `dueAt` is given.
   */
  report(id: string, report: Report, dueAt?: Instant, traceparent?: string): Promise<ReportAnswer>
  readonly clock: Clock
  /** Secrets and personal data in facts and messages are masked. */
  readonly log: Log
}

/** Creates the connection to an institution. The default export of a module that `--rail` names. */
export type CreateInstitution = (context: InstitutionContext) => Institution | Promise<Institution>
