import type { BoundOperation, Validation } from '@pix-payments/http-contract/validation'
import { DEMO_CREDENTIALS } from '@pix-payments/service'
import { hostileForms } from './hostile-forms.ts'
import { hostileJson } from './hostile-json.ts'

/** A request that costs its sender little, and may cost the server much time. */
export interface HostileRequest {
  /** The name of the attack, without the operation. Requests of the same kind can be compared across operations. */
  readonly kind: string
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>> | undefined
  readonly body?: (() => Buffer) | undefined
}

const [{ pixKey }] = DEMO_CREDENTIALS

/** The largest accepted body (G-168). */
const ONE_MIB = 1_048_576

/** The size of a request line with headers. It is below Node's limit of 16 KiB. */
const HEAD_BYTES = 15_000

/** Returns hostile requests to every operation of a contract. They are made from the examples of the contract. */
export function hostileRequests({ operations }: Validation): HostileRequest[] {
  return operations.flatMap((operation) => [
    ...toBody(operation),
    ...toTarget(operation),
    ...withHeaders(operation),
  ])
}

/**
 * Returns a request that creates a charge with the largest accepted body: metadata at its limits, and otherwise
 * properties that the service ignores (G-046).
 */
export function largestCharge(): HostileRequest {
  const metadata = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}`.padEnd(50, 'k'), '😀'.repeat(200)]),
  )
  const charge = { amount: 1, expiresIn: 600, externalId: '😀'.repeat(100), pixKey, metadata }
  const ignored = 'a'.repeat(ONE_MIB - Buffer.byteLength(JSON.stringify(charge)) - 100)
  return {
    kind: 'a charge at all of its limits',
    operationId: 'createImmediateCharge',
    method: 'POST',
    path: '/v1/pix/deposit/immediate-charge',
    headers: { 'content-type': 'application/json' },
    body: () => Buffer.from(JSON.stringify({ ...charge, ignored })),
  }
}

const methodOf = ({ method }: BoundOperation): string => method.toUpperCase()

function toBody(operation: BoundOperation): HostileRequest[] {
  return [...(operation.body?.content ?? [])].flatMap(([type, { examples }]) => {
    const bodies =
      type === 'multipart/form-data'
        ? hostileForms(ONE_MIB)
        : hostileJson([...examples.values()], ONE_MIB).map((it) => ({ ...it, type }))
    return bodies.map(({ kind, type: contentType, body }) => ({
      kind,
      operationId: operation.id,
      method: methodOf(operation),
      path: pathOf(operation, 'x'),
      headers: { 'content-type': contentType },
      body,
    }))
  })
}

const pathOf = ({ path }: BoundOperation, value: string): string => path.replaceAll(/\{\w+\}/g, value)

/** Returns requests with long paths and long queries, within the limits of Node. */
function toTarget(operation: BoundOperation): HostileRequest[] {
  const to = (kind: string, path: string): HostileRequest => ({
    kind,
    operationId: operation.id,
    method: methodOf(operation),
    path,
  })
  const fill = (unit: string): string => unit.repeat(Math.floor(HEAD_BYTES / unit.length))
  const plain = pathOf(operation, 'x')
  const queries = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'query'
      ? [
          to('query: one name again and again', `${plain}?${fill(`${name}=1&`)}`),
          ...UNITS.map((unit) => to('query: a long value', `${plain}?${name}=${fill(unit)}`)),
        ]
      : [],
  )
  const paths = operation.path.includes('{')
    ? UNITS.map((unit) => to('path: a long value', pathOf(operation, fill(unit).slice(0, HEAD_BYTES / 2))))
    : []
  return [
    ...queries,
    ...paths,
    to('query: many names', `${plain}?${Array.from({ length: 2500 }, (_, index) => `${index}=`).join('&')}`),
    to('query: nothing but separators', `${plain}?${fill('&')}`),
    to('path: many segments', `${plain}${fill('/a')}`),
    to('path: nothing but slashes', `${plain}${fill('/')}`),
  ]
}

const UNITS = ['a', '0', '-', '.', '%20', '%25', '%zz', '%F0%9F%98%80', '%00', '+', '=', 'a.', '0-'] as const

function withHeaders(operation: BoundOperation): HostileRequest[] {
  const fill = (unit: string): string => unit.repeat(Math.floor(HEAD_BYTES / unit.length))
  const named = (kind: string, headers: NonNullable<HostileRequest['headers']>): HostileRequest => ({
    kind,
    operationId: operation.id,
    method: methodOf(operation),
    path: pathOf(operation, 'x'),
    headers,
  })
  return [
    named(
      'headers: a thousand',
      Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x-${at}`, ''])),
    ),
    named('headers: a long Authorization', { authorization: `Bearer ${fill('a')}` }),
    named('headers: an Authorization of spaces', { authorization: `Bearer ${fill(' ')}a!` }),
    named('headers: a long x-correlation-id', { 'x-correlation-id': fill('a') }),
    named('headers: a Content-Type of many parameters', {
      'content-type': `application/json${fill(';a=b')}`,
    }),
    named('headers: a Content-Type of spaces', { 'content-type': `application/json;${fill(' ')}x` }),
    named('headers: many preferences', { prefer: fill('a=b, ') }),
    named('headers: preferences that never close', { prefer: fill('a="') }),
    named('headers: a generated answer', { prefer: `dynamic, seed=${fill('a')}` }),
  ]
}
