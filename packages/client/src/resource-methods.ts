import { CALL_OPTIONS, type CallOptions } from './call-options.ts'
import { listMethod } from './list.ts'
import type { OperationRow } from './operation-row.ts'
import { randomId, refuseNumber, type Settings } from './options.ts'
import { fixedHeaders } from './platform.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import {
  type Call,
  type CallRequest,
  formOf,
  hasBody,
  headersOf,
  isRepeatable,
  parametersOf,
  pathMaker,
  queryOf,
  refuseCorrelationId,
  refuseNoNumbers,
  refuseUnreadable,
} from './request.ts'
import type { Transport } from './transport.ts'

type Values = Readonly<Record<string, unknown>>

/** The operations of an API, grouped by resource and then by operationId. */
export type Operations = Readonly<Record<string, Readonly<Record<string, OperationRow>>>>

type Limits = Pick<Settings, 'timeoutMs' | 'deadlineMs' | 'maxRetries'>

/**
 * The options of a call that was given none. They are not validated, because the settings of the client are already
 * valid.
 */
const NONE: CallOptions = {}

/** Creates the methods of a client: one property for each resource, one method for each operation. */
export function resourceMethods(operations: Operations, settings: Settings, transport: Transport): object {
  const fixed = fixedHeaders()

  function method(
    operationId: string,
    row: OperationRow,
    readBy: ReadonlySet<string>,
  ): (parameters?: Values, options?: CallOptions) => Promise<object> {
    const path = pathMaker(row.path)
    const requestOf = (parameters: Values, callOptions: CallOptions): CallRequest => {
      const call = callOf(operationId, row, parameters, callOptions)
      const { url, rest } = path(parameters)
      refuseNoNumbers(rest)
      if (row.method !== undefined) refuseUnreadable(rest, readBy)
      const query = row.method === undefined ? queryOf(rest) : ''
      return {
        call,
        method: row.method ?? 'GET',
        url: settings.baseUrl + url + (query ? `?${query}` : ''),
        body: hasBody(row) ? (row.form ? formOf(rest) : JSON.stringify(rest)) : null,
      }
    }
    return (parameters = {}, callOptions = NONE) => transport(() => requestOf(parameters, callOptions))
  }

  function callOf(
    operationId: string,
    row: OperationRow,
    parameters: Values,
    callOptions: CallOptions,
  ): Call {
    const { timeoutMs, deadlineMs, maxRetries } = callOptions === NONE ? settings : limitsOf(callOptions)
    const correlationId = callOptions.correlationId ?? settings.correlationId()
    if (callOptions !== NONE || settings.correlationId !== randomId) refuseCorrelationId(correlationId)
    return {
      operationId,
      row,
      address: settings.baseUrl + row.path,
      parameters,
      correlationId,
      headers: headersOf(row, correlationId, fixed, settings.headers, callOptions.headers),
      timeoutMs,
      maxRetries,
      deadline: settings.clock.now() + deadlineMs,
      signal: callOptions.signal,
      isRepeatable: isRepeatable(row, parameters),
    }
  }

  function limitsOf(callOptions: CallOptions): Limits {
    refuseUnknown(callOptions, CALL_OPTIONS)
    const limits: Limits = {
      timeoutMs: callOptions.timeoutMs ?? settings.timeoutMs,
      deadlineMs: callOptions.deadlineMs ?? settings.deadlineMs,
      maxRetries: callOptions.maxRetries ?? settings.maxRetries,
    }
    for (const [name, value] of Object.entries(limits)) refuseNumber(name, value)
    return limits
  }

  const resources: Record<string, Record<string, unknown>> = {}
  for (const [resource, rows] of Object.entries(operations)) {
    const methods: Record<string, unknown> = (resources[resource] = {})
    const readBy = new Set(Object.values(rows).flatMap(({ path }) => parametersOf(path)))
    for (const [operationId, row] of Object.entries(rows)) {
      const ask = method(operationId, row, readBy)
      const call = row.bare ? (options?: CallOptions) => ask({}, options) : ask
      methods[operationId] =
        row.pages === undefined ? call : listMethod(operationId, row.pages, call as never)
    }
  }
  return resources
}
