import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpAnswer, type HttpRequest, createTransport } from '../http/transport.ts'
import { CaseFailed } from './case-ends.ts'
import { sendWithoutReading } from './lost-answer.ts'
import type { Order } from './orders.ts'
import { signatureHeaders } from './signature.ts'

/** The operations of the institution that answer look-ups. */
export type LookUpOperation = 'lookUpKey' | 'lookUpAccount' | 'screenPayer'

const LOOK_UP_PATHS: Readonly<Record<LookUpOperation, string>> = {
  lookUpKey: '/key-look-ups',
  lookUpAccount: '/account-look-ups',
  screenPayer: '/payer-screenings',
}

/** Differences from a usual signature, which make a request that the institution must refuse. */
export interface Signing {
  readonly secrets?: readonly string[]
  readonly at?: Date
}

/** An answer of the institution. */
export interface Exchange {
  readonly operationId: string
  readonly request: HttpRequest
  readonly answer: HttpAnswer
}

export interface InstitutionOptions {
  readonly baseUrl: string
  readonly orderSecrets: readonly string[]
  /** How long to send an order again until it is acknowledged, in milliseconds. */
  readonly settleMilliseconds: number
  readonly now: () => Date
}

/** The service gives an order this long in one attempt, in milliseconds. */
const ATTEMPT_MILLISECONDS = 10_000
const PAUSE_MILLISECONDS = { first: 200, longest: 2000 } as const

/** The institution as the service sees it: it gets signed look-ups and orders. */
export class Institution {
  /** All answers of the run, with the operations that they belong to. */
  readonly exchanges: Exchange[] = []
  readonly #options: InstitutionOptions
  readonly #transport: ReturnType<typeof createTransport>

  constructor(options: InstitutionOptions) {
    this.#options = options
    this.#transport = createTransport({ ...options, timeoutMilliseconds: ATTEMPT_MILLISECONDS })
  }

  close(): void {
    this.#transport.close()
  }

  /** A signed request. The webhook-id of an order is its order id, so a repeat has the same webhook-id. */
  request(method: string, target: string, id: string, body: unknown, signing: Signing = {}): HttpRequest {
    const { secrets = this.#options.orderSecrets, at = this.#options.now() } = signing
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const signature = signatureHeaders(secrets, { id, at, body: text })
    return {
      method,
      target,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...signature },
      body: text,
    }
  }

  orderRequest({ target, orderId, body }: Order, signing?: Signing): HttpRequest {
    return this.request('PUT', target, orderId, body, signing)
  }

  lookUpRequest(operation: LookUpOperation, body: unknown, signing?: Signing): HttpRequest {
    return this.request('POST', LOOK_UP_PATHS[operation], `msg_${randomUUID()}`, body, signing)
  }

  /** Sends one request. Throws {@link CaseFailed} when there is no answer. */
  async send(operationId: string, request: HttpRequest): Promise<HttpAnswer> {
    const answer = await this.#transport.send(request).catch((error: unknown) => {
      throw new CaseFailed(`${nameOf(request)} got no answer: ${(error as Error).message}`)
    })
    this.exchanges.push({ operationId, request, answer })
    return answer
  }

  lookUp(operation: LookUpOperation, body: unknown): Promise<HttpAnswer> {
    return this.send(operation, this.lookUpRequest(operation, body))
  }

  /** Sends an order and closes the connection before the answer, as when the network fails. */
  loseAnswer(order: Order): Promise<void> {
    return sendWithoutReading(this.#options.baseUrl, this.orderRequest(order))
  }

  /**
   * Sends an order until it is acknowledged, as the service does. Throws {@link CaseFailed} when the institution refuses
   * the order, or does not acknowledge it in time.
   */
  async place(order: Order): Promise<HttpAnswer> {
    const { settleMilliseconds, now } = this.#options
    const end = now().getTime() + settleMilliseconds
    for (
      let pause: number = PAUSE_MILLISECONDS.first;
      ;
      pause = Math.min(2 * pause, PAUSE_MILLISECONDS.longest)
    ) {
      const request = this.orderRequest(order)
      const tried = await this.send(order.operation, request).catch((error: unknown) => error as CaseFailed)
      const late = now().getTime() + pause > end
      if (tried instanceof Error) {
        if (late) throw tried
      } else {
        if (tried.status === 202) return tried
        const refused = tried.status < 500 && tried.status !== 429
        const fix = refused
          ? 'acknowledge it with 202'
          : `acknowledge it with 202 within ${settleMilliseconds / 1000} s, or raise --settle-seconds`
        if (refused || late) throw new CaseFailed(`${described(request, tried)}; ${fix}`)
      }
      await sleep(pause)
    }
  }
}

const SHOWN_CHARACTERS = 160

/** Returns a text such as `PUT /transfers/6c84fb90-… returned 500 {"code":"InternalError"}`. */
export function described(request: HttpRequest, { status, text }: HttpAnswer): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const shown = line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line
  return `${nameOf(request)} returned ${status}${shown === '' ? '' : ` ${shown}`}`
}

const nameOf = ({ method, target }: HttpRequest): string => `${method} ${target}`
