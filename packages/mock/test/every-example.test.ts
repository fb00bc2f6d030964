import type { BoundOperation } from '@pix-payments/http-contract/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '../src/contract.ts'
import type { Mock } from '../src/create-mock.ts'
import { BEARER, call } from './support/call.ts'
import { createSharedMock, sharedContract } from './support/mock.ts'
import { validRequest } from './support/requests.ts'

let mock: Mock
let contract: Contract

beforeAll(async () => {
  contract = await sharedContract()
  mock = await createSharedMock()
})
afterAll(() => mock.close())

const firstBody = (operation: BoundOperation): unknown =>
  [...(operation.body?.content.values() ?? [])].flatMap((it) => [...it.examples.values()])[0]

/** Returns every named example of every status of every operation, each with a request for it. */
function everyExample(): {
  id: string
  status: string
  example: string
  want: unknown
  method: string
  target: string
}[] {
  return contract.validation.operations.flatMap((operation) =>
    [...operation.responses].flatMap(([status, { content }]) =>
      [...content.values()].flatMap(({ examples }) =>
        [...examples].map(([example, want]) => {
          const body = firstBody(operation)
          const { target } = validRequest(contract.document, operation, body)
          return { id: operation.id, status, example, want, method: operation.method.toUpperCase(), target }
        }),
      ),
    ),
  )
}

test('every named example of every status of every operation, by Prefer', async () => {
  const examples = everyExample()
  const wrong: string[] = []
  for (const { id, status, example, want, method, target } of examples) {
    const operation = contract.validation.operation(id)
    const body = [...(operation.body?.content.values() ?? [])].flatMap((it) => [...it.examples.values()])[0]
    const { call: valid } = validRequest(contract.document, operation, body)
    const headers = { ...valid.headers, prefer: `code=${status}, example=${example}` }
    const got = await call(mock.url, target, { ...valid, method, headers })
    const name = `${id} ${status} ${example}`
    if (got.status !== Number(status)) wrong.push(`${name}: status ${got.status}`)
    if (!isEqual(got.json, want)) wrong.push(`${name}: body ${got.text}`)
    const violations = contract.validation.response(id, got.status, got.headers, got.json, {
      undocumented: 'error',
    })
    wrong.push(...violations.map(({ field, message }) => `${name}: ${field} ${message}`))
  }
  expect(wrong).toEqual([])
  expect(examples.length).toBeGreaterThan(contract.validation.operations.length * 3)
})

function isEqual(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

/** Returns the example that has the externalId of the body, or the ids of the path. If there is none, returns the first. */
function wantedOf(examples: readonly unknown[], target: string, body: unknown): unknown {
  const externalId = (body as { readonly externalId?: unknown } | undefined)?.externalId
  const segments = target.split('/')
  const about = (it: unknown) => {
    const values = Object.values(it as object)
    return externalId === undefined
      ? segments.filter((segment) => values.includes(segment)).length
      : Number(values.includes(externalId))
  }
  return [...examples].sort((a, b) => about(b) - about(a))[0]
}

test('every example of a request is accepted and gets the success, or the creation of two', async () => {
  const wrong: string[] = []
  for (const operation of contract.validation.operations) {
    const bodies =
      operation.body === undefined
        ? [['-', undefined] as const]
        : [...operation.body.content.values()].flatMap((it) => [...it.examples])
    const status = [...operation.responses.keys()]
      .filter((it) => it.startsWith('2'))
      .sort()
      .at(-1)
    const content = [...(operation.responses.get(status ?? '')?.content.values() ?? [])]
    const examples = content.flatMap((it) => [...it.examples.values()])
    for (const [name, body] of bodies) {
      const { target, call: valid } = validRequest(contract.document, operation, body)
      const got = await call(mock.url, target, valid)
      if (String(got.status) !== status || !isEqual(got.json, wantedOf(examples, target, body)))
        wrong.push(`${operation.id} ${name}: ${got.status} ${got.text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the example of a replay has the header idempotent-replayed, and no other answer has it (G-420)', async () => {
  const replayed: string[] = []
  for (const operation of contract.validation.operations) {
    const status = [...operation.responses.keys()].find((it) => it.startsWith('2'))
    if (operation.responses.get(status ?? '')?.headers.has('idempotent-replayed') !== true) continue
    const { target, call: valid } = validRequest(contract.document, operation, firstBody(operation))
    const first = await call(mock.url, target, valid)
    const headers = { ...valid.headers, prefer: 'example=replayed' }
    const replay = await call(mock.url, target, { ...valid, headers })
    const header = 'idempotent-replayed'
    expect([operation.id, first.headers[header], replay.headers[header]]).toEqual([
      operation.id,
      undefined,
      'true',
    ])
    replayed.push(operation.id)
  }
  expect(replayed).toHaveLength(9)
})

test('every operation generates bodies that keep the contract, the same for the same seed', async () => {
  const wrong: string[] = []
  for (const operation of contract.validation.operations) {
    const body = firstBody(operation)
    const { target, call: valid } = validRequest(contract.document, operation, body)
    const headers = { ...valid.headers, prefer: 'dynamic=true, seed=abc' }
    const first = await call(mock.url, target, { ...valid, headers })
    const second = await call(mock.url, target, { ...valid, headers })
    const violations = contract.validation.response(operation.id, first.status, first.headers, first.json, {
      undocumented: 'error',
    })
    wrong.push(...violations.map(({ field, message }) => `${operation.id}: ${field} ${message}`))
    if (first.text !== second.text) wrong.push(`${operation.id}: the seed does not decide`)
  }
  expect(wrong).toEqual([])
})

test('without a bearer token every secured operation answers its documented 401', async () => {
  const secured = contract.validation.operations.filter((operation) => operation.secured)
  const wrong: string[] = []
  for (const operation of secured) {
    const body = firstBody(operation)
    const { target, call: valid } = validRequest(contract.document, operation, body)
    const { authorization: _none, ...headers } = { ...BEARER, ...valid.headers }
    const got = await call(mock.url, target, { ...valid, headers })
    const documented = [...(operation.responses.get('401')?.content.values() ?? [])].flatMap((it) => [
      ...it.examples.values(),
    ])
    if (got.status !== 401 || !isEqual(got.json, documented[0]))
      wrong.push(`${operation.id}: ${got.status} ${got.text}`)
    const violations = contract.validation.response(operation.id, got.status, got.headers, got.json, {
      undocumented: 'error',
    })
    wrong.push(...violations.map(({ field, message }) => `${operation.id}: ${field} ${message}`))
  }
  expect(wrong).toEqual([])
  expect(secured.length).toBeGreaterThan(30)
})
