import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseJson } from '@pix-payments/http-contract/http'
import { Webhook } from 'standardwebhooks'
import { isRecord } from '../../src/schema/document.ts'
import { FakeReports } from './fake-reports.ts'
import type { Flaws } from './flaws.ts'

export const ORDER_SECRET = 'whsec_b3JkZXItc2VjcmV0LW9mLXRoZS10ZXN0'
export const REPORT_SECRET = 'whsec_cmVwb3J0LXNlY3JldC1vZi10aGUtdGVzdA=='

type Body = Readonly<Record<string, unknown>>

interface Reply {
  readonly status: number
  readonly body: unknown
}

const error = (status: number, code: string): Reply => ({ status, body: { code, message: `It is ${code}.` } })
const BAD = error(400, 'MalformedRequest')
const HOLDER = {
  name: 'Maria Silva',
  taxId: '52998224725',
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '52998224725',
  accountType: 'CACC',
}

/** The kind of the orders by the first part of the path, and the member that is also the orderId. */
const ORDERS: Readonly<Record<string, { readonly kind: string; readonly id: string }>> = {
  transfers: { kind: 'transfer', id: 'transactionId' },
  refunds: { kind: 'refund', id: 'refundId' },
  charges: { kind: 'charge', id: 'chargeId' },
  recurrences: { kind: 'recurrence', id: 'recurrenceId' },
  instructions: { kind: 'instruction', id: 'regulatoryMessageId' },
  cancellations: { kind: 'cancellation', id: 'regulatoryMessageId' },
}

/**
 * An institution in memory, which follows the rail contract unless it has flaws. It executes each order once, and every
 * payer pays.
 */
export class FakeInstitution {
  readonly #flaws: Flaws
  readonly #reports: FakeReports
  /** The orders by kind and id, with the connection on which each came first. */
  readonly #taken = new Map<string, Socket>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(reportsUrl: string, flaws: Flaws = {}) {
    this.#flaws = flaws
    this.#reports = new FakeReports(reportsUrl, REPORT_SECRET, flaws)
  }

  /** Returns the base URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#reports.close()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const { status, body } = await this.#reply(request, bytes)
    const type = this.#flaws.plainTextErrors && status === 400 ? 'text/plain' : 'application/json'
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
  }

  async #reply(request: IncomingMessage, bytes: Buffer): Promise<Reply> {
    const flaws = this.#flaws
    const { method = '', url = '' } = request
    const [, first = '', orderId] = url.split('/')
    if (url === '/health')
      return flaws.unhealthy ? error(503, 'ServiceUnavailable') : { status: 200, body: { status: 'READY' } }
    const lookUp = ['key-look-ups', 'account-look-ups', 'payer-screenings'].includes(first)
    const known = lookUp || first in ORDERS || flaws.servesEveryPath
    if (!known) return error(404, 'NotFound')
    if (method !== (lookUp ? 'POST' : 'PUT') && !flaws.servesEveryMethod)
      return error(405, 'MethodNotAllowed')
    const parsed = parseJson(bytes)
    const body = isRecord(parsed?.value) ? parsed.value : undefined
    if (!this.#isGenuine(request, bytes, lookUp)) {
      if (flaws.executesRefused && body !== undefined && !lookUp) this.#reports.execute('transfer', body)
      return error(401, 'Unauthorized')
    }
    if (body === undefined)
      return flaws.failsOnMalformedJson ? error(500, 'InternalError') : error(400, 'InvalidJSON')
    return lookUp ? this.#lookUp(first, body) : this.#order(first, orderId ?? '', body, request.socket)
  }

  #isGenuine({ headers }: IncomingMessage, bytes: Buffer, lookUp: boolean): boolean {
    const flaws = this.#flaws
    if (flaws.ignoresSignatures || (flaws.ignoresSignaturesOfLookUps && lookUp)) return true
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const { 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' } = given
    if (given['webhook-id'] === undefined) return flaws.acceptsMissingHeaders === true
    if (flaws.acceptsMalformedSignatures && signature.length < 40 && signature !== '') return true
    const secondsOff = Number(timestamp) - Date.now() / 1000
    const tolerated = (flaws.acceptsOld && secondsOff < 0) || (flaws.acceptsFuture && secondsOff > 0)
    if (Math.abs(secondsOff) > 300 && !tolerated) return false
    const tried = flaws.triesOneSignature ? (signature.split(' ')[0] ?? '') : signature
    const at = new Date(Number(timestamp) * 1000)
    if (Number.isNaN(at.getTime())) return false
    const right = new Webhook(ORDER_SECRET).sign(given['webhook-id'] ?? '', at, bytes)
    return tried.split(' ').includes(right) || (flaws.comparesOnlyTheForm === true && tried.length >= 40)
  }

  async #lookUp(path: string, body: Body): Promise<Reply> {
    const flaws = this.#flaws
    if (flaws.slowLookUps) await sleep(3100)
    if (path === 'payer-screenings')
      return { status: 200, body: { outcome: flaws.undecidedScreening ? 'PERHAPS' : 'ACCEPTED' } }
    if (path === 'account-look-ups')
      return {
        status: 200,
        body: { holder: HOLDER, ...(!flaws.accountWithoutReference && { reference: null }) },
      }
    const { pixKey } = body
    if (typeof pixKey !== 'string' && !flaws.acceptsLookUpWithoutKey) return BAD
    const found = pixKey !== 'unknown-key@pix.example' || flaws.findsEveryKey
    return found && !flaws.findsNoKey
      ? { status: 200, body: { holder: HOLDER, reference: 'look-up-1' } }
      : error(404, 'NotFound')
  }

  async #order(path: string, orderId: string, body: Body, socket: Socket): Promise<Reply> {
    const flaws = this.#flaws
    const { kind, id } = ORDERS[path] ?? { kind: 'transfer', id: 'transactionId' }
    if (body['order'] !== kind && !flaws.acceptsOtherKinds) return BAD
    if (body['order'] === kind && body[id] !== orderId && !flaws.acceptsOtherIds) return BAD
    const { amount } = body
    const cents = typeof amount === 'number' && Number.isInteger(amount) && amount > 0
    if (!cents && kind !== 'cancellation' && !flaws.acceptsAnyAmount) return BAD
    if (kind === 'transfer' && body['creditor'] === undefined && !flaws.acceptsMissingMembers) return BAD
    if (flaws.needsSimulation && kind === 'transfer' && body['simulation'] === undefined) return BAD
    if (flaws.refuses === kind) return error(503, 'ServiceUnavailable')
    const key = `${kind} ${orderId}`
    const first = this.#taken.get(key)
    // A connection that the suite closed is seen as closed a moment later.
    if (first !== undefined && flaws.forgetsLostAnswers) await sleep(50)
    const forgotten = flaws.forgetsLostAnswers === true && first?.destroyed === true
    const repeated = first !== undefined && !forgotten
    if (repeated && flaws.refusesRepeats === kind) return BAD
    // An institution that reads and then writes has a gap in between.
    if (flaws.racesRepeats) await sleep(5)
    this.#taken.set(key, socket)
    if (!repeated || flaws.executesRepeats === kind) {
      this.#reports.execute(kind, body, {
        wasLost: () => socket.destroyed,
        onEnd: () => {
          if (flaws.forgetsEnded) this.#taken.delete(key)
        },
      })
    }
    return {
      status: flaws.acknowledgesWith200 === kind ? 200 : 202,
      body: flaws.omitsOrderId === kind ? {} : { orderId },
    }
  }
}
