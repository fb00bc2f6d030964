import type { Validation } from '@pix-payments/http-contract/validation'
import type { HttpAnswer } from '../http/transport.ts'
import { CaseFailed } from './case-ends.ts'
import { EFFECTS, effectOf, endings, kindOf, listed } from './effects.ts'
import type { Institution } from './institution.ts'
import type { LookUpBodies } from './look-up-bodies.ts'
import type { Order, OrderMaker, OrderOperation } from './orders.ts'
import type { Arrival, ReportBook } from './report-book.ts'
import type { ReportServer } from './report-server.ts'
import type { RailTestData } from './test-data.ts'

export interface CaseContextOptions {
  readonly validation: Validation
  readonly data: RailTestData
  readonly institution: Institution
  readonly orders: OrderMaker
  readonly lookUps: LookUpBodies
  readonly server: ReportServer
  /** The base URL to which the institution sends its reports. */
  readonly reportsUrl: string
  readonly book: ReportBook
  readonly settleMilliseconds: number
  /** Whether somebody pays each charge and authorizes each recurrence. */
  readonly payers: boolean
  /** How long the suite waits for a payer of an institution that may have none. */
  readonly payerMilliseconds: number
  /** The number of transfers in the case about money. */
  readonly transfers: number
  readonly now: () => Date
  /** Waits until no other case acts, and what an order has started has ended. */
  readonly quiet: () => Promise<void>
}

/** What the cases of one run use. */
export class CaseContext {
  readonly options: CaseContextOptions
  /** The orders that the suite sent once and without disturbance. They show how many endings an order has. */
  readonly once: Order[] = []
  /** The orders whose reports the suite disturbed. */
  readonly disturbed: Order[] = []

  constructor(options: CaseContextOptions) {
    this.options = options
  }

  /** The bodies of the look-ups. */
  get lookUps(): LookUpBodies {
    return this.options.lookUps
  }

  /** Compares an answer with the contract. Throws {@link CaseFailed} with the first difference. */
  valid(operationId: string, { status, headers, text }: HttpAnswer): unknown {
    const body = parsed(text)
    const first = this.options.validation
      .response(operationId, status, headers, body, { undocumented: 'allow' })
      // The headers of error responses are those of the service.
      .find((violation) => violation.in !== 'header' || violation.field === 'content-type')
    if (first === undefined) return body
    const at = first.in === first.field ? first.in : `${first.in} ${first.field}`
    throw new CaseFailed(`${operationId} returned ${status}: ${at} ${first.message}`)
  }

  /** Waits for the first report that an order leads to. Throws {@link CaseFailed} when none arrives in time. */
  async effect(order: Order): Promise<Arrival> {
    const { book, settleMilliseconds, reportsUrl } = this.options
    const found = await book.wait(() => effectOf(book, order), settleMilliseconds)
    if (found !== undefined) return found
    const kinds = EFFECTS[order.operation].flat().map(kindOf).join(' or ')
    const seconds = settleMilliseconds / 1000
    const hint =
      book.arrivals.length === 0
        ? `no report arrived at all; send reports to ${reportsUrl}/rail/reports/…`
        : 'send it, or raise --settle-seconds'
    throw new CaseFailed(
      `no report ${kinds} about ${order.resourceId} arrived within ${seconds} s of PUT ${order.target}: ${hint}`,
    )
  }

  /** Throws {@link CaseFailed} when a repeated order had more endings than orders that were sent once. */
  noSecondEffect(order: Order, advice: string): void {
    const found = endings(this.options.book, order)
    if (found.length <= this.#usualEndings(order.operation)) return
    throw new CaseFailed(`${order.resourceId} has ${found.length} endings: ${listed(found)}; ${advice}`)
  }

  /** Throws {@link CaseFailed} when a report arrived about an order that the institution refused. */
  noEffect({ resourceId, target }: Order, what: string): void {
    const [first] = this.options.book.about(resourceId)
    if (first === undefined) return
    throw new CaseFailed(
      `${what} at ${target} was refused, but ${kindOf(first.operationId)} about it arrived; refuse before you store or execute`,
    )
  }

  #usualEndings(operation: OrderOperation): number {
    const orders = this.once.filter((order) => order.operation === operation)
    return Math.max(1, ...orders.map((order) => endings(this.options.book, order).length))
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
