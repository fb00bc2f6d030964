import { createHmac, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { testOfDocumentOnContract } from './support/builds-on-contract.ts'
import { contractDocument } from './support/contract-document.ts'
import { type ContractDocument, type JsonObject, operationsOf, resolve } from '../src/bundle/document.ts'
import { loadErrors } from '../src/data/load-errors.ts'

/** The rail contract (G-341). Each line has the id, the method, the path and the success status. */
const OPERATIONS = `
lookUpKey          post /key-look-ups 200
lookUpAccount      post /account-look-ups 200
screenPayer        post /payer-screenings 200
orderTransfer      put  /transfers/{orderId} 202
orderRefund        put  /refunds/{orderId} 202
registerCharge     put  /charges/{orderId} 202
requestRecurrence  put  /recurrences/{orderId} 202
orderInstruction   put  /instructions/{orderId} 202
orderCancellation  put  /cancellations/{orderId} 202
getHealth          get  /health 200
reportChargePayment           post /rail/reports/charge-payment 200
reportChargeTakenBack         post /rail/reports/charge-taken-back 200
reportTransferAccepted        post /rail/reports/transfer-accepted 200
reportTransferSettled         post /rail/reports/transfer-settled 200
reportTransferRefused         post /rail/reports/transfer-refused 200
reportTransferReturned        post /rail/reports/transfer-returned 200
reportRefundEnded             post /rail/reports/refund-ended 200
reportFirstPayment            post /rail/reports/first-payment 200
reportRecurrenceAnswer        post /rail/reports/recurrence-answer 200
reportRecurrenceCancellation  post /rail/reports/recurrence-cancellation 200
reportInstructionSent         post /rail/reports/instruction-sent 200
reportInstructionAnswer       post /rail/reports/instruction-answer 200
reportInstructionPayment      post /rail/reports/instruction-payment 200
reportInstructionCancellation post /rail/reports/instruction-cancellation 200
getChargePayload   get  /qr/v2/{location} 200
getPayloadKeys     get  /rail/jwks.json 200
`

const SPEC = join(import.meta.dirname, '..')
let document: ContractDocument
beforeAll(() => {
  document = contractDocument('rail')
})

const example = (file: string): unknown => JSON.parse(readFileSync(join(SPEC, 'rail/examples', file), 'utf8'))

/** Returns the schema of the request body of each operation that has one. */
const bodiesOf = (prefix: RegExp): { operationId: string; path: string; properties: JsonObject }[] =>
  operationsOf(document).flatMap(({ operationId, path, operation }) => {
    const content = resolve(document, operation['requestBody'])['content'] as JsonObject | undefined
    const media = content?.['application/json'] as JsonObject | undefined
    if (media === undefined || !prefix.test(path)) return []
    const { properties } = resolve(document, media['schema']) as { properties: JsonObject }
    return [{ operationId, path, properties }]
  })

describe('the rail document', () => {
  it('has the operations of both sides, with their paths and success statuses', () => {
    const found = operationsOf(document).map(({ operationId, method, path, operation }) => {
      const successes = Object.keys(operation['responses'] ?? {}).filter((status) => status.startsWith('2'))
      return `${operationId} ${method} ${path} ${successes.join(',')}`
    })
    const wanted = OPERATIONS.trim()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '))
    expect(found).toEqual(wanted)
  })

  it('names the kind of a report in its body after the operation and the path', () => {
    const kebab = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const reports = bodiesOf(/^\/rail\/reports\//)
    expect(reports).toHaveLength(14)
    for (const { operationId, path, properties } of reports) {
      const kind = String((properties['report'] as JsonObject)['enum'])
      expect(operationId).toBe(`report${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)
      expect(path).toBe(`/rail/reports/${kebab(kind)}`)
    }
  })

  it('has a kind of its own for each order, so that a signature is valid for one path only', () => {
    const kinds = bodiesOf(/\{orderId\}$/).map(({ path, properties }) => [
      path,
      String((properties['order'] as JsonObject)['enum']),
    ])
    expect(kinds).toEqual([
      ['/transfers/{orderId}', 'transfer'],
      ['/refunds/{orderId}', 'refund'],
      ['/charges/{orderId}', 'charge'],
      ['/recurrences/{orderId}', 'recurrence'],
      ['/instructions/{orderId}', 'instruction'],
      ['/cancellations/{orderId}', 'cancellation'],
    ])
  })

  it('signs every request with a body, and no other (G-342)', () => {
    for (const { operationId, operation } of operationsOf(document)) {
      const parameters = (operation['parameters'] ?? []) as JsonObject[]
      const names = new Set(parameters.map((parameter) => resolve(document, parameter)['name']))
      const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].filter((it) => names.has(it))
      expect([operationId, signed.length]).toEqual([
        operationId,
        operation['requestBody'] === undefined ? 0 : 3,
      ])
    }
  })

  it('asks an institution for no header but retry-after', () => {
    const headers = operationsOf(document)
      .filter(({ operation }) => JSON.stringify(operation['tags']) === '["institution"]')
      .flatMap(({ operation }) => Object.values(operation['responses'] as JsonObject))
      .flatMap((response) => Object.keys(resolve(document, response)['headers'] ?? {}))
    expect(new Set(headers)).toEqual(new Set(['retry-after']))
  })

  testOfDocumentOnContract(() => document, 25)
})

describe('the examples of the rail', () => {
  it('sign reportTransferSettled as the parameters say', () => {
    const parameter = (name: string): JsonObject => document.components['parameters']?.[name] ?? {}
    const { description } = parameter('WebhookSignature') as { description: string }
    const secret = /whsec_([\w+/]+=*)/.exec(description)?.[1] ?? ''
    const message = [
      parameter('WebhookId')['example'],
      parameter('WebhookTimestamp')['example'],
      JSON.stringify(example('reportTransferSettled/request.json')),
    ].join('.')
    const digest = createHmac('sha256', Buffer.from(secret, 'base64')).update(message).digest('base64')
    expect(parameter('WebhookSignature')['example']).toBe(`v1,${digest}`)
  })

  it('have a payload that a key of getPayloadKeys verifies, with the terms of registerCharge', () => {
    const [header, claims, signature] = (example('getChargePayload/200.json') as string).split('.') as [
      string,
      string,
      string,
    ]
    const decoded = (part: string): JsonObject =>
      JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as JsonObject
    const { keys } = example('getPayloadKeys/200.json') as { keys: JsonObject[] }
    const jwk = keys.find(({ kid }) => kid === decoded(header)['kid']) as JsonObject
    const key = createPublicKey({ format: 'jwk', key: jwk as never })
    const signed = Buffer.from(`${header}.${claims}`)
    expect(
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    const order = example('registerCharge/request.json') as JsonObject
    expect(decoded(claims)).toMatchObject({
      txid: order['txid'],
      chave: order['pixKey'],
      valor: { original: (Number(order['amount']) / 100).toFixed(2) },
    })
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'rail', ...document })
    expect(ajv.validate({ $ref: 'rail#/components/schemas/ChargePayload' }, decoded(claims))).toBe(true)
  })
})

describe('the error catalogue of the rail', () => {
  const catalogue = loadErrors(join(SPEC, 'rail'))

  it('has the family money, and two codes of its own', () => {
    const contract = loadErrors(SPEC)
    expect(Object.keys(catalogue.families)).toEqual(['money'])
    const own = catalogue.codes.filter(({ code }) => !contract.codes.some((row) => row.code === code))
    expect(own.map(({ code, status }) => `${status} ${code}`)).toEqual(['409 Conflict', '410 Gone'])
  })

  it('judges the signature of a message first', () => {
    for (const { operationId, operation } of operationsOf(document)) {
      if (operation['requestBody'] === undefined) continue
      expect([operationId, catalogue.operations[operationId]?.codes[0]?.code]).toEqual([
        operationId,
        'Unauthorized',
      ])
    }
  })
})
