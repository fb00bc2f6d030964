import createClient from 'openapi-fetch'
import type { CallOptions } from './call-options.ts'
import { unusable } from './failure.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { PixResources } from './generated/resources.ts'
import { listMethod } from './list.ts'
import type { OperationRow } from './operation-row.ts'
import { type PixClientOptions, refuseNumber, settingsOf } from './options.ts'
import { type Call, formOf, headersOf, isRepeatable, pathMaker, PlainRequest } from './request.ts'
import { remember } from './response-of.ts'
import { createTokenSource, isTokenValue } from './token-source.ts'
import { createTransport, type Delivery } from './transport.ts'

/** A client of the API: one property a resource, one method an operation. */
export type PixClient = PixResources

type Values = Readonly<Record<string, unknown>>

/**
 * A client for one set of credentials. It asks for a token when the first call needs one.
 *
 *     const pix = createPixClient({ baseUrl, clientId, clientSecret })
 *     const charge = await pix.deposits.createImmediateCharge({ amount: 15000, expiresIn: 900, externalId, pixKey })
 *
 * Amounts are integers of centavos, instants are ISO 8601 in UTC, dates are days in America/Sao_Paulo.
 *
 * @throws TypeError for an option that cannot be.
 */
export function createPixClient(options: PixClientOptions): PixClient {
  const settings = settingsOf(options)
  const tokens = createTokenSource(settings, async () => {
    const { clientId: client_id, clientSecret: client_secret } = settings
    const form = { client_id, client_secret, grant_type: 'client_credentials' as const }
    const token = await client.authentication.createAccessToken(form)
    // Without it, calls would go out with no token, or with none for ever.
    if (isTokenValue(token.access_token) && token.expires_in > 0) return token
    throw unusable('createAccessToken', token, 'has no usable token')
  })
  const transport = createTransport(settings, tokens)

  const http = createClient<Record<string, Record<string, never>>>({
    baseUrl: settings.baseUrl,
    Request: PlainRequest as never,
    // The transport has read, parsed and judged the body; openapi-fetch only hands it on, as a good answer.
    fetch: (async (request: unknown) => {
      const delivery = await transport(request as PlainRequest)
      return { ok: true, status: 200, headers: PARSED, json: () => delivery }
    }) as never,
    bodySerializer: (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body)),
  })
  const request = http.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data: Delivery }>

  function method(
    operationId: string,
    row: OperationRow,
  ): (parameters?: Values, options?: CallOptions) => Promise<object> {
    const path = pathMaker(row.path)
    return async (parameters = {}, callOptions = {}) => {
      const call = callOf(operationId, row, parameters, callOptions)
      const { url, rest } = path(parameters)
      const { data } = await request(row.method ?? 'GET', url, {
        call,
        ...(row.method === undefined
          ? { params: { query: rest } }
          : { body: row.form ? formOf(rest) : rest }),
      })
      return remember(data.body as object, {
        status: data.status,
        requestId: data.requestId,
        correlationId: call.correlationId,
        headers: data.headers,
        attempts: data.attempts,
      })
    }
  }

  function callOf(
    operationId: string,
    row: OperationRow,
    parameters: Values,
    callOptions: CallOptions,
  ): Call {
    const limit = (name: 'timeoutMs' | 'deadlineMs' | 'maxRetries'): number => {
      const value = callOptions[name] ?? settings[name]
      refuseNumber(name, value)
      return value
    }
    const correlationId = callOptions.correlationId ?? settings.correlationId()
    return {
      operationId,
      row,
      correlationId,
      headers: headersOf(row, correlationId, settings.headers, callOptions.headers),
      timeoutMs: limit('timeoutMs'),
      maxRetries: limit('maxRetries'),
      deadline: settings.clock.now() + limit('deadlineMs'),
      signal: callOptions.signal,
      isRepeatable: isRepeatable(row, parameters),
    }
  }

  const resources: Record<string, Record<string, unknown>> = {}
  for (const [resource, rows] of Object.entries(OPERATIONS)) {
    const methods: Record<string, unknown> = (resources[resource] = {})
    for (const [operationId, row] of Object.entries(rows)) {
      const call = row.bare
        ? (options?: CallOptions) => method(operationId, row)({}, options)
        : method(operationId, row)
      methods[operationId] =
        row.pages === undefined ? call : listMethod(operationId, row.pages, call as never)
    }
  }
  const client = resources as unknown as PixClient
  return client
}

/** Makes openapi-fetch ask for the parsed body instead of a text. */
const PARSED = { get: (name: string): string | null => (name === 'Content-Length' ? '1' : null) }
