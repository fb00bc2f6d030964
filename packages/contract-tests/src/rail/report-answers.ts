import { parseJson } from '@pix-payments/http-contract/http'
import type { ErrorResponse, Validation } from '@pix-payments/http-contract/validation'
import { isRecord } from '../schema/document.ts'
import { type Arrival, resourceOf } from './report-book.ts'
import { type Headers, signatureProblem } from './signature.ts'

/** A request to the service that the suite plays. */
export interface ReportRequest {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  /** The headers, with names in lower case. */
  readonly headers: Headers
  readonly bytes: Buffer
}

/** A report as the suite records it, and the documented error when the service refuses it. */
export interface ReadReport {
  /** Undefined when no report has the path. */
  readonly arrival: Omit<Arrival, 'at' | 'status'> | undefined
  /** Undefined when the report is genuine and valid. */
  readonly refusal: ErrorResponse | undefined
}

export interface ReportAnswererOptions {
  readonly validation: Validation
  readonly reportSecrets: readonly string[]
  readonly walletId: string
  readonly now: () => Date
}

/** The answers to reports, as a service would give them. It remembers the reports that it answered with 200. */
export class ReportAnswerer {
  readonly #options: ReportAnswererOptions
  /** The body and the answer by webhook-id. */
  readonly #answered = new Map<string, { readonly text: string; readonly answer: ErrorResponse }>()
  /** The kinds of report that each resource had. */
  readonly #applied = new Map<string, Set<string>>()

  constructor(options: ReportAnswererOptions) {
    this.#options = options
  }

  /** Checks a request, and changes nothing. */
  read(request: ReportRequest): ReadReport {
    const { validation } = this.#options
    const { method, path } = request
    const match = validation.match(method, path)
    if (!match.found) {
      const failure =
        match.status === 405
          ? ({ role: 'wrongMethod', path, allow: match.allow } as const)
          : ({ role: 'unknownPath', path } as const)
      return { arrival: undefined, refusal: validation.transportProblem(failure) }
    }
    if (!match.operationId.startsWith('report')) {
      return { arrival: undefined, refusal: validation.transportProblem({ role: 'unknownPath', path }) }
    }
    return this.#check(match.operationId, request)
  }

  #check(operationId: string, { headers, bytes }: ReportRequest): ReadReport {
    const { validation, reportSecrets, now } = this.#options
    const text = bytes.toString('utf8')
    const json = validation.requestType(operationId, headers['content-type']) !== undefined
    const parsed = parseJson(bytes)
    const violations =
      json && parsed !== undefined ? validation.request(operationId, { headers, body: parsed.value }) : []
    const ofHeaders = violations.find((it) => it.in === 'header')
    const ofBody = violations.find((it) => it.in !== 'header')
    const unsigned =
      signatureProblem(reportSecrets, headers, { body: text, now: now() }) ??
      (ofHeaders && `${ofHeaders.field} ${ofHeaders.message}`)
    const invalid = !json
      ? 'content-type must be application/json'
      : parsed === undefined
        ? 'the body is not valid JSON'
        : ofBody && `${ofBody.field} ${ofBody.message}`
    const refusal = (): ErrorResponse | undefined => {
      if (unsigned !== undefined) return validation.refusal(operationId, 'Unauthorized')
      if (!json) return validation.transportProblem({ role: 'wrongContentType', operationId })
      if (parsed === undefined) return validation.transportProblem({ role: 'unparsableBody', operationId })
      return violations.length > 0 ? validation.problem(operationId, violations) : undefined
    }
    const report = isRecord(parsed?.value) ? parsed.value : {}
    const webhookId = headers['webhook-id'] ?? ''
    return { arrival: { operationId, webhookId, text, report, unsigned, invalid }, refusal: refusal() }
  }

  /** The answer to a genuine and valid report, as the service gives it after its commit. */
  apply({ operationId, webhookId, text, report }: NonNullable<ReadReport['arrival']>): ErrorResponse {
    const { validation, walletId } = this.#options
    if (report['walletId'] !== walletId) return validation.refusal(operationId, 'NotFound')
    const before = this.#answered.get(webhookId)
    if (before !== undefined)
      return before.text === text ? before.answer : validation.refusal(operationId, 'Conflict')
    const body = { result: this.#result(operationId, report), reason: null }
    const answer = { status: 200, headers: {}, body }
    this.#answered.set(webhookId, { text, answer })
    return answer
  }

  #result(operationId: string, report: Arrival['report']): 'APPLIED' | 'KNOWN' | 'EXPECTED' {
    const { dueAt, stage } = report
    if (typeof dueAt === 'string' && Date.parse(dueAt) > this.#options.now().getTime()) return 'EXPECTED'
    const resource = resourceOf(report) ?? ''
    const applied = this.#applied.get(resource) ?? new Set()
    this.#applied.set(resource, applied)
    // A transfer can have two reports of the same kind, one for each stage.
    const kind = `${operationId} ${String(stage)}`
    if (applied.has(kind)) return 'KNOWN'
    applied.add(kind)
    return 'APPLIED'
  }
}
