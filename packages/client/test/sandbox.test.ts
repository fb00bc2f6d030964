import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { PixMoneyError, PixOutcomeUnknownError, responseOf } from '@pix-payments/client'
import {
  createSandboxClient,
  isSandboxError,
  type SandboxClient,
  type SandboxClientOptions,
} from '@pix-payments/client/sandbox'
import { OPERATIONS } from '../src/sandbox/generated/operations.ts'
import { createTestClock } from './support/clock.ts'
import { errorOf } from './support/client.ts'

/** The parts of the bundled control API that the test reads. */
interface Contract {
  readonly paths: Record<string, Record<string, ContractOperation>>
  readonly components: {
    readonly parameters: Record<string, ContractParameter>
    readonly responses: Record<string, ContractBody>
  }
  readonly 'x-error-catalogue': {
    readonly operations: Record<string, { readonly codes: readonly string[] }>
    readonly codes: { readonly money: Record<string, { readonly status: number }> }
  }
}
interface ContractOperation {
  readonly operationId: string
  readonly parameters: ({ $ref: string } | ContractParameter)[]
  readonly requestBody?: ContractBody
  readonly responses: Record<string, ContractBody | { $ref: string }>
}
interface ContractBody {
  readonly content: { 'application/json': { examples: Record<string, { value: object }> } }
}
interface ContractParameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly example: string
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/sandbox.json'), 'utf8'),
) as Contract
/** All operations except streamActivity: its answer has no end, so no method can return it. */
const documented = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, { operationId }]) => operationId !== 'streamActivity')
    .map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
)

const last = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
const examplesOf = (body: ContractBody): Record<string, { value: object }> =>
  body.content['application/json'].examples
const firstExample = (body: ContractBody): object => Object.values(examplesOf(body))[0]?.value ?? {}
const parametersOf = ({ parameters }: ContractOperation): ContractParameter[] =>
  parameters.map((one) => ('$ref' in one ? (contract.components.parameters[last(one.$ref)] as never) : one))
const responseOfStatus = ({ responses }: ContractOperation, status: string): ContractBody => {
  const response = responses[status] as ContractBody | { $ref: string }
  return '$ref' in response ? (contract.components.responses[last(response.$ref)] as ContractBody) : response
}

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** Returns a client whose `fetch` always returns this response, and the requests that this `fetch` received. */
function sandboxThat(
  status: number,
  body: object,
  options: Partial<SandboxClientOptions> = {},
): { sandbox: SandboxClient; sent: Sent[] } {
  const sent: Sent[] = []
  const sandbox = createSandboxClient({
    baseUrl: 'http://127.0.0.1:4010',
    maxRetries: 0,
    clock: createTestClock(),
    fetch: async (url, init) => {
      sent.push({ url, init })
      return Response.json(body, { status, headers: { 'x-request-id': REQUEST_ID } })
    },
    ...options,
  })
  return { sandbox, sent }
}

type Method = (parameters: object, options?: object) => Promise<object>
function methodOf(sandbox: SandboxClient, operationId: string): Method {
  const [resource] = Object.entries(OPERATIONS).find(([, rows]) => operationId in rows) ?? []
  const method = (sandbox as unknown as Record<string, Record<string, Method>>)[resource ?? '']?.[operationId]
  if (method === undefined) throw new Error(`The client has no method ${operationId}.`)
  return method
}

const REQUEST_ID = '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13'
const IDS = { walletId: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10' }

it('has a method for each operation of the control API that answers with one value, and no other', () => {
  const methods = Object.values(OPERATIONS).flatMap((rows) => Object.keys(rows))
  expect(methods.toSorted()).toEqual(documented.map(({ operationId }) => operationId).toSorted())
})

describe.each(documented)('$operationId', ({ operationId, method, path, operation }) => {
  const parameters = parametersOf(operation).filter((parameter) => parameter.in !== 'header')
  const ofPlace = (place: string): [string, string][] =>
    parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example])
  const inPath = Object.fromEntries(ofPlace('path'))
  const inQuery = Object.fromEntries(ofPlace('query'))
  const body = operation.requestBody && firstExample(operation.requestBody)
  const given = { ...inPath, ...inQuery, ...body }
  const status = Object.keys(operation.responses).find((it) => it.startsWith('2')) ?? ''
  const answer = firstExample(responseOfStatus(operation, status))

  it('sends its path, query and body, and gives the answer', async () => {
    const { sandbox, sent } = sandboxThat(Number(status), answer)
    const value = await methodOf(sandbox, operationId)(given)
    expect(value).toEqual(answer)
    expect(responseOf(value)).toMatchObject({ status: Number(status), requestId: REQUEST_ID, attempts: 1 })
    const [{ url, init } = {} as Sent] = sent
    const target = new URL(url)
    expect(init.method).toBe(method)
    expect(target.pathname).toBe(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? '')),
    )
    expect(Object.fromEntries(target.searchParams)).toEqual(
      Object.fromEntries(Object.entries(inQuery).map(([name, value]) => [name, String(value)])),
    )
    expect(init.body === null ? undefined : JSON.parse(init.body as string)).toEqual(body)
    expect('content-type' in (init.headers as object)).toBe(body !== undefined)
    expect('authorization' in (init.headers as object)).toBe(false)
  })

  it('gives each of its errors, with its code and status', async () => {
    const { operations, codes } = contract['x-error-catalogue']
    for (const code of operations[operationId]?.codes ?? []) {
      const stated = codes.money[code]?.status ?? 0
      const example = examplesOf(responseOfStatus(operation, String(stated)))[code]
      const { sandbox } = sandboxThat(stated, example?.value as object)
      const error = await errorOf(methodOf(sandbox, operationId)(given))
      // After a 5XX of a write, the client throws PixOutcomeUnknownError, because the write may have happened.
      const answered = error instanceof PixOutcomeUnknownError ? error.reason : error
      expect(answered).toMatchObject({ name: 'PixMoneyError', operationId, code, status: stated })
    }
  })
})

describe('the control token', () => {
  it('is sent with every call, also when the call brings headers of its own', async () => {
    const { sandbox, sent } = sandboxThat(200, {}, { token: 'secret-1', headers: { 'x-team': 'a' } })
    await sandbox.clock.getClock(IDS, { headers: { 'x-test': 'b' } })
    expect(sent[0]?.init.headers).toMatchObject({
      authorization: 'Bearer secret-1',
      'x-team': 'a',
      'x-test': 'b',
    })
  })

  it('that is refused is told at once, and not sent again', async () => {
    const unauthorized = { code: 'Unauthorized', message: 'The bearer token is missing, invalid or expired.' }
    const { sandbox, sent } = sandboxThat(401, unauthorized, { token: 'wrong', maxRetries: 2 })
    const error = await errorOf(sandbox.wallets.listWallets())
    expect(isSandboxError(error, 'listWallets', 'Unauthorized')).toBe(true)
    expect(sent).toHaveLength(1)
    expect(`${JSON.stringify(error)} ${String(error)}`).not.toContain('wrong')
  })

  it.each(['', 'two words', 'línea', 'a\nb'])('%j is refused before anything is sent', (token) => {
    expect(() => sandboxThat(200, {}, { token })).toThrow(
      new TypeError('token must be one or more visible ASCII characters.'),
    )
  })
})

describe('a client of the sandbox', () => {
  it('needs nothing but a baseUrl, and says so when that is none', () => {
    expect(() => createSandboxClient({ baseUrl: 'localhost' })).toThrow('baseUrl must be a URL')
    expect(Object.keys(createSandboxClient({ baseUrl: 'http://127.0.0.1:4010' }))).toEqual(
      Object.keys(OPERATIONS),
    )
  })

  it('opens a wallet without being told anything', async () => {
    const { sandbox, sent } = sandboxThat(201, {})
    await sandbox.wallets.createWallet()
    expect(sent[0]?.init.body).toBe('{}')
  })

  it('gives a wait of 60 seconds, the longest, the time that it needs', async () => {
    const clock = createTestClock()
    const { sandbox } = sandboxThat(200, {}, { clock, fetch: () => new Promise(() => undefined) })
    const call = errorOf(sandbox.events.waitFor({ ...IDS, timeoutSeconds: 60 }))
    let isOver = false
    void call.then(() => (isOver = true))
    await setImmediate()
    clock.advance(89_999)
    await setImmediate()
    expect(isOver).toBe(false)
    clock.advance(1)
    expect((await call).name).toBe('PixTimeoutError')
  })

  it('sends again what is harmless, and says of the rest that it may have happened', async () => {
    const failed = { code: 'InternalError', message: 'The request could not be completed. Try again.' }
    const options = { maxRetries: 1, retryBaseMs: 0 }
    const harmless = sandboxThat(500, failed, options)
    await errorOf(harmless.sandbox.wallets.resetWallet(IDS))
    expect(harmless.sent).toHaveLength(2)
    const other = sandboxThat(500, failed, options)
    const error = await errorOf(
      other.sandbox.movements.createFee({ ...IDS, amount: 1, description: 'tarifa' }),
    )
    expect(other.sent).toHaveLength(1)
    expect(error).toBeInstanceOf(PixOutcomeUnknownError)
  })

  it('walks a list from page to page', async () => {
    const pages = [
      { data: [{ position: 1 }, { position: 2 }], nextCursor: 'two' },
      { data: [{ position: 3 }], nextCursor: null },
    ]
    const asked: string[] = []
    const { sandbox } = sandboxThat(
      200,
      {},
      {
        fetch: async (url) => {
          asked.push(new URL(url).search)
          return Response.json(pages[asked.length - 1])
        },
      },
    )
    const positions: number[] = []
    for await (const { position } of sandbox.events.listEvents.items({ ...IDS, limit: 2 }))
      positions.push(position)
    expect(positions).toEqual([1, 2, 3])
    expect(asked).toEqual(['?limit=2', '?limit=2&cursor=two'])
  })
})

describe('isSandboxError', () => {
  const exists = { code: 'AlreadyExists', message: 'The clientId alfa-worker is taken.' }

  it('tells errors apart by operation and code', async () => {
    const { sandbox } = sandboxThat(409, exists)
    const error = await errorOf(sandbox.wallets.createWallet({ clientId: 'alfa-worker' }))
    expect(error).toBeInstanceOf(PixMoneyError)
    expect(isSandboxError(error, 'createWallet', 'AlreadyExists', 'OperatorNotFound')).toBe(true)
    expect(isSandboxError(error, 'createWallet')).toBe(true)
    expect(isSandboxError(error, 'createWallet', 'OperatorNotFound')).toBe(false)
    expect(isSandboxError(error, 'createCredentials', 'AlreadyExists')).toBe(false)
  })

  it.each([undefined, null, 'AlreadyExists', new Error('AlreadyExists'), { code: 'AlreadyExists' }])(
    'is false for %j',
    (error) => {
      expect(isSandboxError(error, 'createWallet')).toBe(false)
    },
  )
})
