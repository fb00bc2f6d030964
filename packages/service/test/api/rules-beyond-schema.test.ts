import { afterAll, describe, expect, test } from 'vitest'
import { type Body, CNPJ_A, byBankDetailsBody, byKeyBody, chargeBody, creditor } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { fieldsOf, outcomeOf } from '../support/http-call.ts'
import type { OperationCall } from '../support/operator.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())
const { a } = service
const control = new Control(service.url)

const WRONG_CPF = '52998224726'
const FAR = 'E87654321202603021200aaaaaaaaaaa'
const bearing = (body: Body): OperationCall => ({ body })
const transfer = (overrides: Body): OperationCall =>
  bearing({ amount: 100, externalId: 'transfer', destinationWalletId: a.walletId, ...overrides })
const refund = (overrides: Body): OperationCall => ({
  path: { endToEndId: FAR },
  body: { amount: 1, externalId: 'refund', endToEndId: FAR.replaceAll('a', 'b'), ...overrides },
})
const webhook = (overrides: Body): OperationCall =>
  bearing({ url: 'https://example.com:99999/', authentication: { type: 'NONE' }, ...overrides })

/**
 * Requests that break a rule which JSON Schema cannot state. The test sends each request alone, and with a violation of
 * the schema added.
 */
const CASES = [
  {
    id: 'createImmediateCharge',
    call: (more: Body) => bearing(chargeBody({ expectedPayer: { taxId: WRONG_CPF }, ...more })),
    field: 'expectedPayer.taxId',
  },
  {
    id: 'simulatePayment',
    call: (more: Body) =>
      bearing({
        chargeId: '00000000-0000-4000-8000-000000000000',
        receiverCnpj: CNPJ_A.replace(/.$/, (last) => String((Number(last) + 1) % 10)),
        ...more,
      }),
    field: 'receiverCnpj',
    schema: { chargeId: 'x' },
  },
  {
    id: 'createWithdrawalByPixKey',
    call: (more: Body) => bearing(byKeyBody({ expectedCreditor: { name: 'M', taxId: WRONG_CPF }, ...more })),
    field: 'expectedCreditor.taxId',
  },
  {
    id: 'createWithdrawalByBankDetails',
    call: (more: Body) => bearing(byBankDetailsBody({ creditor: creditor({ taxId: WRONG_CPF }), ...more })),
    field: 'creditor.taxId',
  },
  { id: 'createRefund', call: refund, field: 'endToEndId' },
  { id: 'createInternalTransfer', call: transfer, field: 'destinationWalletId' },
  { id: 'configureWebhook', call: webhook, field: 'url', schema: { events: ['nothing'] } },
] as const

describe.each(CASES)('$id', ({ id, call, field, ...more }) => {
  const schema: Body = 'schema' in more ? more.schema : { amount: 0 }

  test('names what no schema can state', async () => {
    const answer = await a.call(id, call({}))
    expect([outcomeOf(answer), fieldsOf(answer)]).toEqual(['400 MalformedRequest', [field]])
  })

  test('names what breaks a schema before that, and alone', async () => {
    const fields = fieldsOf(await a.call(id, call(schema)))
    expect(fields.map((it) => it.replace(/\[.*/, ''))).toEqual(Object.keys(schema))
  })

  test('meets a fault before that', async () => {
    const path = { walletId: a.walletId }
    const effect = { kind: 'status', status: 503 }
    const { faultId } = await control.ok('createFault', {
      path,
      body: { target: { operationId: id }, effect, times: 1 },
    })
    expect(outcomeOf(await a.call(id, call(schema)))).toBe('400 MalformedRequest')
    expect(outcomeOf(await a.call(id, call({})))).toBe('503 ServiceUnavailable')
    await control.ok('deleteFault', { path: { ...path, faultId } })
  })
})

test('a list of Pix Automático names the cursor beside what breaks its schemas', async () => {
  const cursor = Buffer.from('nothing').toString('base64url')
  const { body } = await a.call('listSchedules', { query: { cursor, limit: 0 } })
  const { message } = (body as { error: { message: readonly string[] } }).error
  expect(message.map((line) => line.split(' ')[0])).toEqual(['limit', 'cursor'])
})
