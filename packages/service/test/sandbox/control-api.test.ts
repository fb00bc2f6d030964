import { afterAll, describe, expect, test } from 'vitest'
import { BODY_LIMIT_BYTES } from '@pix-payments/http-contract/validation'
import { loadContract } from '@pix-payments/http-contract/load'
import { requireSameOperations } from '../../src/http/require-same-operations.ts'
import { SANDBOX_HANDLERS } from '../../src/sandbox/handlers.ts'
import type { SandboxOperationId } from '../../src/sandbox/operation.ts'
import { type Answer, outcomeOf, send } from '../support/http-call.ts'
import { openSink } from './support/sink.ts'
import { type TestWallet, type TestSandbox, openSandbox } from './support/test-sandbox.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const contract = await loadContract('sandbox')
const { validation } = contract
const TOKEN = 'control-token'
const sandbox = await openSandbox()
const guarded = await openSandbox({ controlToken: TOKEN })
const sink = await openSink()
/** The wallet of requests that do not affect other tests. */
const shared = await sandbox.wallet({ openingBalance: 10_000_000 })
/** Operations that would affect later tests on the same wallet. Each test of them creates its own wallet. */
const ALONE = new Set<string>(['updateWallet', 'createFault', 'revokeTokens', 'setClock', 'advanceClock'])
afterAll(async () => {
  await sandbox.close()
  await guarded.close()
  await sink.close()
})

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

/** Creates the resources that an operation needs, and returns its path parameters. */
async function preparedPath(
  wallet: TestWallet,
  operationId: SandboxOperationId,
): Promise<Record<string, string>> {
  const walletId = wallet.id
  const holder = { name: 'Maria', taxId: '52998224725', personType: 'NATURAL_PERSON' }
  const account = { bankCode: '87654321', branchCode: '0001', accountNumber: '123', accountType: 'CACC' }
  const { accountType, ...accountPath } = account
  switch (operationId) {
    case 'createPaymentAttempt':
    case 'cancelCharge':
      return { walletId, chargeId: await wallet.charge() }
    case 'createTakeBack':
      return { walletId, chargeId: (await wallet.deposit({ amount: 5000 })).chargeId }
    case 'createWithdrawalReturn':
      return { walletId, externalId: await wallet.settledWithdrawal({ amount: 5000 }) }
    case 'setWithdrawalOutcome':
      return { walletId, externalId: await wallet.withdrawal({}, 'INITIATED') }
    case 'setRefundOutcome': {
      const { endToEndId } = await wallet.deposit()
      return { walletId, endToEndId, externalId: await wallet.refund(endToEndId, 1) }
    }
    case 'putPixKey':
      return { walletId, pixKey: 'maria@pix.example' }
    case 'deletePixKey':
      await wallet.ok('putPixKey', {
        path: { pixKey: 'm@pix.example' },
        body: { holder: { ...holder, ...account } },
      })
      return { walletId, pixKey: 'm@pix.example' }
    case 'putAccount':
      return { walletId, ...accountPath }
    case 'deleteAccount':
      await wallet.ok('putAccount', { path: accountPath, body: { ...holder, accountType } })
      return { walletId, ...accountPath }
    case 'deleteFault': {
      const body = { target: { operationId: 'createRefund' }, effect: { kind: 'drop' }, nth: 1_000_000 }
      return { walletId, faultId: (await wallet.ok('createFault', { body })).faultId }
    }
    case 'restoreSnapshot':
    case 'deleteSnapshot':
      return { walletId, snapshotId: (await wallet.ok('createSnapshot')).snapshotId }
    case 'getRequest': {
      await wallet.operator.call('getBalance')
      const [request] = (await wallet.ok('listRequests')).data
      return { walletId, requestId: request?.requestId ?? '' }
    }
    case 'getEvent':
    case 'resendEvent':
    case 'resendEvents':
    case 'getDelivery': {
      await wallet.operator.ok('configureWebhook', {
        body: { url: sink.url, authentication: { type: 'NONE' } },
      })
      await wallet.deposit()
      await wallet.ok('advanceClock', { body: { by: 0 } })
      const [delivery] = (await wallet.ok('listDeliveries')).data
      return { walletId, eventId: delivery?.eventId ?? '', deliveryId: delivery?.deliveryId ?? '' }
    }
    default:
      return { walletId }
  }
}

/** Creates the resources that the required query parameters of an operation name, and returns these parameters. */
const requiredQuery = async (
  wallet: TestWallet,
  operationId: SandboxOperationId,
): Promise<Record<string, string>> => {
  if (operationId === 'listResources') return { resource: 'charge' }
  return operationId === 'getTimeline' ? { resource: await wallet.charge() } : {}
}

/**
 * On a shared store, revokeTokens waits for the other processes by the clock, which stands still here. The tests of access
 * tokens let it pass.
 */
function isAnswered(id: SandboxOperationId): boolean {
  return id !== 'revokeTokens' || !sandbox.store.isShared
}

const OPERATIONS = Object.keys(SANDBOX_HANDLERS) as SandboxOperationId[]
/** The response of streamActivity has no end: its tests are in stream.test.ts. */
const WITH_END = OPERATIONS.filter((id) => id !== 'streamActivity').filter(isAnswered)
const WITH_WALLET = OPERATIONS.filter(isAnswered).filter((id) =>
  validation.operation(id).path.includes('{walletId}'),
)
const requestsOf = (id: SandboxOperationId): [name: string, body: unknown][] => [
  ...(validation.operation(id).body?.content.get('application/json')?.examples ?? []),
]
const documents = (id: SandboxOperationId, code: string): boolean =>
  contract.catalogue.operations[id]?.codes.includes(code) === true
const targetOf = (id: SandboxOperationId, path: Readonly<Record<string, string>>): string =>
  validation
    .operation(id)
    .path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'x'))

describe('every operation of the control API (G-270)', () => {
  const cases = WITH_END.flatMap((id) => {
    const requests = requestsOf(id)
    return requests.length === 0
      ? [{ id, name: 'no body', body: undefined }]
      : requests.map(([name, body]) => ({ id, name, body }))
  })
  // Values of an example that do not fit a new wallet: an operator that does not exist, and dates before its present
  // time.
  const OF_THE_EXAMPLE = /operatorId|2026-0[1-3]/

  test.each(cases)('$id accepts its documented request ($name)', async ({ id, body }) => {
    const path = await preparedPath(ALONE.has(id) ? await sandbox.wallet() : shared, id)
    const text = JSON.stringify(body) ?? ''
    const given = OF_THE_EXAMPLE.test(text)
      ? (JSON.parse(text.replaceAll(/2026-0[1-3]/g, '2027-01')) as Readonly<Record<string, unknown>>)
      : body
    const query = id === 'waitFor' ? { timeoutSeconds: 0 } : await requiredQuery(shared, id)
    const answer = await sandbox.control.call(id, {
      path,
      query,
      body: await withOwnBrCode(withOwnOperator(given)),
    })
    const wanted = id.startsWith('create') || id === 'payBrCode' ? 201 : 200
    expect([answer.status, answer.text]).toEqual([wanted, expect.any(String)])
  })

  test.each(WITH_WALLET.map((id) => ({ id })))('$id returns 404 for an unknown wallet', async ({ id }) => {
    const path = { ...(await preparedPath(shared, id)), walletId: NOBODY }
    const body = requestsOf(id)[0]?.[1]
    const query = await requiredQuery(shared, id)
    const answer = await sandbox.control.call(id, { path, query, body })
    expect(outcomeOf(answer)).toBe('404 WalletNotFound')
    expect(answer.text).toContain(
      `No wallet has the walletId ${NOBODY}. GET /sandbox/wallets lists those there are.`,
    )
  })

  /** Sends a request of an operation, and compares the response with the contract. */
  async function ask(id: SandboxOperationId, target: string, type: string, body: string): Promise<string> {
    const operation = validation.operation(id)
    const headers: Record<string, string> = operation.body === undefined ? {} : { 'content-type': type }
    const answer = await send(sandbox.url, target, { method: operation.method.toUpperCase(), headers, body })
    expectDocumented(id, answer)
    return outcomeOf(answer)
  }

  const withBody = OPERATIONS.filter((id) => documents(id, 'InvalidJSON'))
  test.each(withBody.map((id) => ({ id })))(
    '$id responds to every broken body as documented',
    async ({ id }) => {
      const target = targetOf(id, await preparedPath(shared, id))
      const large = `{"a":"${'x'.repeat(BODY_LIMIT_BYTES)}"}`
      expect([
        await ask(id, target, 'application/json', '{'),
        await ask(id, target, 'text/plain', '{}'),
        await ask(id, target, 'application/json', large),
        await ask(id, target, 'application/json', '{"noSuchProperty":1}'),
      ]).toEqual(['400 InvalidJSON', '400 InvalidContentType', '413 PayloadTooLarge', '400 MalformedRequest'])
    },
  )

  const withParameters = OPERATIONS.filter((id) => documents(id, 'InvalidParameter'))
  test.each(withParameters.map((id) => ({ id })))(
    '$id responds to a broken parameter as documented',
    async ({ id }) => {
      const inPath = targetOf(id, { walletId: 'no-uuid', chargeId: NOBODY })
      const target = inPath.includes('no-uuid') ? inPath : `${inPath}?walletId=x&operatorId=x`
      const body = validation.operation(id).body === undefined ? '' : '{}'
      expect(await ask(id, target, 'application/json', body)).toBe('400 InvalidParameter')
    },
  )
})

/** Replaces the operator of an example, because it does not exist in this service. */
function withOwnOperator(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('operatorId' in body)) return body
  return { ...body, operatorId: 'd2c4b6a8-1e3f-4a5b-8c7d-9e0f1a2b3c4d' }
}

/** Replaces the brCode of an example by the brCode of a charge that exists. */
async function withOwnBrCode(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !('brCode' in body)) return body
  const chargeId = await shared.charge()
  const { brCode } = await shared.operator.ok('getImmediateCharge', { path: { chargeId } })
  return { ...body, brCode }
}

function expectDocumented(id: SandboxOperationId, { status, headers, body }: Answer): void {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  expect(validation.response(id, status, given, body, { undocumented: 'error' })).toEqual([])
}

describe('the control token (G-270)', () => {
  const call = (id: SandboxOperationId, headers: Readonly<Record<string, string>>): Promise<Answer> =>
    send(guarded.url, targetOf(id, { walletId: NOBODY }), {
      method: validation.operation(id).method.toUpperCase(),
      headers,
    })

  test.each(WITH_END.map((id) => ({ id })))(
    '$id requires the control token when there is one',
    async ({ id }) => {
      for (const headers of [
        {},
        { authorization: 'Bearer control-toke' },
        { authorization: `Basic ${TOKEN}` },
      ]) {
        const answer = await call(id, headers as Record<string, string>)
        expectDocumented(id, answer)
        expect(outcomeOf(answer)).toBe('401 Unauthorized')
      }
      expect((await call(id, { authorization: `Bearer ${TOKEN}` })).status).not.toBe(401)
    },
  )

  test('the header is ignored without a control token', async () => {
    const answer = await send(sandbox.url, '/sandbox/wallets', { headers: { authorization: 'Bearer x' } })
    expect(answer.status).toBe(200)
  })
})

describe('routes', () => {
  const ask = (at: TestSandbox, method: string, path: string): Promise<Answer> =>
    send(at.url, path, { method })

  test.each([
    ['GET', '/sandbox', '404 NotFound'],
    ['GET', '/sandbox/nothing', '404 NotFound'],
    ['DELETE', '/sandbox/wallets', '405 MethodNotAllowed'],
    ['GET', '/sandboxes', '404 NotFound'],
  ])('%s %s returns %s', async (method, path, wanted) => {
    expect(outcomeOf(await ask(sandbox, method, path))).toBe(wanted)
  })

  test('production has no control API (G-004)', async () => {
    await using production = await openSandbox({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
    })
    const answers = await Promise.all(
      OPERATIONS.map((id) =>
        ask(production, validation.operation(id).method.toUpperCase(), targetOf(id, { walletId: NOBODY })),
      ),
    )
    expect([...new Set(answers.map(outcomeOf))]).toEqual(['404 NotFound'])
  })
})

test('the service does not start with an operation without a handler, or a handler without an operation', () => {
  const { waitFor: left, ...rest } = SANDBOX_HANDLERS
  expect(() => {
    requireSameOperations(contract, rest)
  }).toThrow('These operations have no handler: waitFor')
  expect(() => {
    requireSameOperations(contract, { ...rest, waitFor: left, travelInTime: left })
  }).toThrow('These handlers have no operation in the contract: travelInTime')
})
