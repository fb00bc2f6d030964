import { beforeAll, describe, expect, it } from 'vitest'
import { contractDocument } from './support/contract-document.ts'
import { type ContractDocument, operationsOf } from '../src/bundle/document.ts'
import { machines, rejectionCodes } from '../src/index.ts'

/**
 * The operations in the order of the source (§4.1 to §4.8). Each line has the id, the method, the path and the success
 * statuses.
 */
const OPERATIONS = `
createAccessToken                    post /v1/oauth2/token 200
createImmediateCharge                post /v1/pix/deposit/immediate-charge 201
getImmediateCharge                   get  /v1/pix/deposit/immediate-charge/{chargeId} 200
simulatePayment                      post /v1/pix/mock/simulate-payment 200
createWithdrawalByPixKey             post /v1/pix/withdraw/pix-key 202
createWithdrawalByBankDetails        post /v1/pix/withdraw/manual 202
getWithdrawal                        get  /v1/pix/withdraw/{externalId} 200
createRefund                         post /v1/pix/refund/{endToEndId} 202
getRefund                            get  /v1/pix/refund/{endToEndId}/{externalId} 200
createInternalTransfer               post /v1/internal-transfer 201
getInternalTransfer                  get  /v1/internal-transfer/{externalId} 200
getBalance                           get  /v1/balance 200
getClosingDayBalance                 get  /v1/balance/closing-day 200
listStatement                        get  /v1/statement 200
getConsolidatedStatement             get  /v1/statements/consolidated 200
configureWebhook                     put  /v1/webhook 200
createRecurrence                     post /v1/pix/automatic/recurrences 201
listRecurrences                      get  /v1/pix/automatic/recurrences 200
getRecurrence                        get  /v1/pix/automatic/recurrences/{id} 200
cancelRecurrence                     post /v1/pix/automatic/recurrences/{id}/cancel 200
createSchedule                       post /v1/pix/automatic/recurrences/{id}/schedules 201
listSchedules                        get  /v1/pix/automatic/schedules 200
getSchedule                          get  /v1/pix/automatic/schedules/{id} 200
cancelSchedule                       post /v1/pix/automatic/schedules/{id}/cancel 200
createPostDueRetry                   post /v1/pix/automatic/schedules/{id}/post-due-retries 201
getRecurrenceLocation                get  /rec/{accessToken} 200
simulateFirstPayment                 post /v1/pix/automatic/simulations/recurrences/{id}/first-payment 200
simulateAuthorization                post /v1/pix/automatic/simulations/recurrences/{id}/authorization 200
simulateRecurrenceExpiration         post /v1/pix/automatic/simulations/recurrences/{id}/expiration 200
simulateRecurrencePayerCancellation  post /v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation 200
simulateFirstPaymentRefund           post /v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund 200
simulateSchedulePayerResponse        post /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response 200
simulateScheduleSettlement           post /v1/pix/automatic/simulations/schedules/{scheduleId}/settlement 200
simulateSchedulePayerCancellation    post /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation 200
simulateSchedulePayerResponseTimeout post /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout 200
simulateScheduleRefund               post /v1/pix/automatic/simulations/schedules/{scheduleId}/refund 200
simulateRefundResult                 post /v1/pix/automatic/simulations/refunds/{id}/result 200
`
const LISTED_EVENTS = [
  'pixChargePaid',
  'pixChargeRejected',
  'pixChargeExpired',
  'pixWithdrawFailed',
  'pixAutomaticRecurrenceAuthorized',
  'pixAutomaticScheduleSettled',
]
const ASSUMED_EVENTS = [
  'pixChargeTakenBack',
  'pixWithdrawSettled',
  'pixWithdrawReturned',
  'pixRefundSettled',
  'pixRefundFailed',
  'pixAutomaticFirstPaymentSettled',
  'pixAutomaticRecurrenceRejected',
  'pixAutomaticRecurrenceExpired',
  'pixAutomaticRecurrenceCancelled',
  'pixAutomaticRecurrenceCompleted',
  'pixAutomaticScheduleScheduled',
  'pixAutomaticScheduleRejected',
  'pixAutomaticScheduleCancelled',
]

interface StatusProperty {
  readonly $ref?: string
  readonly description?: string
}

let document: ContractDocument
beforeAll(() => {
  document = contractDocument()
})

describe('the contract', () => {
  it('has the operations of the source, with their paths and success statuses', () => {
    // An operation without `x-source` has only gaps as its origin, so it is not in the list of the source.
    const stated = operationsOf(document).filter(({ operation }) => operation['x-source'] !== undefined)
    const found = stated.map(({ operationId, method, path, operation }) => {
      const successes = Object.keys(operation['responses'] ?? {}).filter((status) => status.startsWith('2'))
      return `${operationId} ${method} ${path} ${successes.join(',')}`
    })
    const wanted = OPERATIONS.trim()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '))
    expect(
      found.toSorted(),
      'An operation that the source does not name has only x-gap, no x-source.',
    ).toEqual(wanted.toSorted())
  })

  it('has the listed events, and marks the assumed ones (G-157)', () => {
    const webhooks = operationsOf(document, { webhooks: true })
    expect(webhooks.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...LISTED_EVENTS, ...ASSUMED_EVENTS].toSorted(),
    )
    const assumed = webhooks.filter(({ operation }) =>
      JSON.stringify(operation['x-gap'] ?? '').includes('G-157'),
    )
    expect(assumed.map(({ operationId }) => operationId).toSorted()).toEqual(ASSUMED_EVENTS.toSorted())
  })

  it('starts every operator route with /v1; only the public location does not (R-005, R-360, G-001)', () => {
    const outside = Object.keys(document.paths).filter((path) => !path.startsWith('/v1/'))
    expect(outside).toEqual(['/rec/{accessToken}'])
    expect(document.info['x-interface-version']).toBe('1.0')
  })

  it('needs a bearer token everywhere but for the token and the public location (R-200, R-259, R-312, R-314)', () => {
    const open = operationsOf(document).filter(
      ({ operation }) => JSON.stringify(operation['security']) === '[]',
    )
    expect(open.map(({ operationId }) => operationId)).toEqual(['createAccessToken', 'getRecurrenceLocation'])
  })

  it('documents x-request-id and x-correlation-id on every answer (R-343)', () => {
    const text = JSON.stringify(document.paths)
    expect(text.split('#/components/headers/RequestId')).toHaveLength(
      text.split('#/components/headers/CorrelationId').length,
    )
  })

  it('documents on every answer that no cache may store it (G-294)', () => {
    const text = JSON.stringify(document.paths)
    expect(text.split('#/components/headers/CacheControlNoStore')).toHaveLength(
      text.split('#/components/headers/CorrelationId').length,
    )
  })

  it('says the limits of the token form in words too (G-290)', () => {
    const token = document.paths['/v1/oauth2/token']?.['post'] as {
      description: string
      requestBody: { 'x-limits': { bytes: number; parts: number } }
    }
    const { bytes, parts } = token.requestBody['x-limits']
    expect(token.description).toContain(`at most ${bytes / 1024} KiB and ${parts} parts`)
  })

  it('allows in a closed status only the values that its description names, if it names several (§3.2, G-203)', () => {
    const { schemas } = document.components
    const statuses = Object.entries(schemas).map(([name, { properties }]) => {
      const { $ref, description = '' } =
        ((properties ?? {}) as Readonly<Record<string, StatusProperty>>)['status'] ?? {}
      const values = (schemas[$ref?.split('/').at(-1) ?? '']?.['enum'] ?? []) as readonly string[]
      const unnamed = values.filter((value) => !new RegExp(`\\b${value}\\b`).test(description))
      return { name, unnamed, named: values.length - unnamed.length }
    })
    expect(statuses.filter(({ unnamed, named }) => named > 1 && unnamed.length > 0)).toEqual([])
    expect(schemas['WithdrawalAcceptedStatus']?.['enum']).toEqual(machines.withdrawal.sets.onCreation.states)
  })

  it('says 2020-12 at the root: with the OpenAPI dialect the mock would stop validating bodies', () => {
    expect(document['jsonSchemaDialect']).toBe('https://json-schema.org/draft/2020-12/schema')
  })
})

describe('rejection codes (§7.5)', () => {
  const listed = (origin?: 'scheme' | 'service'): string[] =>
    Object.entries(rejectionCodes)
      .filter(([, row]) => origin === undefined || row.origin === origin)
      .map(([code]) => code)

  it('of the error catalogue are those that a schedule may show', () => {
    expect(document.components.schemas['RejectionCode']?.['x-extensible-enum']).toEqual(listed())
  })

  it('of the scheme are those that a simulation may send, and the three of the service are not (R-302, R-350)', () => {
    expect(document.components.schemas['SchemeRejectionCode']?.['enum']).toEqual(listed('scheme'))
    expect(listed('service')).toHaveLength(3)
  })
})
