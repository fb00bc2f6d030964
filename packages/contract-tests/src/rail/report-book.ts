import { EventEmitter } from 'node:events'

/** One report as it arrived. A report that is sent again arrives again. */
export interface Arrival {
  /** The operation of the path, such as `reportTransferSettled`. */
  readonly operationId: string
  readonly webhookId: string
  /** The exact body. */
  readonly text: string
  /** The parsed body; empty when it is not a JSON object. */
  readonly report: Readonly<Record<string, unknown>>
  /** What is wrong with the signature. */
  readonly unsigned: string | undefined
  /** The first difference between the request and the contract. */
  readonly invalid: string | undefined
  /** The status of the suite's answer. Undefined when the suite closed the connection or did not answer. */
  readonly status: number | undefined
  /** The time of arrival in milliseconds since 1970. */
  readonly at: number
}

/** The members that name the resource of a report. Each report has one of them. */
const RESOURCE_MEMBERS = ['transactionId', 'refundId', 'chargeId', 'recurrenceId', 'scheduleId'] as const

/** Returns the id of the resource that a report is about. */
export function resourceOf(report: Arrival['report']): string | undefined {
  const ids = RESOURCE_MEMBERS.map((member) => report[member])
  return ids.find((id): id is string => typeof id === 'string')
}

/** All reports of a run, in the order of arrival. */
export class ReportBook {
  readonly arrivals: Arrival[] = []
  readonly #added = new EventEmitter()

  constructor() {
    // Every case may wait.
    this.#added.setMaxListeners(0)
  }

  add(arrival: Arrival): void {
    this.arrivals.push(arrival)
    this.#added.emit('added')
  }

  /** Returns the arrivals about a resource, of the given operations or of all. */
  about(resourceId: string, operations?: readonly string[]): readonly Arrival[] {
    return this.arrivals.filter(
      ({ report, operationId }) =>
        resourceOf(report) === resourceId && (operations === undefined || operations.includes(operationId)),
    )
  }

  /**
   * Waits until `find` returns a value, and returns it. `find` runs now and after each arrival. Returns undefined after
   * `milliseconds`.
   */
  wait<Found>(find: () => Found | undefined, milliseconds: number): Promise<Found | undefined> {
    const found = find()
    if (found !== undefined) return Promise.resolve(found)
    return new Promise((resolve) => {
      const end = (value: Found | undefined): void => {
        clearTimeout(timer)
        this.#added.off('added', look)
        resolve(value)
      }
      const look = (): void => {
        const value = find()
        if (value !== undefined) end(value)
      }
      const timer = setTimeout(() => end(undefined), milliseconds)
      this.#added.on('added', look)
    })
  }
}
