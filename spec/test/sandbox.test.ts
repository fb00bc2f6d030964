import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { testOfDocumentOnContract } from './support/builds-on-contract.ts'
import { contractDocument } from './support/contract-document.ts'
import { type ContractDocument, type JsonObject, operationsOf } from '../src/bundle/document.ts'
import { loadErrors } from '../src/data/load-errors.ts'

/**
 * The control API of the sandbox (G-270). Each line has the id, the method, the path below /sandbox and the success
 * status.
 */
const OPERATIONS = `
listWallets             get    /wallets 200
createWallet            post   /wallets 201
getWallet               get    /wallets/{walletId} 200
updateWallet            patch  /wallets/{walletId} 200
createCredentials       post   /wallets/{walletId}/credentials 201
revokeTokens            post   /wallets/{walletId}/tokens/revoke 200
resetWallet             post   /wallets/{walletId}/reset 200
getClock                get    /wallets/{walletId}/clock 200
setClock                put    /wallets/{walletId}/clock 200
advanceClock            post   /wallets/{walletId}/clock/advance 200
createPaymentAttempt    post   /wallets/{walletId}/charges/{chargeId}/payment-attempts 201
cancelCharge            post   /wallets/{walletId}/charges/{chargeId}/cancel 200
createTakeBack          post   /wallets/{walletId}/charges/{chargeId}/take-backs 201
payBrCode               post   /br-codes/payments 201
setWithdrawalOutcome    post   /wallets/{walletId}/withdrawals/{externalId}/outcome 200
createWithdrawalReturn  post   /wallets/{walletId}/withdrawals/{externalId}/returns 201
setRefundOutcome        post   /wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome 200
listPixKeys             get    /wallets/{walletId}/directory 200
putPixKey               put    /wallets/{walletId}/directory/{pixKey} 200
deletePixKey            delete /wallets/{walletId}/directory/{pixKey} 200
listAccounts            get    /wallets/{walletId}/accounts 200
putAccount              put    /wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber} 200
deleteAccount           delete /wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber} 200
createFee               post   /wallets/{walletId}/fees 201
createJudicialMovement  post   /wallets/{walletId}/judicial-movements 201
listFaults              get    /wallets/{walletId}/faults 200
createFault             post   /wallets/{walletId}/faults 201
deleteFault             delete /wallets/{walletId}/faults/{faultId} 200
deleteFaults            delete /wallets/{walletId}/faults 200
listEvents              get    /wallets/{walletId}/events 200
getEvent                get    /wallets/{walletId}/events/{eventId} 200
resendEvent             post   /wallets/{walletId}/events/{eventId}/resend 200
resendEvents            post   /wallets/{walletId}/events/resend 200
waitFor                 get    /wallets/{walletId}/wait 200
getWebhook              get    /wallets/{walletId}/webhook 200
putWebhook              put    /wallets/{walletId}/webhook 200
listDeliveries          get    /wallets/{walletId}/deliveries 200
getDelivery             get    /wallets/{walletId}/deliveries/{deliveryId} 200
listRequests            get    /wallets/{walletId}/requests 200
getRequest              get    /wallets/{walletId}/requests/{requestId} 200
getTimeline             get    /wallets/{walletId}/timeline 200
listResources           get    /wallets/{walletId}/resources 200
streamActivity          get    /stream 200
listDue                 get    /wallets/{walletId}/due 200
createSnapshot          post   /wallets/{walletId}/snapshots 201
listSnapshots           get    /wallets/{walletId}/snapshots 200
restoreSnapshot         post   /wallets/{walletId}/snapshots/{snapshotId}/restore 200
deleteSnapshot          delete /wallets/{walletId}/snapshots/{snapshotId} 200
checkLedger             get    /ledger/check 200
`

const SPEC = join(import.meta.dirname, '..')
let document: ContractDocument
beforeAll(() => {
  document = contractDocument('sandbox')
})

describe('the sandbox document', () => {
  it('has the operations of the control API, with their paths and success statuses', () => {
    const found = operationsOf(document).map(({ operationId, method, path, operation }) => {
      const successes = Object.keys(operation['responses'] ?? {}).filter((status) => status.startsWith('2'))
      return `${operationId} ${method} ${path.replace(/^\/sandbox/, '')} ${successes.join(',')}`
    })
    const wanted = OPERATIONS.trim()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '))
    expect(found.toSorted()).toEqual(wanted.toSorted())
  })

  it('lies wholly below /sandbox, so that production can answer 404 to all of it (G-004)', () => {
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/sandbox/'))).toEqual([])
  })

  it('takes a control token everywhere, and needs it nowhere by itself (G-270)', () => {
    const securities = operationsOf(document).map(({ operation }) => JSON.stringify(operation['security']))
    expect(new Set(securities)).toEqual(new Set(['[{"controlToken":[]},{}]']))
  })

  testOfDocumentOnContract(() => document, 60)

  it('shows the badge of its gaps, and the errors that it shares with the contract', () => {
    const getClock = operationsOf(document).find(({ operationId }) => operationId === 'getClock')
    expect(getClock?.operation['description']).toContain('**Assumed** (G-271).')
    expect(document.components['responses']?.['MoneyUnauthorized']).toMatchObject({
      description: expect.stringContaining('| `Unauthorized` |'),
      content: { 'application/json': { examples: { Unauthorized: { value: { code: 'Unauthorized' } } } } },
    })
  })
})

describe('the error catalogue of the sandbox', () => {
  const catalogue = loadErrors(join(SPEC, 'sandbox'))
  const contract = loadErrors(SPEC)

  it('has the family money of the contract, and no other', () => {
    expect(catalogue.families).toEqual({ money: contract.families['money'] })
    expect(catalogue.rejectionCodes).toEqual([])
  })

  it('has the codes of the contract that it uses, and no others of them', () => {
    const taken = catalogue.codes.filter(({ code }) => contract.codes.some((row) => row.code === code))
    expect(taken.map(({ code }) => code).join(' ')).toBe(
      'Unauthorized TooManyRequests PayloadTooLarge InvalidContentType UnsupportedEncoding InvalidJSON InvalidParameter MalformedRequest INVALID_QUERY_PARAMETER NotFound INSUFFICIENT_BALANCE ServiceUnavailable InternalError MethodNotAllowed',
    )
    expect(
      taken.filter((row) => !contract.codes.some((it) => JSON.stringify(it) === JSON.stringify(row))),
    ).toEqual([])
  })

  it('travels inside the bundle', () => {
    const { operations, codes } = document['x-error-catalogue'] as JsonObject as {
      operations: Record<string, { codes: string[] }>
      codes: { money: Record<string, { status: number }> }
    }
    expect(operations['setClock']?.codes).toContain('ClockCannotGoBack')
    expect(codes.money['ClockCannotGoBack']?.status).toBe(422)
  })
})
