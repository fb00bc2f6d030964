import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CreateWithdrawalByPixKeyRequest, paths, PixClient, RecurrenceList } from '@pix-payments/client'
import type { Client } from 'openapi-fetch'

interface Node {
  readonly content: {
    readonly 'application/json': { readonly examples: Record<string, { readonly value: unknown }> }
  }
}
interface Operation {
  readonly responses: Record<string, Node>
  readonly requestBody: Node
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
) as { readonly paths: Record<string, Record<string, Operation>> }

const exampleOf = (node: Node | undefined): unknown =>
  Object.values(node?.content['application/json'].examples ?? {})[0]?.value

const CHARGE_ID = '7f3b1c9e-2d64-4a8f-9b05-1e6c3d7a2f48'
const PAGE_ITEMS = 50
const withdrawal = exampleOf(
  contract.paths['/v1/pix/withdraw/pix-key']?.['post']?.requestBody,
) as CreateWithdrawalByPixKeyRequest

/** One call: the request that bare `fetch` sends, and the calls that send the same request. */
interface Call {
  readonly method: string
  readonly path: string
  readonly url: string
  readonly status: number
  readonly body?: unknown
  readonly openapiFetch: (http: Client<paths>) => Promise<{ data?: unknown; error?: unknown }>
  readonly call: (pix: PixClient) => Promise<unknown>
}

export type CallName = 'charge' | 'withdrawal' | 'recurrences'

export const CALLS: Readonly<Record<CallName, Call>> = {
  charge: {
    method: 'GET',
    path: '/v1/pix/deposit/immediate-charge/{chargeId}',
    url: `/v1/pix/deposit/immediate-charge/${CHARGE_ID}`,
    status: 200,
    openapiFetch: (http) =>
      http.GET('/v1/pix/deposit/immediate-charge/{chargeId}', { params: { path: { chargeId: CHARGE_ID } } }),
    call: (pix) => pix.deposits.getImmediateCharge({ chargeId: CHARGE_ID }),
  },
  withdrawal: {
    method: 'POST',
    path: '/v1/pix/withdraw/pix-key',
    url: '/v1/pix/withdraw/pix-key',
    status: 202,
    body: withdrawal,
    openapiFetch: (http) => http.POST('/v1/pix/withdraw/pix-key', { body: withdrawal }),
    call: (pix) => pix.withdrawals.createWithdrawalByPixKey(withdrawal),
  },
  recurrences: {
    method: 'GET',
    path: '/v1/pix/automatic/recurrences',
    url: `/v1/pix/automatic/recurrences?limit=${PAGE_ITEMS}`,
    status: 200,
    openapiFetch: (http) =>
      http.GET('/v1/pix/automatic/recurrences', { params: { query: { limit: PAGE_ITEMS } } }),
    call: (pix) => pix.recurrences.listRecurrences({ limit: PAGE_ITEMS }),
  },
}

/**
 * Returns the response to a call, which is the example of the contract. If it is a list, its items are repeated up to a
 * page of 50.
 */
export function answerOf(name: CallName): { readonly status: number; readonly body: Buffer } {
  const { method, path, status } = CALLS[name]
  const example = exampleOf(contract.paths[path]?.[method.toLowerCase()]?.responses[status])
  const body = name === 'recurrences' ? filled(example as RecurrenceList) : example
  return { status, body: Buffer.from(JSON.stringify(body)) }
}

function filled(page: RecurrenceList): RecurrenceList {
  const data = Array.from(
    { length: PAGE_ITEMS },
    (_, index) => page.data[index % page.data.length] as RecurrenceList['data'][number],
  )
  return { ...page, data }
}
