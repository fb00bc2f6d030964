import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPixClient, type PixClient, PixOutcomeUnknownError, responseOf } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { createMock, type Mock } from '@pix-payments/mock'
import { errorsOf, type OperationId } from '@pix-payments/spec'
import { OPERATIONS } from '../src/generated/operations.ts'
import { errorOf } from './support/client.ts'

/** The parts of the bundled contract that the test reads, mainly the examples of each operation. */
interface Contract {
  readonly paths: Record<string, Record<string, ContractOperation>>
  readonly components: Record<string, Record<string, ContractParameter>>
}
interface ContractOperation {
  readonly operationId?: string
  readonly parameters?: ({ $ref: string } | ContractParameter)[]
  readonly requestBody?: {
    readonly content: Record<string, { examples?: Record<string, { value: object }> }>
  }
  readonly responses: Record<string, unknown>
}
interface ContractParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
) as Contract
const documented = new Map(
  Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
)

/** Returns the first example of every required parameter and of the body, as one object. */
function parametersOf(operation: ContractOperation): object {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter
      ? (contract.components['parameters']?.[parameter.$ref.split('/').at(-1) ?? ''] as ContractParameter)
      : parameter,
  )
  const required = parameters.filter((parameter) => parameter.in !== 'header' && parameter.required)
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const body = media?.examples?.['default'] ?? Object.values(media?.examples ?? {})[0]
  return { ...body?.value, ...Object.fromEntries(required.map(({ name, example }) => [name, example])) }
}

let mock: Mock
let pix: PixClient
beforeAll(async () => {
  mock = await createMock({ port: 0 })
  pix = createPixClient({
    baseUrl: mock.url,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    checks,
    maxRetries: 0,
  })
})
afterAll(() => mock.close())

type Method = (parameters: object, options?: object) => Promise<object>
function methodOf(operationId: string): Method {
  const [resource = '', rows = {}] = Object.entries(OPERATIONS).find(([, all]) => operationId in all) ?? []
  const method = (pix as unknown as Record<string, Record<string, Method>>)[resource]?.[operationId]
  if (method === undefined) throw new Error(`The client has no method ${operationId}.`)
  return rows[operationId]?.bare ? (_, options) => method(options as object) : method
}

it('has a method for each operation of the contract', () => {
  const ids = [...documented.keys()].filter((id) => id !== undefined)
  expect(
    Object.values(OPERATIONS)
      .flatMap((rows) => Object.keys(rows))
      .toSorted(),
  ).toEqual(ids.toSorted())
})

it.each([...documented].filter(([id]) => id !== undefined))(
  '%s succeeds against the mock with an answer that keeps the contract',
  async (operationId, operation) => {
    const answer = await methodOf(operationId as string)(parametersOf(operation))
    expect(Object.keys(operation.responses)).toContain(String(responseOf(answer)?.status))
  },
)

it.each([...documented.keys()].filter((id) => id !== undefined))(
  '%s gives each of its error codes as an error of its family',
  async (operationId) => {
    const families = { token: 'PixTokenError', money: 'PixMoneyError', automatic: 'PixAutomaticError' }
    const errors = errorsOf(operationId as OperationId)
    expect(errors.length).toBeGreaterThan(0)
    const parameters = parametersOf(documented.get(operationId) as ContractOperation)
    for (const { code, status, family, retryable } of errors) {
      const headers = { prefer: `code=${status}, example=${exampleOf(operationId, status, code)}` }
      const error = await errorOf(methodOf(operationId)(parameters, { headers }))
      expect(error.operationId).toBe(operationId)
      // After a 5XX of a write, the client throws PixOutcomeUnknownError, because the write may have happened.
      const answered = error instanceof PixOutcomeUnknownError ? error.reason : error
      expect(answered).toMatchObject({ name: families[family], operationId, code, status, retryable })
    }
  },
)

/** Returns the name of the example that an operation has for this status and code. */
function exampleOf(operationId: string, status: number, code: string): string {
  const response = documented.get(operationId)?.responses[status] as { $ref?: string } | undefined
  const resolved = (
    response?.$ref === undefined
      ? response
      : contract.components['responses']?.[response.$ref.split('/').at(-1) ?? '']
  ) as ContractOperation['requestBody']
  const examples = Object.entries(resolved?.content['application/json']?.examples ?? {})
  const found = examples.find(([, { value }]) => JSON.stringify(value).includes(`"${code}"`))
  if (found === undefined) throw new Error(`${operationId} has no example of ${status} ${code}.`)
  return found[0]
}
